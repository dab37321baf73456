@testable import SkelinspectKit

/// Texts that break out of a format which writes them as they are.
enum Hostile {
  static let texts = [
    "we,ird:100%", "spaces and 'quotes' \"double\"", "carriage\r\nreturn", "emoji 🦴👨‍👩‍👧 漢字", "]]>",
    "{{braces}} {0}",
    "\u{202E}\u{2066}right to left \u{5D0}", "\u{1B}[31m\u{1B}]0;title\u{07}", "=1+1|' /C calc'!A0", "+1",
    "-1", "@sum",
    "::error::", "##[error]x", "%0A::error::y", "</script><b>&amp;&lt;",
    "`ticks` | pipes || *bold* _it_ ~~no~~",
    "[link](http://example.org) <http://example.org> www.example.org", "\ttab",
    "\u{00}\u{08}\u{0B}\u{7F}\u{9B}",
    "line\u{2028}separator\u{85}", "$x$ :smile: @name #1", "back\\slash \\n \\u{202e}",
    "\u{FFFE}\u{FFFF}\u{FEFF}pay\u{200B}ments\u{AD}",
    "<!--", "?><?php", "a\",\"b\n=2", "'single", "\u{E0041}tag", "%25 %2C",
  ]

  /// For each text a file with it in its name, its content, and all parts of its finding.
  static let report = LintReport(zip(0..., texts).map(file))

  /// All of it in a baseline, and as much again that is gone.
  static let baselined: LintReport = {
    let names = texts.map { fileName($0) }
    let gone = names.map { Baseline.Entry(file: $0, rule: "gone", path: $0, count: 1) }
    let found =
      report.compared(with: (Baseline(), BaselineFiles())) { _ in false }.baseline?.written.entries ?? []
    return report.compared(with: (Baseline(found + gone), BaselineFiles())) { _ in false }
  }()

  /// The name of a text's file, in which there is no `//`.
  static func fileName(_ text: String) -> String { text.replacing("//", with: "/") + ".yaml" }

  /// The texts in the order of their files.
  static var textsByFile: [String] { report.files.compactMap { $0.diagnostics.first?.message } }

  /// The finding in a file of the report.
  static func finding(_ text: String) -> Diagnostic { finding(0, text) }

  private static func file(_ number: Int, _ text: String) -> LintedFile {
    let finding = finding(number, text)
    return LintedFile(
      fileName(text), content(text), [finding], suppressed: [.init(diagnostic: finding, reason: text)])
  }

  private static func content(_ text: String) -> String { "type: \(text)\n\(text)\nid: \(text)" }

  private static func finding(_ number: Int, _ text: String) -> Diagnostic {
    let note = Diagnostic.Note(message: text, range: content(text).bytes(of: text))
    return Diagnostic(
      "unreachable-skeletonable", Diagnostic.Severity.allCases[number % 3], text,
      at: content(text).bytes(of: "id: \(text)"), help: text, notes: [note]
    ).about("UIView", "UILabel#\(text)")
  }
}

extension String {
  /// Without what XML 1.0 cannot hold.
  var withoutForbiddenXML: String {
    var text = ""
    text.unicodeScalars.append(
      contentsOf: unicodeScalars.filter { scalar in
        switch scalar.value {
        case 9, 10, 13: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
      })
    return text
  }

  /// As one that reads scalars sees it, where Swift takes CR and LF for one character.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
