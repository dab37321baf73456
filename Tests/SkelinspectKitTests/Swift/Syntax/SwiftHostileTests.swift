import Testing

@testable import SkelinspectKit

/// Texts that would exhaust the stack or the time of a careless reader; debug builds and threads with little stack
/// among them.
@Suite("Hostile Swift code", .serialized)
struct SwiftHostileTests {
  private static let pairs = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("\"\\(", ")\""), ("\"\"\"\n\\(", ")\n\"\"\""),
    ("f(", ")"),
    ("f { a in ", "}"), ("if a {", "}"), ("class A {", "}"), ("switch a { case b: ", "}"), ("a ? ", " : b"),
    ("var a: B { get {", "}}"), ("let a = if b { ", "}"), ("if ", " {}"), ("#if A\n", "#endif\n"),
    ("#if false\n", "#endif\n"), ("/*", "*/"), ("x[", "]"), ("\\.a[", "]"), ("#m(", ")"), ("@a(", ")"),
    ("func f(a: B = { ", " }) {}"), ("x = [a: (b, {", "})]"), ("let (a, ", ")"), ("case let .a(", ")"),
    ("guard let a = if b { ", "} else {}"), ("do {", "} catch {}"),
  ]

  private static let links = [
    "a().b()", ".b()", " + c", " else if x {}", "!", "- ", " as X", " is X", " {}", "<b>", " < b", ",", ";",
    ":", "\"",
    "#\"", "\"\"\"\n", "`", "/", "\\", "= /\\/", "#", "@a ", "@a<", "f<g<", "?", "a ? b : ", "a = ", "try ",
    "let ",
    "open ", "private ", "class ", "func ", "case a: ", "{ a, ", "{ (a) -> ", "-> ", "...", ".", " & ",
    "let a = 1, ",
    "outer: for ", "for (a ", "if let a, ", "#if\n", "#else\n", "#endif\n", "\\.", "\u{E9}", "\r", "1.",
    "1e-",
    "import a.", "extension ", "where ", "get ", "return ", "repeat {} while ", "f { } g: ", "actor ",
    "\"\\(a) ",
    "> ", "@unknown ", "x\n(", "\0",
  ]

  @Test("brackets of each kind, open, closed and nested, many times", arguments: pairs.indices)
  func brackets(_ index: Int) {
    let (open, close) = Self.pairs[index]
    for text in [
      repeated(open), repeated(close), repeated(open) + repeated(close), repeated(open + close),
      repeated(open) + repeated("]})"),
    ] { #expect(readsSoundly(text)) }
  }

  @Test("chains of each kind, very long", arguments: links)
  func chains(_ link: String) {
    for text in [
      "x" + repeated(link), repeated(link + "\n"), "class A { func f() { g(" + repeated(link),
    ] {
      #expect(readsSoundly(text))
    }
  }

  @Test(
    "very many of what a chain is made of",
    arguments: [
      "a().b()", ".b()", " + c", " else if x {}", "!", " as X", " {}", "<b>", "<b", " ? b : c", " = a", "[0]",
      " { } g: { }",
    ])
  func veryLongChains(_ link: String) {
    #expect(readsSoundly("if a {}; x" + repeated(link, scaled(100_000))))
  }

  @Test("megabytes on one line")
  func longLine() {
    let code = "view.isSkeletonable = true; f(a, [b: { $0 }], \"c \\(d)\"); "
    #expect(readsSoundly(repeated(code, scaled(10_000_000, by: 20) / code.utf8.count)))
    #expect(readsSoundly(repeated("a", scaled(10_000_000, by: 20))))
  }

  @Test("very many brackets of each kind", arguments: ["(", "[", "{", ")", "]", "}", "<", "\"\\("])
  func manyBrackets(_ bracket: String) {
    #expect(readsSoundly(repeated(bracket, scaled(1_000_000))))
  }

  @Test("any bytes, cut anywhere")
  func bytes() {
    let code = Array("class A { let b = \"c \\(d) é\" /* e */; func f() { #\"g\"#; /h/ } } // i".utf8)
    for end in code.indices { #expect(readsSoundly(swift: Array(code[..<end]))) }
    for place in code.indices {
      for byte: UInt8 in [0, 0x0A, 0x22, 0x5C, 0x80, 0xC3, 0xFF] {
        var changed = code
        changed[place] = byte
        #expect(readsSoundly(swift: changed))
      }
    }
  }
}

/// Far more than the levels that are read, and enough that squares of it would be felt.
private func repeated(_ text: String, _ count: Int = scaled(5_000)) -> String {
  String(repeating: text, count: count)
}

private func readsSoundly(_ text: String) -> Bool { readsSoundly(swift: Array(text.utf8)) }
