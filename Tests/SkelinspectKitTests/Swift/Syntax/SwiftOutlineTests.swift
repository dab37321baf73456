import Testing

@testable import SkelinspectKit

@Suite("Outlines of Swift files")
struct SwiftOutlineTests {
  /// The fixtures, and this project's own sources.
  static let samples =
    Fixture.files(in: "Tests/Fixtures/swift", endings: ["swift"])
    + ["Parser", "Lexer"].flatMap {
      Fixture.files(in: "Sources/SkelinspectKit/Swift/Syntax/\($0)", endings: ["swift"])
    }

  @Test("outline and tree have the same declarations", arguments: samples)
  func declarations(_ sample: Fixture) throws {
    let source = SourceText(try sample.bytes, named: sample.name)
    #expect(SwiftParser.parse(source, readsBodies: false).tree.lines == SwiftParser.read(source).lines)
  }

  @Test("imports are named by their modules")
  func imports() {
    let outline = Self.outline(
      """
      import UIKit
      @testable import App
      import class Foundation.NSObject; import A.B
      #if false
      import C
      #endif
      """)
    #expect(outline.imports == ["UIKit", "App", "Foundation", "A"])
  }

  @Test(
    "skeletons are mentioned wherever the letters stand",
    arguments: [
      ("isSkeletonable", true), ("// skeleton", true), ("keleton", true), ("kelet", false), ("", false),
      ("kkeleton", true), ("xxxxxxxkeleton", true),
    ])
  func mentions(_ code: String, _ isMentioned: Bool) {
    #expect(Self.outline(code).mentionsSkeletons == isMentioned)
  }

  @Test("comments that speak to skelinspect are found, in blocks too")
  func comments() {
    let code = """
      // skelinspect:ignore a
      let s = "// skelinspect:ignore b"
      func f() {
        g() // skelinspect:ignore c
        /* one /* skelinspect:ignore d */ two */
      } // other
      """
    let source = SourceText(Array(code.utf8), named: "a.swift")
    #expect(
      CommentSearch.comments(ofCode: source).map(source.string) == [
        "// skelinspect:ignore a", "// skelinspect:ignore c", "/* one /* skelinspect:ignore d */ two */",
      ])
  }

  @Test(
    "braces in literals and comments of a block do not end it",
    arguments: [
      #""}""#, #""\(a { "}" })""#, "/* } */", "// }", "#\"}\"#", "a = /}/", "#/}/#", "\"\"\"\n}\n\"\"\"",
      "a = /\"}/", "return /}\"/", "#if false\n}\n#else\nx()\n#endif", "#file", "a / b / c", "\"\\\"}\"",
      #""a long text with \(an[interpolation], (of: two, 2 + 3)) and }""#, #""\(a["}"])}""#,
      #""\(a /* } */)}""#,
      "\"not closed }\nif a { b() }", "\"\"\"\n\\(a) } \"\n\"\"\"",
    ])
  func blocks(_ statement: String) {
    #expect(Self.functions("func f() {\n\(statement)\n}\nfunc g() {}") == ["f", "g"], "\(statement)")
  }

  @Test(
    "brackets in literals and comments of a list of parameters do not end it",
    arguments: [
      #"a: String = ")""#, #"a: String = "\(b(")"))""#, "a: Int /* ) */", "a: Int // )\n",
      "a: Int = [1, (2)][0]",
      #"a: Regex = #/)/#"#, "a: () -> Void = { ) }", "`a)`: Int", ##"a: String = #")"#"##, "a: Int = 4 / 2",
      "\n  a: [String: (Int) -> Int] = [:],\n  b: String = \"a text that is longer than sixteen bytes\"\n",
    ])
  func groups(_ parameters: String) {
    #expect(Self.functions("func f(\(parameters)) { { } }\nfunc g() {}") == ["f", "g"], "\(parameters)")
  }

  private static func outline(_ code: String) -> SwiftOutline {
    SwiftOutline(parsed(code), isWhole: true)
  }

  private static func functions(_ code: String) -> [String] {
    let tree = parsed(code).tree
    return tree.children(of: tree.root).filter { tree.kind($0) == .function }.map(tree.name)
  }

  private static func parsed(_ code: String) -> SwiftParser {
    SwiftParser.parse(SourceText(Array(code.utf8), named: "a.swift"), readsBodies: false)
  }
}

extension SwiftTree {
  /// The types, extensions and functions of the file, and those in types.
  fileprivate var lines: [String] {
    var lines: [String] = []
    var open = [0]
    while let owner = open.popLast() {
      for child in children(of: owner) {
        let range = range(child)
        switch kind(child) {
        case .type, .extensionDeclaration:
          let parts = Array(children(of: child))
          let word = parts.last {
            kind($0) == .modifier && nodes[$0].range.upperBound <= nodes[child].name.lowerBound
          }
          let supertypes = parts.filter { kind($0) == .supertype }.map(name)
          lines.append("\(range) \(word.map(name) ?? "") \(name(child)) \(supertypes)")
          open.append(child)
        case .function: lines.append("\(range) function \(name(child)) []")
        default: break
        }
      }
    }
    return lines.sorted()
  }
}
