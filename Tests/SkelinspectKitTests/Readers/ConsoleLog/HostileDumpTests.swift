import Testing

@testable import SkelinspectKit

@Suite("Hostile view dumps", .serialized) struct HostileDumpTests {
  private static let root = "<UIView: 0x1; frame = (0 0; 3 4)>\n"
  private static let begin = "--- skelinspect capture begin ---\n"

  @Test(
    "end soon, whatever they are made of",
    arguments: [
      "<", "<a", "<a: 0x1", "<a: 0x1; ", "<a: 0x1; frame = (", "'; a = ", "'", "';", "; text = '", "|",
      "   | ",
      "   | <A: 0x1; frame = (0 0; 1 1); text = 'a\n", "   | <A: 0x1; frame = (0 0; 1 1)>\n",
      "   | <A: 0x1>\n",
      "   | <A: 0x1; frame = (nan 1e999; - 0)>\n", "|   *A:0x1\n", "*A:0x1'",
      "|   A:0x1'a' - AMBIGUOUS 'b'\n",
      " A, 0x1, {{0, 0}, {1, 1}}, label: 'a\n", " →Application, 0x1\n", "Element subtree:\n",
      "Query chain:\n",
      "\"<A: 0x1; frame = (0 0; 1 1)>\\n", "\\n", "\0", "é", ">", "•", "(((((", "}}", ": 0x", ":0x1", " 0x1,",
      "{\"name\":\n", "{\"name\": \"capture\"}\n", "\"{\\\"name\\\":", "{\"capture\":[\n",
    ])
  func pieces(_ piece: String) {
    let many = String(repeating: piece, count: scaled(100_000, by: 80))
    for text in [
      many, Self.root + many, Self.root + "   | <UILabel: 0x2; text = '" + many, "*A:0x1\n|   *" + many,
    ] {
      soon { _ = try? readHierarchies(text, named: "a.log") }
    }
  }

  @Test("are nested up to the limit of views", arguments: [1000, 1001])
  func depth(_ depth: Int) throws {
    let lines = (0..<depth).map { String(repeating: "   |", count: $0) + " <A: 0x1; frame = (0 0; 1 1)>" }
    let elements = (0..<depth).map { String(repeating: " ", count: $0 + 4) + "Other, 0x1, {{0, 0}, {1, 1}}" }
    for text in [lines.joined(separator: "\n"), "Element subtree:\n" + elements.joined(separator: "\n")] {
      let error = readError(in: text, named: "a.log")
      #expect((error == nil) == (depth <= Hierarchy.maximumDepth))
      #expect(error.map { $0.diagnostics[0].message.contains("nested deeper than 1000") } ?? true)
    }
  }

  @Test("hold very many views, and a text of a million letters")
  func large() throws {
    let line = "   | <UILabel: 0x2; frame = (0 0; 1 1); text = 'a'; layer = <CALayer: 0x3>>\n"
    let many = try soon {
      try readHierarchies(Self.root + String(repeating: line, count: hostileCount), named: "a.log")
    }
    #expect(many.map(\.views.count) == [hostileCount + 1])
    let text = String(repeating: "'; x >", count: 170_000)
    let label = "   | <UILabel: 0x2; frame = (0 0; 1 1); text = '\(text)'; layer = <CALayer: 0x3>>\n"
    let long = try soon { try readHierarchies(Self.root + label, named: "a.log") }
    #expect(long[0].text(.text, of: 1) == text)
  }

  @Test("A capture may be cut anywhere but in a number, at any length of line")
  func captureLines() throws {
    let json =
      #"{"capture": {"by": "app"}, "root": {"type": "UIView", "id": "é\n\u00e9 🚀 x", "subviews": []}}"#
    for length in 1...40 {
      var text = "12:00 App[1] " + Self.begin
      var letters = Substring(json)
      while !letters.isEmpty {
        text += "12:01 App[23] \(letters.prefix(length))\n"
        letters = letters.dropFirst(length)
      }
      text += "12:02 App[1] --- skelinspect capture end ---\nmore\n"
      let hierarchies = try readHierarchies(text, named: "a.log")
      #expect(hierarchies.map { $0.id(of: 0) } == ["é\né 🚀 x"], "\(length)")
      #expect(hierarchies.allSatisfy { $0.origin == .live })
    }
  }

  @Test("Mistakes of a capture have their places in the log")
  func captureMistakes() throws {
    let end = "--- skelinspect capture end ---\n"
    let texts: [(String, String, Int)] = [
      ("{\"root\": {\"type\": \"UIView\",,}}\n" + end, "expected a key in double quotes", 2),
      ("{\"root\":\n{\"type\": 1}}\n" + end, "expected a class's name", 3),
      ("{\"root\": {\n", "is missing", 1), (Self.begin + end, "is missing", 1), (end, "the file is empty", 1),
      ("{\"root\": {\"type\": \"A\", \"alpha\": 0.\n5}}\n" + end, "cut by the end of its line", 2),
    ]
    for (text, message, line) in texts {
      let error = try #require(readError(in: Self.begin + text, named: "a.log"), "\(text)")
      let first = try #require(error.diagnostics.first)
      #expect(first.message.contains(message), "\(first.message)")
      #expect(first.place.position.line == line, "\(text): \(first.place.position)")
    }
  }
}
