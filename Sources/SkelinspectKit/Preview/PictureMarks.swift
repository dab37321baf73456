/// What goes wrong in a picture, by view: a number for its badge, and the severity that it stands out with.
struct PictureMarks: Sendable {
  /// Views beyond these have no badge.
  static let maximumBadges = 99

  /// Those about a view, in the order of the file.
  let findings: [Diagnostic]
  /// From 0, in the same order.
  let numbers: [ViewIndex: Int]
  /// The worst.
  let severities: [ViewIndex: Diagnostic.Severity]

  init(_ findings: [Diagnostic]) {
    let marks = findings.compactMap { finding in finding.subject.map { (view: $0.index, finding: finding) } }
    self.findings = marks.map(\.finding)
    numbers = marks.reduce(into: [:]) { numbers, mark in
      if numbers[mark.view] == nil { numbers[mark.view] = numbers.count }
    }
    severities = Dictionary(marks.map { ($0.view, $0.finding.severity) }, uniquingKeysWith: max)
  }

  /// Views with numbers of their own, from 0, which several may share.
  init(numbers: [ViewIndex: Int], _ severity: Diagnostic.Severity) {
    (findings, self.numbers) = ([], numbers)
    severities = numbers.mapValues { _ in severity }
  }
}
