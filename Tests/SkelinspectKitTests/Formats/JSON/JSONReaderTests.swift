import Testing

@testable import SkelinspectKit

@Suite("JSON to the letter of RFC 8259")
struct JSONReaderTests {
  @Test("is taken where the grammar allows it", arguments: JSONText.valid)
  func valid(_ text: JSONText) {
    #expect(text.syntaxErrors == [])
  }

  @Test("is refused once where the grammar does not allow it", arguments: JSONText.invalid)
  func invalid(_ text: JSONText) {
    let errors = text.diagnostics
    #expect(errors.map(\.rule) == ["syntax-error"])
    #expect(errors.allSatisfy { $0.range.upperBound <= max(text.bytes.count, 1) && !$0.message.isEmpty })
  }

  @Test("underlines whole characters", arguments: JSONText.invalid)
  func wholeCharacters(_ text: JSONText) {
    guard String(validating: text.bytes, as: UTF8.self) != nil else { return }
    let bytes =
      Array(text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? text.bytes.dropFirst(3) : text.bytes[...]) + [0]
    for diagnostic in text.diagnostics {
      let range = diagnostic.range
      #expect(bytes[range.lowerBound] & 0xC0 != 0x80 && bytes[range.upperBound] & 0xC0 != 0x80, "\(range)")
    }
  }

  @Test("keeps every text in the two lists apart")
  func names() {
    let names = (JSONText.valid + JSONText.invalid).map(\.testDescription)
    #expect(Set(names).count == names.count)
  }

  @Test(
    "says that half a surrogate pair is not a character, and reads on",
    arguments: [
      (#"{"type": "UIView", "id": "\uD800"}"#, [26..<32]),
      (#"{"type": "UIView", "id": "\uDC00\uD800"}"#, [26..<32, 32..<38]),
      (#"{"type": "UIView", "id": "\uD800\n\uDBFFx"}"#, [26..<32, 34..<40]),
      (#"{"type": "UIView", "id": "\uD800\uD83D\uDE00"}"#, [26..<32]),
      (#"{"type": "UIView", "x-\udfff": 1}"#, [22..<28]),
    ])
  func loneSurrogates(_ text: String, _ places: [Range<Int>]) throws {
    let error = try #require(readError(in: text, named: "text.json"))
    #expect(error.diagnostics.map(\.rule) == places.map { _ in "invalid-value" })
    #expect(error.diagnostics.map(\.range) == places)
    #expect(
      error.diagnostics.allSatisfy { $0.message.hasSuffix("is half of a surrogate pair, not a character") })
    #expect(
      error.diagnostics.first?.help == #"characters above U+FFFF are two escapes, such as \uD83D\uDE00"#)
  }

  @Test(
    "keeps the bytes of every key and value",
    arguments: [
      (#"{"a": 12}"#, #"{@0 "a"@2..<3 =12@6..<8 }"#),
      (#"[]"#, "[@0 ]"), (#" [ [], {} ] "#, "[@1 [@3 ] {@7 } ]"),
      (#"[null,true,false]"#, "[@0 =null@1..<5 =true@6..<10 =false@11..<16 ]"),
      (#"[-1.5e+3,0]"#, "[@0 =-1.5e+3@1..<8 =0@9..<10 ]"),
      (#"-0.5"#, "=-0.5@0..<4"), (#""""#, #"""@1..<1"#),
      (
        #"{"":{"a":[1,{"b":2}]},"c":3}"#,
        #"{@0 ""@2..<2 {@4 "a"@6..<7 [@9 =1@10..<11 {@12 "b"@14..<15 =2@17..<18 } ] } "#
          + #""c"@23..<24 =3@26..<27 }"#
      ),
      ("{\"é\": \"😀ü\", \"鷗\": 1}", #"{@0 "é"@2..<4 "😀ü"@8..<14 "鷗"@18..<21 =1@24..<25 }"#),
      ("{\r\n\"a\": 1,\r\n\t\"b\": 2\r\n}\r\n", #"{@0 "a"@4..<5 =1@8..<9 "b"@14..<15 =2@18..<19 }"#),
      ("\u{FEFF}{\"a\": 1}", #"{@0 "a"@2..<3 =1@6..<7 }"#),
      ("[\"\u{FEFF}\"]", "[@0 \"\u{FEFF}\"@2..<5 ]"),
    ])
  func places(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text, named: "text.json")
  }

  @Test(
    "decodes escapes and keeps the bytes they were written in",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\"\\/\u{08}\u{0C}\n\r\t\"@1..<17"),
      (#"{"\u0061": "\u00e9b"}"#, #"{@0 "a"@2..<8 "éb"@12..<19 }"#),
      (#"["a\u0000b", "c"]"#, "[@0 \"a\0b\"@2..<10 \"c\"@14..<15 ]"),
      (#"["\uD83D\uDE00", 1]"#, #"[@0 "😀"@2..<14 =1@17..<18 ]"#),
      (#"["\uD800\uDC00\uDBFF\uDFFF"]"#, "[@0 \"\u{10000}\u{10FFFF}\"@2..<26 ]"),
      (#"["\\u0061\\"]"#, #"[@0 "\u0061\"@2..<11 ]"#),
      (#"["é\né", "\n"]"#, "[@0 \"é\né\"@2..<8 \"\n\"@12..<14 ]"),
      (#"["\ud83d"]"#, "[@0 \"\u{FFFD}\"@2..<8 ]"),
      (#"["\ud83dx\udc00"]"#, "[@0 \"\u{FFFD}x\u{FFFD}\"@2..<15 ]"),
      (#"{"\n":{"\t":["\r"]}}"#, "{@0 \"\n\"@2..<4 {@6 \"\t\"@8..<10 [@12 \"\r\"@14..<16 ] } }"),
    ])
  func escapes(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text, named: "text.json")
  }

  @Test("finds the end of a text wherever it stands in a machine word", arguments: 0..<20)
  func ends(_ length: Int) throws {
    let letters = String(repeating: "x", count: length)
    for (written, decoded) in [("", ""), ("\\n", "\n"), ("é", "é"), ("\u{7F}", "\u{7F}")] {
      let end = 2 + length + written.utf8.count
      try expectTape(
        "[@0 \"\(letters)\(decoded)\"@2..<\(end) ]", of: "[\"\(letters)\(written)\"]", named: "text.json")
    }
  }

  @Test(
    "reads objects on lines of their own where no name says JSON",
    arguments: [
      ("{\"a\":1}\n{\"a\":2}\n", #"{@0 "a"@2..<3 =1@5..<6 } ; {@8 "a"@10..<11 =2@13..<14 }"#),
      ("{}\r\n\r\n {}", "{@0 } ; {@7 }"),
    ])
  func sequences(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text, named: "-")
  }
}
