import Testing

@testable import SkelinspectKit

@Suite("Reading a baseline") struct BaselineReaderTests {
  static let sample = Baseline([
    .init(file: "b.yaml", rule: "zero-size-leaf", path: "A/B#\"x/\\\"y\"", count: 2),
    .init(file: "a.yaml", rule: "zero-size-leaf", path: "A/B", count: 1),
    .init(file: "a.yaml", rule: "zero-size-leaf", path: nil, count: 3),
    .init(file: "a.yaml", rule: "duplicate-id", path: "\u{1B}[31m é 🦴\u{202E}", count: 1),
    .init(file: "b.yaml", rule: "zero-size-leaf", path: "A/B#\"x/\\\"y\"", count: 2),
  ])

  @Test("gives back what was written, sorted, one entry a line, with a newline at the end") func roundTrip()
    throws
  {
    let text = Self.sample.text
    #expect(try Baseline.read(Array(text.utf8), named: "b.json") == Self.sample)
    #expect(text.hasSuffix("]}\n"))
    #expect(text.split(separator: "\n").count == Self.sample.entries.count + 3)
    #expect(Self.sample.entries.map(\.count) == [1, 3, 1, 4])
    #expect(text.isSafeOnTerminals)
    #expect(Baseline().text == "{\"schemaVersion\": 1,\n \"findings\": []}\n")
  }

  @Test("keeps where an editor finds the schema") func schema() throws {
    var baseline = Self.sample
    baseline.schema = "baseline.schema.json"
    #expect(baseline.text.hasPrefix("{\"$schema\": \"baseline.schema.json\",\n \"schemaVersion\": 1,"))
    #expect(try Baseline.read(Array(baseline.text.utf8), named: "b.json") == baseline)
  }

  private static let entry = "{\"file\": \"a\", \"rule\": \"r\", \"path\": null, \"count\": 1}"
  /// Texts and their first message.
  static let wrong: [(text: String, message: String)] =
    [
      ("", "the file is empty; expected a value"),
      ("[]", "a list or a value is not a baseline"),
      ("12", "a list or a value is not a baseline"),
      ("{}", "this is not a baseline: 'findings' is missing"),
      ("{\"type\": \"UIView\"}", "this is not a baseline: 'findings' is missing"),
      ("{\"findings\": []}", "this is not a baseline: 'schemaVersion' is missing"),
      (
        "{\"schemaVersion\": 1, \"summary\": {}, \"findings\": []}",
        "this is a report of lint, not a baseline"
      ),
      ("{\"schemaVersion\": 2, \"findings\": []}", "expected 1 for 'schemaVersion', found the number 2"),
      ("{\"schemaVersion\": \"1\", \"findings\": []}", "expected 1 for 'schemaVersion', found the text '1'"),
      ("{\"schemaVersion\": 1, \"findings\": {}}", "expected a list for 'findings', found a mapping"),
      ("{\"schemaVersion\": 1, \"findings\": [], \"note\": 1}", "unknown key 'note' in a baseline"),
      (
        "{\"schemaVersion\": 1, \"findings\": [], \"findings\": []}",
        "the key 'findings' appears twice in one mapping"
      ),
      (
        "{\"schemaVersion\": 1, \"findings\": [], \"$schema\": 1}",
        "expected text for '$schema', found the number 1"
      ),
      ("{\"schemaVersion\": 1,\n<<<<<<< HEAD\n", "a merge conflict is not resolved here"),
      ("{\"schemaVersion\": 1, \"findings\": [\(entry)\n\(entry)]}", "expected ',' or ']', found '{'"),
    ] + entries.map { ("{\"schemaVersion\": 1, \"findings\": [\($0.text)]}", $0.message) }

  private static let entries: [(text: String, message: String)] =
    [
      ("1", "expected an entry, a mapping with a 'file', found the number 1"),
      ("{}", "'file' is missing in this entry"),
      (entry.replacing("file", with: "fiel"), "unknown key 'fiel' in an entry of a baseline"),
      (entry.replacing("\"a\"", with: "1"), "expected text for 'file', found the number 1"),
      (entry.replacing("\"a\"", with: "\"\""), "expected text for 'file', found an empty one"),
      (entry.replacing("\"r\"", with: "null"), "expected text for 'rule', found null"),
      (entry.replacing("\"r\"", with: "\"syntax-error\""), "'syntax-error' cannot be in a baseline"),
      (entry.replacing("\"r\"", with: "\"nested-roots\""), "no rule is called 'nested-roots'"),
      (entry.replacing("null", with: "[]"), "expected text for 'path', found a list"),
      (entry.replacing("null", with: "\"\""), "expected text for 'path', found an empty one"),
    ]
    + ["0", "-1", "1.5", "1000001", "1e300", "1e999", "9223372036854775808", "true", "\"1\"", "null"].map {
      (entry.replacing("1", with: $0), "expected a whole number from 1 to 1000000 for 'count', found ")
    } + [(entry + ", " + entry, "this entry appears twice: the same file, rule and path")]

  @Test("says what is wrong, and where", arguments: wrong) func errors(_ text: String, _ message: String)
    throws
  {
    let error = #expect(throws: ReadError.self) { try Baseline.read(Array(text.utf8), named: "b.json") }
    let first = try #require(error?.diagnostics.first)
    #expect(first.message.hasPrefix(message))
    #expect(first.severity == .error)
    #expect(first.place.range.upperBound <= text.utf8.count)
  }

  @Test("is refused or read, whatever byte of it is another") func mutations() {
    let bytes = Array(Self.sample.text.utf8)
    for index in bytes.indices {
      for byte in [
        0, 0x0A, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "9"), 0xFF,
      ] {
        var other = bytes
        other[index] = byte
        _ = try? Baseline.read(other, named: "b.json")
        _ = try? Baseline.read(Array(bytes[..<index]), named: "b.json")
      }
    }
  }
}
