import Testing

@testable import SkelinspectKit

@Suite("A YAML alias")
struct YAMLAnchorsTests {
  @Test(
    "stands for the value behind the anchor before it",
    arguments: [
      ("- &a x\n- *a", ["x", "x"]), ("- &a [x, y]\n- *a", ["[x, y]", "[x, y]"]),
      ("- &a {x: y}\n- *a", ["{x: y}", "{x: y}"]),
      ("- &a x\n- &b *a", nil), ("- &a x\n- *a\n- &a y\n- *a", ["x", "x", "y", "y"]),
      ("- &a x\n- [&a y, *a]\n- *a", ["x", "[y, y]", "y"]),
      ("- &a [x]\n- &b [*a, *a]\n- *b", ["[x]", "[[x], [x]]", "[[x], [x]]"]),
      ("- &a-1_B x\n- *a-1_B", ["x", "x"]), ("- &a\n  x: y\n- *a", ["{x: y}", "{x: y}"]),
      ("- &a !!str 1\n- *a", ["1", "1"]), ("- &a |\n  x\n- *a", ["x\n", "x\n"]),
      ("- &a\n- *a", ["null", "null"]), ("- &a 12\n- *a", ["12", "12"]),
      ("- &a {x: &a y}\n- *a", ["{x: y}", "y"]),
    ] as [(String, [String]?)])
  func targets(_ text: String, _ expected: [String]?) throws {
    guard let expected else {
      #expect(throws: ReadError.self) { try DocumentReader.read(Array(text.utf8), named: "text.yaml") }
      return
    }
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    #expect(document.elements(0).map(document.plainText(of:)) == expected)
  }

  @Test(
    "that stands for nothing says so",
    arguments: [
      Mistake("a: «*b»", "no anchor '&b' comes before this alias"),
      Mistake("a: [«*b», &b 1]", "no anchor '&b' comes before this alias"),
      Mistake(
        "a: &title 1\nb: «*titel»", "no anchor '&titel' comes before this alias",
        help: "did you mean 'title'?"),
      Mistake(
        "é: &Title 1\nü: «*title»", "no anchor '&title' comes before this alias",
        help: "did you mean 'Title'?"),
      Mistake("a: &x 1\n---\nb: «*x»", "no anchor '&x' comes before this alias"),
      Mistake("a: &a [«*a»]", "the alias 'a' is inside what it names: it would never end"),
      Mistake("a: &a {b: [{c: «*a»}]}", "the alias 'a' is inside what it names: it would never end"),
      Mistake("a: &a\n  <<: «*a»", "the alias 'a' is inside what it names: it would never end"),
      Mistake("&a [&b [«*a»], *b]", "the alias 'a' is inside what it names: it would never end"),
      Mistake("a: &b x\n«*b» : 1", "a key must be text, not an alias"),
    ])
  func mistakes(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test("makes a bomb of ten lines an error at once", arguments: [2, 9, 1000])
  func bomb(_ width: Int) throws {
    var text = "- &a0 [\(repeatElement("x", count: width).joined(separator: ", "))]\n"
    for level in 1..<40 {
      let aliases = repeatElement("*a\(level - 1)", count: width).joined(separator: ", ")
      text += "- &a\(level) [\(aliases)]\n"
    }
    let error = try #require(readError(in: text, named: "text.yaml"))
    #expect(
      error.diagnostics.map(\.message) == ["aliases stand for more than 1000000 values up to here, the limit"]
    )
    #expect(error.diagnostics.allSatisfy { error.source.string($0.range).hasPrefix("*a") })
  }

  @Test(
    "may stand for a million values in all, and no more",
    arguments: [
      (1_000_000, 1, false), (1_000_001, 1, true), (1000, 1000, false), (1001, 1000, true),
    ])
  func limit(_ aliases: Int, _ values: Int, _ isBeyond: Bool) {
    let anchored = values == 1 ? "x" : "[\(repeatElement("x", count: values - 1).joined(separator: ","))]"
    let text = "[&a \(anchored)\(String(repeating: ",*a", count: aliases))]"
    do throws(ReadError) {
      let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
      #expect(!isBeyond && Array(document.tape.nodes).count == 1 + values + aliases)
    } catch {
      #expect(isBeyond && error.diagnostics.map(\.range.upperBound) == [text.utf8.count - 1])
    }
  }
}

extension Document {
  /// A value written again in flow style, aliases replaced by what they stand for.
  fileprivate func plainText(of node: Node) -> String {
    let node = resolved(node)
    switch kind(node) {
    case .list: return "[\(elements(node).map(plainText(of:)).joined(separator: ", "))]"
    case .mapping:
      var fields = Fields(of: node, in: self)
      var pairs: [String] = []
      while let field = fields.next(in: self) {
        pairs.append("\(keyName(field.key)): \(plainText(of: field.value))")
      }
      return "{\(pairs.joined(separator: ", "))}"
    default: return text(node) ?? "\(kind(node))"
    }
  }
}
