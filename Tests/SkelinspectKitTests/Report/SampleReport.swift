@testable import SkelinspectKit

extension LintedFile {
  /// A file with findings made by hand.
  init(
    _ name: String, _ text: String, _ diagnostics: [Diagnostic] = [], suppressed: [Suppressed] = [],
    isRead: Bool = true
  ) {
    let source = SourceText(Array(text.utf8), named: name)
    self.init(
      name: name, diagnostics: diagnostics.map { $0.placed(in: source) },
      suppressed: suppressed.map { .init(diagnostic: $0.diagnostic.placed(in: source), reason: $0.reason) },
      isRead: isRead, source: source)
  }
}

extension Diagnostic {
  func about(_ path: String...) -> Diagnostic {
    var copy = self
    copy.path = path
    return copy
  }
}

extension String {
  /// The UTF-8 bytes of the first place of a piece; its end where the text has no such piece.
  func bytes(of piece: String) -> Range<Int> {
    guard let place = range(of: piece) else { return utf8.count..<utf8.count }
    let start = utf8.distance(from: startIndex, to: place.lowerBound)
    return start..<start + piece.utf8.count
  }

  private func range(of piece: String) -> Range<String.Index>? {
    unicodeScalars.firstRange(of: Array(piece.unicodeScalars))
  }
}

extension ReportSettings {
  static let sample = ReportSettings(folder: "/home/anna/Shop", version: "1.2.3")
  static let failed: ReportSettings = {
    var settings = sample
    settings.isDone = false
    return settings
  }()
}

/// A small report: errors, a warning and a note, a suppressed finding, a file that cannot be read, a clean one.
extension LintReport {
  static let sample = LintReport([profile, feed, broken, LintedFile("Screens/clean.yaml", "type: UIView\n")])

  /// Beside a clean file what could not be read, with hostile names, and what was left out.
  static let unread: LintReport = {
    var report = LintReport([LintedFile("Screens/clean.yaml", "type: UIView\n")])
    let errors = Hostile.texts.map(Hostile.fileName) + ["Screens/gone.yaml"]
    report.notices =
      errors.map { Notice($0, "No such file or directory", isError: true) }
      + [Notice("mac.xib", "left out: its views are AppKit's")]
    return report
  }()

  /// The same beside a baseline that has one of its findings, and others that are gone.
  static let baselined: LintReport = {
    let header = "UIView#screen/UIStackView#header"
    let entries: [Baseline.Entry] = [
      .init(file: "Screens/profile.yaml", rule: "unreachable-skeletonable", path: header, count: 2),
      .init(file: "Screens/clean.yaml", rule: "zero-size-leaf", path: nil, count: 1),
    ]
    return sample.compared(with: (Baseline(entries), BaselineFiles())) { _ in false }
  }()

  private static let profile: LintedFile = {
    let text = """
      type: UIView
      id: screen
      isSkeletonable: yes
      subviews:
        - type: UIStackView
          id: header
          arrangedSubviews:
            - {type: UILabel, id: name, isSkeletonable: true}
            - {type: UILabel, isSkeletonable: true}
        - {type: UIImageView, isSkeletonable: true}

      """
    let hole = Diagnostic(
      "unreachable-skeletonable", .error, "2 marked views below UIStackView#header are never reached",
      at: text.bytes(of: "type: UIStackView"), help: "mark UIStackView#header",
      notes: [
        .init(message: "UILabel#name is never reached", range: text.bytes(of: "type: UILabel, id: name")),
        .init(message: "UILabel is never reached", range: text.bytes(of: "type: UILabel, is")),
      ])
    return LintedFile(
      "Screens/profile.yaml", text,
      [
        Diagnostic(
          "yaml-boolean", .warning, "'yes' is a text to JSON", at: text.bytes(of: "yes"), help: "write true"),
        hole.about("UIView#screen", "UIStackView#header"),
      ])
  }()

  private static let feed: LintedFile = {
    let text = "type: UITableView # 🦴\nid: feed\nid: 表\nrowHeight: 0 # skelinspect:ignore\n"
    let first = Diagnostic.Note(message: "it appears here first", range: text.bytes(of: "id"))
    let twice = Diagnostic(
      "duplicate-key", .error, "the key 'id' stands twice", at: text.bytes(of: "id: 表"), notes: [first])
    let unused = Diagnostic(
      "unused-suppression", .note, "nothing is suppressed", at: text.bytes(of: "skelinspect:ignore"),
      help: "remove it")
    return LintedFile(
      "Screens/feed.yaml", text, [unused.about("UITableView#feed")],
      suppressed: [.init(diagnostic: twice.about("UITableView#feed"), reason: "both are right")])
  }()

  private static let broken: LintedFile = {
    let text = "type: UIView\nframe: [0, 0, 10\n"
    let opening = Diagnostic.Note(message: "this '[' is not closed", range: text.bytes(of: "["))
    let error = Diagnostic.syntaxError(
      "expected ',' or ']'", at: text.utf8.count - 1..<text.utf8.count, notes: [opening])
    return LintedFile("Screens/broken.yaml", text, [error], isRead: false)
  }()
}
