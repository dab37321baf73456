import Testing

@testable import SkelinspectKit

@Suite("An error in JSON")
struct JSONMistakeTests {
  @Test(
    "says what stands there instead of what",
    arguments: [
      Mistake(#"{"a": «}»"#, "expected a value, found '}'"),
      Mistake(#"["a"«:» 1]"#, "expected ',' or ']', found ':'"),
      Mistake(#"{"a"«=»1}"#, "expected ':' after the key, found '='"),
      Mistake("‹[›1«}»", "expected ',' or ']', found '}'", note: "this '[' is not closed"),
      Mistake("[1]«]»", "expected the end of the file after the value, found ']'"),
      Mistake("[«\u{0B}»]", "expected a value, found the control character 0x0b"),
      Mistake("[1]«\0»", "expected the end of the file after the value, found the control character 0x00"),
      Mistake("[1«\u{7F}»]", "expected ',' or ']', found the control character 0x7f"),
      Mistake("[«é»]", "expected a value, found 'é'"),
      Mistake("[1«😀»]", "expected ',' or ']', found '😀'"),
      Mistake("[«\u{2060}»]", "expected a value, found '\u{2060}'"),
      Mistake("[-«]»", "expected a digit, found ']'"),
      Mistake("[1.«]»", "expected a digit, found ']'"),
      Mistake("[1e+«,»2]", "expected a digit, found ','", help: "remove the extra comma"),
      Mistake("[«01»2]", "a number cannot begin with 0 and another digit"),
      Mistake("[«-01»]", "a number cannot begin with 0 and another digit"),
    ])
  func found(_ mistake: Mistake) throws { try mistake.expect(named: "text.json") }

  @Test(
    "that many make says how to write it",
    arguments: [
      Mistake("[1, «]»", "expected a value, found ']'", help: "remove the comma before it"),
      Mistake(
        #"{"a": 1, «}»"#, "expected a key in double quotes, found '}'", help: "remove the comma before it"),
      Mistake("[1,\r\n\t«]»", "expected a value, found ']'", help: "remove the comma before it"),
      Mistake("[1,«,»2]", "expected a value, found ','", help: "remove the extra comma"),
      Mistake("{«'»a': 1}", "expected a key in double quotes, found '''", help: "JSON wants double quotes"),
      Mistake("[«'»a']", "expected a value, found '''", help: "JSON wants double quotes"),
      Mistake(
        "{«type»: 1}", "expected a key in double quotes, found 'type'",
        help: "text and keys need double quotes in JSON"),
      Mistake("[«wide»]", "expected a value, found 'wide'", help: "text and keys need double quotes in JSON"),
      Mistake("[«True»]", "expected a value, found 'True'", help: "true, false and null are lower-case"),
      Mistake("[«False»]", "expected a value, found 'False'", help: "true, false and null are lower-case"),
      Mistake("[«None»]", "expected a value, found 'None'", help: "true, false and null are lower-case"),
      Mistake(
        "[«NaN»]", "expected a value, found 'NaN'", help: "JSON has no NaN and no Infinity; write a number"),
      Mistake("[«+1»]", "expected a value, found '+1'", help: "a number has no + before it in JSON"),
      Mistake(
        "[«.5»]", "expected a value, found '.5'", help: "a number has a digit before its point in JSON"),
      Mistake(
        "{«/»/ a\n}", "expected a key in double quotes, found '/'",
        help: "JSON has no comments; a log has: rename the file to .log"),
      Mistake(
        "[1 «/»* a */]", "expected ',' or ']', found '/'",
        help: "JSON has no comments; a log has: rename the file to .log"),
      Mistake(
        "«#» a", "expected a value, found '#'",
        help: "JSON has no comments; YAML has: rename the file to .yaml"),
    ])
  func help(_ mistake: Mistake) throws { try mistake.expect(named: "text.json") }

  @Test(
    "at the end of the text says what stays open",
    arguments: [
      Mistake("", "the file is empty; expected a value"),
      Mistake(" «\n»", "the file holds only white space; expected a value"),
      Mistake("‹[›«1»", "the text ends here; expected ',' or ']'", note: "this '[' is not closed"),
      Mistake(
        #"{"a": ‹{›"b": «1»"#, "the text ends here; expected ',' or '}'", note: "this '{' is not closed"),
      Mistake(
        #"‹{›"a«"»"#, "the text ends here; expected ':' after the key", note: "this '{' is not closed"),
      Mistake("[1, ‹[›2,«\n»", "the text ends here; expected a value", note: "this '[' is not closed"),
      Mistake(
        #"‹[›"ab«c»"#, "the text ends here; expected '\"' at the end of the string",
        note: "this '[' is not closed"),
      Mistake("«-»", "the text ends here; expected a digit"),
    ])
  func ends(_ mistake: Mistake) throws { try mistake.expect(named: "text.json") }

  @Test(
    "in a text is underlined there",
    arguments: [
      Mistake(
        "[\"a«\n»\"]", "the control character 0x0a is not escaped in a string", help: #"write \n"#),
      Mistake(
        "{\"é«\t»\": 1}", "the control character 0x09 is not escaped in a string", help: #"write \u0009"#),
      Mistake(
        "[\"\\n«\u{1F}»\"]", "the control character 0x1f is not escaped in a string", help: #"write \u001f"#),
      Mistake(#"["a«\x»41"]"#, #"unknown escape; a backslash takes one of " \ / b f n r t u"#),
      Mistake(#"["«\'»"]"#, #"unknown escape; a backslash takes one of " \ / b f n r t u"#),
      Mistake(#"["«\u00G»0"]"#, #"\u takes four hexadecimal digits"#),
      Mistake(#"["«\u"»]"#, #"\u takes four hexadecimal digits"#),
      Mistake(#"["\uD83D«\uDE"»]"#, #"\u takes four hexadecimal digits"#),
    ])
  func texts(_ mistake: Mistake) throws { try mistake.expect(named: "text.json") }

  @Test(
    "does not advise what would not fix it",
    arguments: [
      "[1 2]", "[1 true]", #"{"a" 1}"#, #"{"a":1 "b":2}"#, "[+1]", "[.5]", "[0x1F]", "[1_000]", "[-Infinity]",
      "[NaN]", "[1.]", "1 2",
    ])
  func noWrongHelp(_ text: String) throws {
    let diagnostic = try #require(readError(in: text, named: "text.json")?.diagnostics.first)
    #expect(diagnostic.help != "text and keys need double quotes in JSON")
    #expect(diagnostic.help != "true, false and null are lower-case")
  }

  @Test("beyond a limit names the limit")
  func depth() throws {
    let text = String(repeating: "[", count: 10_000) + "«[»" + String(repeating: "]", count: 10_001)
    try Mistake(text, "nested deeper than 10000 levels, the limit for JSON").expect(named: "text.json")
  }

  @Test(
    "in UTF-16 says that JSON is UTF-8",
    arguments: [
      [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], [0x5B, 0x00, 0x5D, 0x00],
    ] as [[UInt8]])
  func utf16(_ bytes: [UInt8]) throws {
    let error = try #require(readError(in: bytes, named: "text.json"))
    #expect(error.diagnostics.map(\.message) == ["the file is UTF-16; JSON is UTF-8 (RFC 8259)"])
    #expect(error.diagnostics.map(\.help) == ["save the file as UTF-8"])
  }
}
