/// What goes wrong in a picture, by view: a number for its badge, and the severity that it stands out with.
struct PictureMarks: Sendable {
  /// Views beyond these have no badge.
  static let maximumBadges = 99

  /// What is told of it below the picture.
  struct Note: Sendable {
    /// Of its badge, from 0; nil of what has none.
    let number: Int?
    let severity: Diagnostic.Severity
    let text: String
    /// Nil of what is not a finding.
    var rule: String?
  }

  /// In the order of the file.
  let notes: [Note]
  /// From 0, in the same order.
  let numbers: [ViewIndex: Int]
  /// The worst.
  let severities: [ViewIndex: Diagnostic.Severity]

  init(_ findings: [Diagnostic]) {
    let marks = findings.compactMap { finding in finding.subject.map { (view: $0.index, finding: finding) } }
    let numbers: [ViewIndex: Int] = marks.reduce(into: [:]) { numbers, mark in
      if numbers[mark.view] == nil { numbers[mark.view] = numbers.count }
    }
    notes = marks.map {
      Note(
        number: numbers[$0.view], severity: $0.finding.severity, text: $0.finding.message,
        rule: $0.finding.rule)
    }
    self.numbers = numbers
    severities = Dictionary(marks.map { ($0.view, $0.finding.severity) }, uniquingKeysWith: max)
  }

  /// Views with numbers of their own, from 0, which several may share.
  init(numbers: [ViewIndex: Int], _ severity: Diagnostic.Severity) {
    self.init(numbers: numbers, numbers.mapValues { _ in severity })
  }

  /// - Parameter severities: of outlined views, with and without a number.
  init(numbers: [ViewIndex: Int], _ severities: [ViewIndex: Diagnostic.Severity], notes: [Note] = []) {
    (self.notes, self.numbers, self.severities) = (notes, numbers, severities)
  }

  /// The command that tells the rest.
  var command: String { notes.contains { $0.rule != nil } ? "lint" : "diff" }
}
