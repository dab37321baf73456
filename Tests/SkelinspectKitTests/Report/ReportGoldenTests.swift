import Testing

@testable import SkelinspectKit

@Suite("A report in each format")
struct ReportGoldenTests {
  @Test("is the one that is checked in", arguments: ReportFormat.allCases)
  func sample(_ format: ReportFormat) throws {
    let text = Self.withoutRules(format.text(of: .sample, .sample))
    try Golden.check(text, against: "Tests/Fixtures/reports/sample.\(format).txt")
  }

  @Test("beside a baseline is the one that is checked in", arguments: ReportFormat.allCases)
  func baselined(_ format: ReportFormat) throws {
    let text = Self.withoutRules(format.text(of: .baselined, .sample))
    try Golden.check(text, against: "Tests/Fixtures/reports/baselined.\(format).txt")
    #expect(text.contains("UIStackView#header") == [.json, .sarif, .html].contains(format))
  }

  @Test("of a terminal with colours is the one that is checked in")
  func colors() throws {
    var settings = ReportSettings.sample
    settings.paint = Paint(isColored: true)
    settings.lineWidth = 60
    let text = ReportFormat.text.text(of: .sample, settings).replacing("\u{1B}", with: "⟨1B⟩")
    try Golden.check(Self.withoutRules(text), against: "Tests/Fixtures/reports/sample.colors.txt")
  }

  @Test("of no findings says so where people read it", arguments: ReportFormat.allCases)
  func clean(_ format: ReportFormat) throws {
    let report = LintReport([LintedFile("a.yaml", "type: UIView\n"), LintedFile("b.yaml", "type: UIView\n")])
    let text = Self.withoutRules(format.text(of: report, .sample))
    try Golden.check(text, against: "Tests/Fixtures/reports/clean.\(format).txt")
  }

  @Test("says what could not be read", arguments: [ReportFormat.text, .json, .sarif, .junit, .markdown])
  func unread(_ format: ReportFormat) throws {
    let text = Self.withoutRules(format.text(of: .unread, .failed))
    try Golden.check(text, against: "Tests/Fixtures/reports/unread.\(format).txt")
  }

  @Test(
    "ends with a line break, has no carriage return but in CSV, and is the same each time",
    arguments: ReportFormat.allCases)
  func bytes(_ format: ReportFormat) {
    let text = format.text(of: .sample, .sample)
    #expect(text.utf8.last == UInt8(ascii: "\n"))
    #expect(text.utf8.contains(0x0D) == (format == .csv))
    #expect(text == format.text(of: .sample, .sample))
    #expect(!text.utf8.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  @Test("is coloured in text only", arguments: ReportFormat.allCases)
  func colored(_ format: ReportFormat) {
    var settings = ReportSettings.sample
    settings.paint = Paint(isColored: true)
    #expect(format.text(of: .sample, settings).contains("\u{1B}") == (format == .text))
  }

  /// Rules have words and numbers of their own, which are no matter of formats.
  private static func withoutRules(_ text: String) -> String {
    let text = text.withoutStyleAndScript
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = lines.filter { !$0.hasPrefix("    {\"id\": ") }.joined(separator: "\n")
    let names = [
      Rule.unreachableSkeletonable.why: "⟨why⟩", Rule.unreachableSkeletonable.link.address: "⟨link⟩",
    ]
    let readers = [Rule.syntaxError, .yamlBoolean, .duplicateKey, .unusedSuppression].map(\.link.address)
    let unnamed = names.reduce(others) { $0.replacing($1.key, with: $1.value) }
    return readers.reduce(unnamed) { $0.replacing($1, with: "⟨reader's link⟩") }
      .replacing(#/"ruleIndex": \d+/#, with: "\"ruleIndex\": 0")
  }
}

extension String {
  /// A page's style and script are sources of their own.
  var withoutStyleAndScript: String {
    replacing(PageAssets.style, with: "⟨style⟩").replacing(PageAssets.script, with: "⟨script⟩")
      .replacing(PageAssets.scriptHash, with: "⟨hash⟩")
  }
}
