import Testing

@testable import SkelinspectKit

@Suite("An error in YAML")
struct YAMLSyntaxErrorTests {
  @Test(
    "of brackets is found where they end",
    arguments: [
      Mistake("a: ‹[›1, «2»", "expected ',' or ']'", note: "this '[' is not closed"),
      Mistake("é: ‹[›1, «ü»", "expected ',' or ']'", note: "this '[' is not closed"),
      Mistake("a: ‹{›b: «1»", "expected ',' or '}'", note: "this '{' is not closed"),
      Mistake("a: ‹[›1«}»", "expected ',' or ']'", note: "this '[' is not closed"),
      Mistake("a: ‹{›b: 1«]»", "expected ',' or '}'", note: "this '{' is not closed"),
      Mistake("{a: 1}«}»", "did not find expected <document start>"),
      Mistake("«]»", "did not find expected node content"),
      Mistake("a: ‹'›«x»", "the text ends inside quotes", note: "the quotes open here"),
    ])
  func brackets(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test(
    "of indentation says how to fix it",
    arguments: [
      Mistake(
        "a:\n«\t»b: 1", "a tab is where YAML wants spaces",
        help: "YAML is indented with spaces, not tabs"),
      Mistake(
        "é: ‹ü›\n«\t»b: 1", "a tab is where YAML wants spaces",
        help: "YAML is indented with spaces, not tabs", note: "while scanning a plain scalar"),
      Mistake(
        "a:\r\n  b: ‹1›\r\n«\t»c: 1\r\n", "a tab is where YAML wants spaces",
        help: "YAML is indented with spaces, not tabs", note: "while scanning a plain scalar"),
      Mistake(
        "- a\n b«:» c", "a ':' cannot stand here",
        help: "is the line indented too far? A value that holds ': ' needs quotes"),
    ])
  func indentation(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test(
    "of words that want quotes says so",
    arguments: [
      Mistake(
        "a: b«:» c", "a ':' cannot stand here",
        help: "is the line indented too far? A value that holds ': ' needs quotes"),
      Mistake(
        "a:\tb«:» c", "a ':' cannot stand here",
        help: "is the line indented too far? A value that holds ': ' needs quotes"),
      Mistake("a: «@»x", "this character cannot begin a value", help: "put the value in quotes"),
      Mistake("é: «`»x", "this character cannot begin a value", help: "put the value in quotes"),
    ])
  func quotes(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test(
    "of lines that do not fit says what was expected",
    arguments: [
      Mistake(
        "é: 1\n‹b›\n«c»: 2", "expected ':' after the key", help: "the line has no value: write key: value",
        note: "the key begins here"),
      Mistake(
        "‹-› ü\n«b»: 1", "expected '- '", help: "is the line indented like the list it belongs to?",
        note: "the list begins here"),
      Mistake(
        "é: «-» b", "'- ' cannot stand here", help: "begin the list on the line below its key"),
      Mistake(
        "‹a›:\n  b: 1\n «c»: 2", "expected a key", help: "is the line indented like the keys before it?",
        note: "the mapping begins here"),
      Mistake("‹{›é: 1\n b«:» 2}", "expected ',' or '}'", note: "this '{' is not closed"),
      Mistake("--- «!»foo {a: 1}", "the tag '!foo' has no meaning here", help: "remove it"),
    ])
  func lines(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test(
    "of keys says what a key must be",
    arguments: [
      Mistake("? «[»a]\n: b", "a key must be text, not a list or mapping"),
      Mistake("{«{»a: 1}: 2}", "a key must be text, not a list or mapping"),
      Mistake("? «-» a\n: b", "a key must be text, not a list or mapping"),
    ])
  func keys(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test("of tags names those that mean something", arguments: ["!foo", "!!binary", "!!timestamp", "!<x:y>"])
  func tags(_ tag: String) throws {
    let text = "a: \(tag) x"
    let error = try #require(readError(in: text, named: "text.yaml"))
    #expect(error.diagnostics.map(\.rule) == ["syntax-error"])
    #expect(error.diagnostics.allSatisfy { $0.message.hasSuffix("has no meaning here") })
    #expect(
      error.diagnostics.allSatisfy { text.utf8.count >= $0.range.upperBound && $0.range.lowerBound == 3 })
    #expect(
      error.diagnostics.map(\.help) == ["remove it; YAML's own are !!str, !!bool, !!int, !!float and !!null"])
  }

  @Test(
    "of characters underlines the character and names it",
    arguments: [
      Mistake(
        "a: «\0»", "the text contains a control character",
        help: "write it as \"\\x00\", in double quotes"),
      Mistake(
        "é: x«\u{01}»y", "the text contains a control character",
        help: "write it as \"\\x01\", in double quotes"),
      Mistake(
        "a: «\u{7F}»", "the text contains a control character",
        help: "write it as \"\\x7f\", in double quotes"),
      Mistake(
        "# «\u{1B}»[0m", "the text contains a control character",
        help: "write it as \"\\x1b\", in double quotes"),
      Mistake(
        "é: «\u{80}»", "the text contains a control character",
        help: "write it as \"\\x80\", in double quotes"),
    ])
  func characters(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test(
    "of bytes that are not UTF-8 underlines the first of them",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 3), ([0xC3, 0xA9, 0x3A, 0x20, 0xC3, 0x28, 0x0A], 4), ([0x80], 0),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], 3), ([0x23, 0x20, 0xE9, 0x0A, 0x61, 0x3A, 0x20, 0x31], 2),
      ([0x61, 0x3A, 0x20, 0x22, 0xF0, 0x9F, 0x98], 4),
    ] as [([UInt8], Int)])
  func notUTF8(_ bytes: [UInt8], _ place: Int) throws {
    let error = try #require(readError(in: bytes, named: "text.yaml"))
    let byte = hexadecimal(UInt64(bytes[place]), digits: 2)
    let expected = Diagnostic.syntaxError(
      "the byte 0x\(byte) is not UTF-8", at: place..<place + 1, help: "save the file as UTF-8")
    #expect(error.diagnostics == [expected.placed(in: error.source)])
  }

  @Test(
    "of directives names the limit or the directive",
    arguments: [
      Mistake("‹%›FOO« »bar\n--- a", "found unknown directive name", note: "while scanning a directive"),
      Mistake("«%»YAML 2.0\n--- a", "found incompatible YAML document"),
    ])
  func directives(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }
}
