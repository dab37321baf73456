import Testing

@testable import SkelinspectKit

@Suite("A text in YAML")
struct YAMLTextTests {
  @Test(
    "is decoded, and keeps the bytes it was written in",
    arguments: [
      ("'it''s'", #""it's"@1..<6"#), ("''", #"""@1..<1"#),
      ("'a\\n'", #""a\n"@1..<4"#), ("'a\n\n  b'", "\"a\nb\"@1..<7"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\"\\/\u{08}\u{0C}\n\r\t\"@1..<17"),
      (#""\0\a\v\e\ \_\N\L\P""#, "\"\0\u{07}\u{0B}\u{1B} \u{A0}\u{85}\u{2028}\u{2029}\"@1..<19"),
      (#""\x41\u00e9\U0001F600""#, #""Aé😀"@1..<21"#),
      ("\"a\\\n  b\"", #""ab"@1..<7"#), ("\"a\n  b\n\n  c\"", "\"a b\nc\"@1..<11"),
      ("\"a\r\n b\"", #""a b"@1..<6"#), ("\"a\tb\"", "\"a\tb\"@1..<4"),
      ("{\"a b\": 1, 'c''d': 2}", #"{@0 "a b"@2..<5 =1@8..<9 "c'd"@12..<16 =2@19..<20 }"#),
      (#"{"\u0061": 1}"#, #"{@0 "a"@2..<8 =1@11..<12 }"#),
    ])
  func quoted(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text)
  }

  @Test(
    "without quotes may take several lines",
    arguments: [
      ("a: x\n  y\nb: 1", "{@0 a@0..<1 x y@3..<8 b@9..<10 =1@12..<13 }"),
      ("a: x\r\n  y\r\nb: 1", "{@0 a@0..<1 x y@3..<9 b@11..<12 =1@14..<15 }"),
      ("a: x\n\n  y\n", "{@0 a@0..<1 x\ny@3..<9 }"),
      ("a:\n  é\n  ü\nb: 1", "{@0 a@0..<1 é ü@5..<12 b@13..<14 =1@16..<17 }"),
      ("a: 1\n  2", "{@0 a@0..<1 1 2@3..<8 }"), ("a: null\n  null", "{@0 a@0..<1 null null@3..<14 }"),
      ("[a\n b]", "[@0 a b@1..<5 ]"),
    ])
  func plain(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text)
  }

  @Test(
    "in a block keeps or folds its lines",
    arguments: [
      ("|\n  x\n  y\n", "x\ny\n"), ("|-\n  x\n  y\n", "x\ny"), ("|+\n  x\n\n", "x\n\n"),
      (">\n  x\n  y\n", "x y\n"), (">-\n  x\n  y\n\n  z\n", "x y\nz"), (">+\n  x\n  y\n\n", "x y\n\n"),
      (">\n  x\n    y\n  z\n", "x\n  y\nz\n"), ("|2\n   x\n", " x\n"), ("|1-\n x\n", "x"),
      ("|\n  é\n  ü\n", "é\nü\n"), ("|\r\n  x\r\n  y\r\n", "x\ny\n"), ("| # comment\n  x\n", "x\n"),
      ("|\n  # no comment\n", "# no comment\n"), ("|\n  'x' \"y\" \\n\n", "'x' \"y\" \\n\n"), ("|\n", ""),
      ("|\n  12\n", "12\n"), (">-\n  true\n", "true"),
    ])
  func block(_ block: String, _ expected: String) throws {
    let text = "é: \(block)b: 1\n"
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    #expect([.text, .decodedText].contains(document.kind(document.firstValue)))
    #expect(document.text(document.firstValue) == expected)
    #expect(document.range(document.firstValue).lowerBound == 4)
    #expect(document.source.string(document.range(document.firstValue)).hasPrefix(block.trimmed))
    let end = text.utf8.count
    #expect(document.tapeText.hasSuffix("b@\(end - 5)..<\(end - 4) =1@\(end - 2)..<\(end - 1) }"))
  }

  @Test(
    "counts by its letters even where an unquoted word means something else",
    arguments: [
      ("12", "12"), ("0x6000", "0x6000"), ("true", "true"), ("False", "False"), ("1.50", "1.50"),
      ("yes", "yes"),
      ("&a 12", "12"), ("!!str 12", "12"), ("~", nil), ("null", nil), ("", nil), ("[]", nil), ("{}", nil),
    ] as [(String, String?)])
  func letters(_ value: String, _ expected: String?) throws {
    let document = try DocumentReader.read(Array("a: \(value)".utf8), named: "text.yaml")
    #expect(document.text(document.firstValue) == expected)
  }

  @Test(
    "may be megabytes long",
    arguments: [
      ("\"", "\""), ("'", "'"), ("", ""), ("|\n ", ""),
    ])
  func long(_ opening: String, _ closing: String) throws {
    let text = "x: \(opening)\(String(repeating: "é", count: scaled(5_000_000)))\(closing)\ny: 1"
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    #expect(document.textRange(document.firstValue)?.count ?? 0 >= 2 * scaled(5_000_000))
    #expect(document.kind(document.next(after: document.next(after: document.firstValue))) == .number)
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var trimmed = self[...]
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    return trimmed
  }
}
