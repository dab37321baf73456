import Testing

@testable import SkelinspectKit

@Suite("Nesting")
struct NestingTests {
  private static let flow =
    "flow lists and mappings nested deeper than 256 levels, the limit for YAML"
  private static let all = "nested deeper than 4000 levels, the limit for YAML"

  @Test(
    "is taken up to its limit",
    arguments: [
      ("[", "]", 256, 256, "text.yaml"), ("{a: ", "}", 256, 256, "text.yaml"),
      ("[{a: ", "}]", 128, 256, "text.yaml"),
      ("- ", "", 4000, 4000, "text.yaml"), ("[", "]", 10_000, 10_000, "text.json"),
      ("{\"a\":", "}", 10_000, 10_000, "text.json"), ("[{\"a\":", "}]", 5000, 10_000, "text.json"),
    ])
  func within(_ opening: String, _ closing: String, _ count: Int, _ depth: Int, _ name: String) throws {
    let text = String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
    let document = try DocumentReader.read(Array(text.utf8), named: name)
    let containers = document.tape.nodes.filter {
      document.kind($0) == .list || document.kind($0) == .mapping
    }
    #expect(containers.count == depth)
    #expect(document.next(after: 0) == document.tape.end)
  }

  @Test(
    "by indentation is taken up to the same limit", arguments: [(1000, true), (4000, true), (4001, false)])
  func indented(_ depth: Int, _ isTaken: Bool) {
    let text = (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(((try? DocumentReader.read(Array(text.utf8), named: "text.yaml")) != nil) == isTaken)
  }

  @Test(
    "is refused one level beyond it, there and at once",
    arguments: [
      ("[", "]", 257, 256, flow), ("{a: ", "}", 257, 256 * 4, flow), ("[{a: ", "}]", 129, 128 * 5, flow),
      ("[\n", "]", 257, 512, flow), ("- ", "", 4001, 8000, all), ("[", "", scaled(1_000_000), 256, flow),
      ("{a: ", "", scaled(1_000_000), 1024, flow), ("{\"a\":[", "", scaled(1_000_000), 768, flow),
      ("[\n", "", scaled(1_000_000), 512, flow),
      ("- ", "", scaled(1_000_000), 8000, all), ("- [", "", scaled(1_000_000), nil, nil),
      ("? ", "", scaled(1_000_000), nil, nil),
    ] as [(String, String, Int, Int?, String?)])
  func beyond(_ opening: String, _ closing: String, _ count: Int, _ place: Int?, _ message: String?) throws {
    let text = String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
    let error = try #require(readError(in: text, named: "text.yaml"))
    let diagnostic = try #require(error.diagnostics.first)
    #expect(error.diagnostics.count == 1 && diagnostic.rule == "syntax-error")
    if let place { #expect(diagnostic.range == place..<place + 1) }
    if let message { #expect(diagnostic.message == message) }
    #expect(diagnostic.help == (message == Self.flow ? "use indentation instead of brackets, or JSON" : nil))
  }

  @Test("counts blocks and brackets together")
  func together() throws {
    let blocks = String(repeating: "- ", count: 3900)
    for (brackets, isTaken) in [(100, true), (101, false)] {
      let text = blocks + String(repeating: "[", count: brackets) + String(repeating: "]", count: brackets)
      #expect(((try? DocumentReader.read(Array(text.utf8), named: "text.yaml")) != nil) == isTaken)
    }
  }

  @Test(
    "of the next value begins anew",
    arguments: [
      Named(String(repeating: "[", count: 256) + String(repeating: "]", count: 256) + "\n"),
      Named(String(repeating: "- ", count: 4000) + "x\n"),
    ])
  func closed(_ text: Named<String>) throws {
    let stream = String(repeating: "---\n" + text.value, count: 3)
    #expect(try DocumentReader.read(Array(stream.utf8), named: "text.yaml").roots.count == 3)
  }

  @Test(
    "of views has a limit of its own in every format", arguments: ["text.json", "text.yaml"], [1000, 1001])
  func views(_ name: String, _ depth: Int) throws {
    let text = name == "text.json" ? Self.jsonViews(depth) : Self.yamlViews(depth - 1)
    do throws(ReadError) {
      let hierarchies = try readHierarchies(text, named: name)
      #expect(hierarchies.map(\.views.count) == [1000] && depth == 1000)
    } catch {
      #expect(error.diagnostics.map(\.message) == ["views nested deeper than 1000 levels, the limit"])
      #expect(depth == 1001)
    }
  }

  private static func jsonViews(_ depth: Int) -> String {
    String(repeating: #"{"type":"UIView","subviews":["#, count: depth) + String(repeating: "]}", count: depth)
  }

  private static func yamlViews(_ depth: Int) -> String {
    let lines = (1..<depth).map { level in
      let indent = String(repeating: "  ", count: level)
      return "\(indent)- type: UIView\n\(indent)  subviews:\n"
    }
    return "type: UIView\nsubviews:\n" + lines.joined() + String(repeating: "  ", count: depth)
      + "- type: UIView\n"
  }
}
