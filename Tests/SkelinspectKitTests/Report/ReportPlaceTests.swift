import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Places in reports")
struct ReportPlaceTests {
  private static let text = "type: UIView\r\nid: \"🦴漢é\" # x\r\n"
  private static let report = LintReport([
    LintedFile("a.yaml", text, [Diagnostic("invalid-value", .error, "no", at: text.bytes(of: "# x"))])
  ])

  private static func object(_ format: ReportFormat) throws -> [String: Any] {
    let data = Data(format.text(of: report, .sample).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("count code points in our own format")
  func codePoints() throws {
    let finding = try #require((try Self.object(.json)["findings"] as? [[String: Any]])?.first)
    #expect(finding["line"] as? Int == 2 && finding["column"] as? Int == 11)
    #expect(finding["endLine"] as? Int == 2 && finding["endColumn"] as? Int == 14)
  }

  @Test("count UTF-16 units in SARIF, and say so")
  func utf16() throws {
    let run = try #require((try Self.object(.sarif)["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let text = ReportFormat.sarif.text(of: Self.report, .sample)
    #expect(text.contains("\"startLine\": 2, \"startColumn\": 12, \"endLine\": 2, \"endColumn\": 15"))
  }

  @Test("count bytes for Reviewdog")
  func bytes() {
    let text = ReportFormat.rdjson.text(of: Self.report, .sample)
    #expect(
      text.contains("{\"start\": {\"line\": 2, \"column\": 17}, \"end\": {\"line\": 2, \"column\": 20}}"))
  }

  @Test(
    "count from one in each unit",
    arguments: [
      ("", 0, 1, 1, 1), ("aé😀x", 7, 4, 5, 8), ("😀\n😀x", 9, 2, 3, 5), ("a\r\nb", 3, 1, 1, 1),
      (String(repeating: "😀", count: 700) + "x", 2800, 701, 1401, 2801),
      (String(repeating: "é", count: 5000), 10_000, 5001, 5001, 10_001),
    ].map { Named("byte \($0.1) of \($0.0.debugDescription)", $0) })
  func units(_ example: Named<(String, Int, Int, Int, Int)>) {
    let (text, offset, codePoints, utf16, bytes) = example.value
    let source = SourceText(Array(text.utf8), named: "")
    #expect(LineTable(source).position(of: offset).column == codePoints)
    #expect(LineTable(source, unit: .utf16).position(of: offset).column == utf16)
    #expect(LineTable(source, unit: .bytes).position(of: offset).column == bytes)
  }

  @Test(
    "end before a line break, and never before they begin",
    arguments: [
      ("ab\ncd", 0..<3, 1, 3), ("ab\r\ncd", 1..<4, 1, 3), ("ab\ncd", 2..<3, 1, 3), ("ab\ncd", 0..<4, 2, 2),
      ("ab", 2..<2, 1, 3), ("ab", 5..<9, 1, 3), ("\n\n", 0..<2, 1, 1),
    ])
  func ends(_ text: String, _ range: Range<Int>, _ line: Int, _ column: Int) {
    let region = LineTable(SourceText(Array(text.utf8), named: "")).region(of: range)
    #expect(region.end == SourcePosition(line: line, column: column))
  }

  @Test(
    "are in files that are named from the repository",
    arguments: [
      ("a.yaml", "/r/s", nil, "a.yaml", "/r/s/a.yaml"),
      ("./x/../a.yaml", "/r/s/", nil, "a.yaml", "/r/s/a.yaml"),
      ("../a.yaml", "/r/s", nil, "/r/a.yaml", "/r/a.yaml"),
      ("../a.yaml", "/r/s", "/r", "a.yaml", "/r/a.yaml"),
      ("/r/s/a.yaml", "/r/s", nil, "a.yaml", "/r/s/a.yaml"),
      ("/r/sa.yaml", "/r/s", nil, "/r/sa.yaml", "/r/sa.yaml"),
      ("a.yaml", "/r/s", "/r", "s/a.yaml", "/r/s/a.yaml"), ("a.yaml", "/", nil, "a.yaml", "/a.yaml"),
      ("../../../a.yaml", "/r", nil, "/a.yaml", "/a.yaml"), ("<stdin>", "/r", nil, "<stdin>", "/r/<stdin>"),
    ] as [(String, String, String?, String, String)])
  func files(_ name: String, _ folder: String, _ repository: String?, _ shown: String, _ absolute: String) {
    var settings = ReportSettings(folder: folder, version: "1.0.0")
    settings.repository = repository
    let address = FileAddress(name, settings)
    #expect(address.name == shown && address.absolute == absolute)
    #expect(address.uri == (shown.hasPrefix("/") ? "file://" : "") + shown.percentEncoded)
  }

  @Test("outside of the repository are absolute in SARIF, without a base")
  func outside() {
    let report = LintReport([
      LintedFile("../ä b.yaml", "a", [Diagnostic("invalid-value", .error, "", at: 0..<1)])
    ])
    let text = ReportFormat.sarif.text(of: report, .sample)
    #expect(text.contains("\"artifactLocation\": {\"uri\": \"file:///home/anna/%C3%A4%20b.yaml\"}"))
  }
}
