import Testing

@testable import SkelinspectKit

@Suite("A document")
struct DocumentTests {
  @Test(
    "names what a value is",
    arguments: [
      ("null", "null"), ("true", "a boolean"), ("12.50", "the number 12.50"), ("[]", "a list"),
      ("{}", "a mapping"),
      (#""wide""#, "the text 'wide'"), (#""\u0061""#, "the text 'a'"), (#""""#, "the text ''"),
      ("1" + String(repeating: "0", count: 99), "the number 1" + String(repeating: "0", count: 59) + "…"),
      (
        "\"" + String(repeating: "é", count: 61) + "\"",
        "the text '" + String(repeating: "é", count: 60) + "…'"
      ),
    ])
  func kindNames(_ text: String, _ expected: String) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: "text.json")
    #expect(document.kindName(0) == expected)
  }

  @Test(
    "finds the elements of a list, and none elsewhere",
    arguments: [
      ("[]", 0), ("[1, 2]", 2), (#"["\n", [1, 2, 3], {"a": "\n"}, 4]"#, 4), ("{\"a\": 1}", 0), ("1", 0),
    ])
  func elements(_ text: String, _ count: Int) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: "text.json")
    #expect(document.elements(0).count == count)
  }

  @Test(
    "compares a text with a word without decoding it twice",
    arguments: [
      (#""word""#, true), (#""w\u006Frd""#, true), (#""words""#, false), (#""wor""#, false), (#""""#, false),
      ("1", false), ("[]", false),
    ])
  func words(_ text: String, _ isWord: Bool) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: "text.json")
    #expect(document.isText(0, "word") == isWord)
  }

  @Test(
    "has letters for texts, and in YAML for all that is written without quotes",
    arguments: [
      ("12", nil, "12"), ("true", nil, "true"), ("null", nil, nil), (#""12""#, "12", "12"), ("[]", nil, nil),
      (#""\t""#, "\t", "\t"), ("-0.50", nil, "-0.50"),
    ] as [(String, String?, String?)])
  func letters(_ text: String, _ inJSON: String?, _ inYAML: String?) throws {
    #expect(try DocumentReader.read(Array(text.utf8), named: "text.json").text(0) == inJSON)
    #expect(try DocumentReader.read(Array(text.utf8), named: "text.yaml").text(0) == inYAML)
  }

  @Test(
    "of JSON reads the same as YAML",
    arguments: [
      #"{"type": "UIView", "subviews": [{"type": "UILabel", "text": "a\tb", "alpha": 0.5}, {}], "id": null}"#,
      #"[true, false, null, -1.5e3, "é", "", {"a": {"b": []}}]"#,
    ])
  func sameTape(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(
      try DocumentReader.read(bytes, named: "text.json").tapeText
        == DocumentReader.read(bytes, named: "text.yaml").tapeText)
  }

  @Test("of JSON reads the same as YAML, whatever its spaces and letters", arguments: 0..<200)
  func sameRandomTape(_ seed: Int) throws {
    let text = RandomJSON(seed: UInt64(seed)).text
    let json = try DocumentReader.read(Array(text.utf8), named: "text.json").tapeText
    #expect(try DocumentReader.read(Array(text.utf8), named: "text.yaml").tapeText == json)
  }
}
