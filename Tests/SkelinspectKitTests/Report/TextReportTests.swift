import Testing

@testable import SkelinspectKit

@Suite("Findings in text")
struct TextReportTests {
  @Test("underline their places, however odd the lines are", arguments: [100, 40])
  func snippets(_ width: Int) throws {
    var settings = ReportSettings.sample
    settings.lineWidth = width
    try Golden.check(
      ReportFormat.text.text(of: Self.odd, settings), against: "Tests/Fixtures/reports/odd-\(width).txt")
  }

  @Test("keep their source lines within the width", arguments: [20, 40, 55, 100, 160])
  func width(_ width: Int) {
    var settings = ReportSettings.sample
    settings.lineWidth = width
    let text = ReportFormat.text.text(of: Self.odd, settings)
    for line in text.split(separator: "\n") where line.wholeMatch(of: #/ +\d+ \|.*/#) != nil {
      #expect(Self.cells(of: String(line)) <= width, "\(line)")
    }
  }

  @Test("say the mechanism of a rule once where lines have a width")
  func why() {
    let findings = [0, 2].map { Diagnostic("unreachable-skeletonable", .error, "no", at: $0..<$0 + 1) }
    let report = LintReport(["a.yaml", "b.yaml"].map { LintedFile($0, "a\nb\n", findings) })
    for (width, count) in [(nil, 4), (80, 1)] {
      var settings = ReportSettings.sample
      settings.lineWidth = width
      #expect(ReportFormat.text.text(of: report, settings).split(separator: "  = why: ").count == count + 1)
    }
  }

  @Test(
    "leave out the blanks that all lines of a snippet begin with",
    arguments: [
      ("    a: b\n      c: d\n", ["a:", "c:"], [" 1 | a: b", "   | ^^", " 2 |   c: d", "   |   -- it"]),
      ("\t a: b\n\t\tc: d\n", ["a:", "c:"], [" 1 |  a: b", "   |  ^^", " 2 |     c: d", "   |     -- it"]),
      ("    a: b\nc: d\n", ["a:", "c:"], [" 1 |     a: b", "   |     ^^", " 2 | c: d", "   | -- it"]),
      ("  \ta: b\n", ["\t"], [" 1 |     a: b", "   | ^^^^"]),
    ])
  func indentation(_ text: String, _ places: [String], _ lines: [String]) {
    let notes = places.dropFirst().map { Diagnostic.Note(message: "it", range: text.bytes(of: $0)) }
    let finding = Diagnostic("invalid-value", .error, "no", at: text.bytes(of: places[0]), notes: notes)
    let report = ReportFormat.text.text(of: LintReport([LintedFile("a.yaml", text, [finding])]), .sample)
    #expect(report.split(separator: "\n").dropFirst().prefix(lines.count).map(String.init) == lines)
  }

  @Test("are fifty a file and a count of those beyond")
  func maximum() {
    let text = String(repeating: "a\n", count: 60)
    let diagnostics = (0..<60).map { Diagnostic("invalid-value", .error, "no", at: $0 * 2..<$0 * 2 + 1) }
    var file = LintedFile("a.yaml", text, diagnostics, isRead: false)
    file.omitted = 5
    let printed = ReportFormat.text.text(of: LintReport([file]), .sample)
    #expect(printed.split(separator: "\n").filter { $0.hasSuffix("no [invalid-value]") }.count == 50)
    #expect(printed.hasSuffix("\na.yaml: and 15 more\n\nFound 65 findings (65 errors) in 1 file.\n"))
  }

  @Test("say how many are not shown, and why")
  func hidden() {
    let report = LintReport.sample.showing(atLeast: .error)
    let lines = ReportFormat.text.text(of: report, .sample).split(separator: "\n")
    #expect(
      lines.suffix(2) == [
        "Not shown: 2 findings below --min-level, 1 suppressed.", "Found 2 findings (2 errors) in 4 files.",
      ])
  }

  @Test("have no summary where it is not wanted")
  func quiet() {
    var settings = ReportSettings.sample
    settings.isQuiet = true
    #expect(!ReportFormat.text.text(of: .sample, settings).contains("Found"))
    #expect(ReportFormat.text.text(of: LintReport([LintedFile("a.yaml", "")]), settings).isEmpty)
  }

  private static func cells(of line: String) -> Int {
    let bytes = Array(line.utf8)
    return SourceText(bytes, named: "").cells(0..<bytes.count).reduce(0) { $0 + $1.width }
  }

  private static let odd: LintReport = {
    let long = String(repeating: "long ", count: 60)
    let text = """
      a: "漢字 🦴 👨‍👩‍👧 🇩🇪 e\u{301}"\tb: here\r
      c: \u{1B}[31m \u{202E}x \u{9B}31m ÿ
      \td: 'one


         two' # x
      e: \(long)here\(long)there\(long)
      {"type":"UIView","subviews":[{"type":"UILabel","text":"漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字"}]}

      last
      """
    let note = { (piece: String, message: String) in
      Diagnostic.Note(message: message, range: text.bytes(of: piece))
    }
    let end = text.utf8.count
    let findings = [
      Diagnostic("invalid-value", .error, "the file begins here", at: 0..<0),
      Diagnostic(
        "invalid-value", .warning, "wide letters", at: text.bytes(of: "here"),
        notes: [note("字", "the first"), note("👨‍👩‍👧", "a family"), note("last", "behind all")]),
      Diagnostic(
        "invalid-value", .note, "escapes \u{1B}[31m", at: text.bytes(of: "\u{202E}x"),
        help: "no \u{202E} help", notes: [note("ÿ", "right of it \u{9B}")]
      ).about("UIView", "UILabel#\u{1B}"),
      Diagnostic(
        "invalid-value", .error, "many lines",
        at: text.bytes(of: "'one").lowerBound..<text.bytes(of: "two'").upperBound,
        notes: [
          .init(message: "the end", range: end..<end + 9),
          .init(
            message: "and more of them",
            range: text.bytes(of: "c:").lowerBound..<text.bytes(of: "d:").upperBound),
        ]),
      Diagnostic("invalid-value", .error, "an empty line", at: text.bytes(of: "\n\n   two")),
      Diagnostic(
        "invalid-value", .error, "far in a long line", at: text.bytes(of: "here" + long + "there"),
        notes: [note("e: long", "its beginning"), note("there", "its end")]),
      Diagnostic(
        "invalid-value", .error, "the end of a long line", at: text.bytes(of: "字\"}]}").lowerBound..<end - 6),
      Diagnostic(
        "invalid-value", .error, "behind the end", at: end..<end,
        notes: (0..<11).map { .init(message: "place \($0)", range: $0..<$0 + 1) }),
    ]
    return LintReport([
      LintedFile("odd.yaml", text, findings),
      LintedFile("empty.yaml", "", [Diagnostic("syntax-error", .error, "nothing", at: 0..<0)]),
    ])
  }()
}
