import Testing

@testable import SkelinspectKit

@Suite("Trees of Swift code")
struct SwiftParserTests {
  static let fixtures = Fixture.files(in: "Tests/Fixtures/swift", endings: ["swift", "fragment"])

  @Test("code becomes the tree beside it", arguments: fixtures)
  func tree(_ fixture: Fixture) throws {
    let tree = SwiftParser.read(SourceText(try fixture.bytes, named: fixture.name))
    try Golden.check(tree.text, against: "Tests/Fixtures/swift/\(fixture.stem.dropFirst(6)).txt")
  }

  @Test(
    "line ends of all systems are the same",
    arguments: ["\r\n", "\r"])
  func lineEnds(_ lineEnd: String) {
    let code =
      "// a\nfoo\n(bar) // b\n/* c\n */ [d]\nlet s = \"\"\"\n  e\n  \"\"\"\n#if false\nf()\n#endif\n"
    let other = SwiftParser.read(SourceText(Array(code.replacing("\n", with: lineEnd).utf8), named: "a"))
    let tree = SwiftParser.read(SourceText(Array(code.utf8), named: "a"))
    #expect(other.nodes.map(\.kind) == tree.nodes.map(\.kind))
  }

  @Test("a byte order mark is passed over")
  func byteOrderMark() {
    let tree = SwiftParser.read(SourceText([0xEF, 0xBB, 0xBF] + Array("a".utf8), named: "a"))
    #expect(tree.text == "file\n  identifier a\n")
  }
}

extension SwiftTree {
  /// The part of the text below a node.
  fileprivate func text(of root: Index) -> [String] {
    var text: [String] = []
    var open = [root]
    while let node = open.popLast() {
      text.append("\(kind(node)) \(name(node)) \(label(node) ?? "") \(range(node))")
      open += children(of: node).reversed()
    }
    return text
  }
}
