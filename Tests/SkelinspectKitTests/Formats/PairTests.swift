import Testing

@testable import SkelinspectKit

@Suite("A key and its value")
struct PairTests {
  /// Values that stand near their keys, and such that do not, with what the first takes.
  static let texts: [(text: String, isPair: Bool)] = [
    (#"{"a": 1}"#, true), (#"{"a": "b"}"#, true), (#"{"a": true}"#, true), (#"{"a": null}"#, true),
    (#"{"": ""}"#, true), (#"{"a": "\#(String(repeating: "v", count: 4095))"}"#, true),
    (#"{"a": "\#(String(repeating: "v", count: 4096))"}"#, false),
    (#"{"\#(String(repeating: "k", count: 63))": 1}"#, true),
    (#"{"\#(String(repeating: "k", count: 64))": 1}"#, false),
    (#"{"a":\#(String(repeating: " ", count: 61))1}"#, true),
    (#"{"a":\#(String(repeating: " ", count: 62))1}"#, false), (#"{"a": "\n"}"#, false),
    (#"{"\n": 1}"#, false),
    (#"{"a": []}"#, false), (#"{"a": {}}"#, false),
  ]

  @Test(
    "share an entry where both are short scalars near each other", arguments: texts.map { Named($0.text, $0) }
  )
  func entries(_ example: Named<(text: String, isPair: Bool)>) throws {
    let (text, isPair) = example.value
    for name in ["text.json", "text.yaml"] {
      let document = try DocumentReader.read(Array(text.utf8), named: name)
      let key = document.first(in: 0)
      #expect((document.next(after: key) == key + 1) == isPair)
    }
  }

  @Test("are read as from entries of their own", arguments: texts.map { Named($0.text) })
  func values(_ example: Named<String>) throws {
    let text = example.value
    for name in ["text.json", "text.yaml"] {
      let document = try DocumentReader.read(Array(text.utf8), named: name)
      // A list has no keys, and no pairs.
      let apart = try DocumentReader.read(
        Array(text.replacing("\":", with: "\",").utf8.map { $0 == 0x7B ? 0x5B : $0 == 0x7D ? 0x5D : $0 }),
        named: name)
      let (key, other) = (document.first(in: 0), apart.first(in: 0))
      #expect(document.kind(key) == apart.kind(other) && document.range(key) == apart.range(other))
      #expect(document.text(key) == apart.text(other))
      let (value, otherValue) = (document.next(after: key), apart.next(after: other))
      #expect(document.kind(value) == apart.kind(otherValue) || document.kind(value) == .mapping)
      #expect(document.range(value) == apart.range(otherValue))
      #expect(document.text(value) == apart.text(otherValue))
      let end = document.next(after: value)
      #expect(document.kind(value) == .list || document.kind(value) == .mapping || end == document.tape.end)
      #expect(document.extent(of: 0) == apart.extent(of: 0))
    }
  }

  @Test("stand in order among all values", arguments: ["text.json", "text.yaml"])
  func order(_ name: String) throws {
    let text = #"{"a": 1, "b": ["x", {"c": "d\n", "e": {}}], "f": "g"}"#
    let document = try DocumentReader.read(Array(text.utf8), named: name)
    let starts = document.tape.nodes.map { document.range($0).lowerBound }
    #expect(starts == starts.sorted() && starts.count == 13)
    #expect(document.elements(0).isEmpty)
  }

  @Test("of YAML are apart where an alias means the value")
  func anchored() throws {
    let document = try DocumentReader.read(Array("{a: &x 1, b: *x, &k c: 2, d: *k}".utf8), named: "text.yaml")
    #expect(
      document.tapeText == "{@0 a@1..<2 =1@7..<8 b@10..<11 *@13→7 c@20..<21 =2@23..<24 d@26..<27 *@29→20 }")
  }
}
