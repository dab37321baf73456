import Testing

@testable import SkelinspectKit

@Suite("Hostile input", .serialized)
struct HostileInputTests {
  /// A text, and how it reads in the end: its first errors' rule and the count of all.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let text: @Sendable () -> String
    let rule: String
    let errors: Int

    init(
      _ name: String, _ description: String, _ rule: String, _ errors: Int,
      _ text: @escaping @Sendable () -> String
    ) {
      (self.name, testDescription, self.rule, self.errors, self.text) = (
        name, description, rule, errors, text
      )
    }
  }

  static let inputs = [
    Input("a.json", "very many times a known key", "duplicate-key", hostileCount - 1) {
      #"{"type":"UIView""# + repeated(#","id":"a""#) + "}"
    },
    Input("a.json", "very many times a known key, escaped", "duplicate-key", hostileCount - 1) {
      #"{"type":"UIView""# + repeated(#","\u0069d":"a""#) + "}"
    },
    Input("a.json", "very many times an unknown key", "unknown-key", hostileCount) {
      #"{"type":"UIView""# + repeated(#","zz":1"#) + "}"
    },
    Input("a.json", "very many unknown keys", "unknown-key", hostileCount) {
      #"{"type":"UIView""# + (0..<hostileCount).map { ",\"zz\($0)\":1" }.joined() + "}"
    },
    Input("a.json", "a known key a thousand times behind very many others", "duplicate-key", 1001) {
      #"{"type":"UIView""# + repeated(#","x-":1"#, hostileCount) + repeated(#","id":"a""#, 1002) + "}"
    },
    Input("a.json", "an envelope's key very many times", "duplicate-key", hostileCount - 1) {
      #"{"root":{"type":"UIView"}"# + repeated(#","name":"a""#) + "}"
    },
    Input("a.json", "very many unknown keys in an envelope", "unknown-key", hostileCount) {
      #"{"root":{"type":"UIView"}"# + (0..<hostileCount).map { ",\"zz\($0)\":1" }.joined() + "}"
    },
    Input("a.yaml", "very many times a known key in lines", "duplicate-key", hostileCount - 1) {
      "type: UIView\n" + repeated("id: a\n")
    },
    Input("a.yaml", "very many times a known key in braces", "duplicate-key", hostileCount - 1) {
      "{type: UIView" + repeated(", id: a") + "}"
    },
    Input("a.yaml", "very many times an unknown key", "unknown-key", hostileCount) {
      "type: UIView\n" + repeated("zz: 1\n")
    },
    Input("a.yaml", "very many documents that are not views", "invalid-value", hostileCount) {
      repeated("---\n")
    },
    Input("a.json", "very many halves of surrogate pairs", "invalid-value", 1000) {
      #"{"type":"UIView","id":""# + repeated(#"\uD800"#) + "\"}"
    },
    Input("a.yaml", "very many NULs", "syntax-error", 1) { "a: " + repeated("\0") },
    Input("a.yaml", "very many quotes", "syntax-error", 1) { repeated("\"") },
    Input("a.yaml", "very many colons", "syntax-error", 1) { repeated(": ") },
    Input("a.yaml", "very many anchors on one value", "syntax-error", 1) { repeated("&a ") },
    Input("a.yaml", "very many exclamation marks", "syntax-error", 1) { repeated("!") },
    Input("a.yaml", "very many percent signs", "syntax-error", 1) { repeated("%") },
    Input("a.yaml", "very many comments", "invalid-value", 1) { repeated("#\n") },
    Input("a.yaml", "an unknown alias behind very many anchors", "syntax-error", 1) {
      (0..<hostileCount).map { "- &a\($0) x\n" }.joined() + "- *b\n"
    },
    Input("a.yaml", "merge keys that double forty times", "syntax-error", 1) {
      "- &a0 {x-a: 1}\n" + (1...40).map { "- &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)]}\n" }.joined()
    },
  ]

  @Test("ends soon in errors, the first thousand of them and a count", arguments: inputs)
  func ends(_ input: Input) throws {
    let text = input.text()
    let error = try #require(soon { readError(in: text, named: input.name) })
    #expect(error.diagnostics.first?.rule == input.rule)
    #expect(error.diagnostics.count == min(input.errors, 1000))
    #expect(error.diagnostics.count + error.omitted == input.errors)
    #expect(error.diagnostics.allSatisfy { $0.range.upperBound <= text.utf8.count })
    #expect(error.description.utf8.count < 100_000)
  }

  @Test(
    "of a key of 100,000 letters is a short message",
    arguments: [
      ("a.json", "{\"type\":\"UIView\",\"", "\":1}", "unknown-key"),
      ("a.yaml", "type: UIView\n? ", "\n: 1", "unknown-key"),
      ("a.yaml", "type: UIView\n? \"", "\"\n: 1", "unknown-key"),
      ("a.yaml", "type: UIView\n", ": 1", "syntax-error"),
      ("a.yaml", "type: UIView\n\"", "\": 1", "syntax-error"),
      ("a.yaml", "{type: UIView, ", ": 1}", "syntax-error"),
      ("a.yaml", "type: *", "", "syntax-error"), ("a.yaml", "type: !", " x", "syntax-error"),
    ])
  func longKey(_ name: String, _ opening: String, _ closing: String, _ rule: String) throws {
    let text =
      opening + String(repeating: "é", count: name == "a.json" ? 100_000 : 0)
      + String(repeating: "k", count: name == "a.json" ? 0 : 100_000) + closing
    let error = try #require(readError(in: text, named: name))
    #expect(error.diagnostics.map(\.rule) == [rule])
    #expect(error.diagnostics.allSatisfy { $0.message.utf8.count < 250 && $0.help?.utf8.count ?? 0 < 250 })
    #expect(error.description.utf8.count < 2000)
  }

  @Test(
    "of megabytes in one text is a view like any other",
    arguments: [
      ("a.json", "{\"type\":\"UIView\",\"id\":\"", "\"}"), ("a.yaml", "type: UIView\nid: \"", "\""),
      ("a.yaml", "type: UIView\nid: ", ""), ("a.yaml", "type: UIView\nid: >\n ", ""),
      ("a.json", "{\"type\":\"UIView\",\"id\":\"\\n", "\"}"),
    ])
  func longText(_ name: String, _ opening: String, _ closing: String) throws {
    let text = opening + String(repeating: "é", count: scaled(5_000_000)) + closing
    let hierarchies = try readHierarchies(text, named: name)
    #expect(hierarchies.count == 1 && hierarchies.first?.views.count == 1)
  }

  @Test("of directives is taken up to 64 of them", arguments: [(64, true), (65, false), (100_000, false)])
  func directives(_ count: Int, _ isTaken: Bool) throws {
    let text = (0..<count).map { "%TAG !a\($0)! tag:a,\($0):\n" }.joined() + "--- {type: UIView}\n"
    do throws(ReadError) {
      #expect(try readHierarchies(text, named: "a.yaml").count == 1 && isTaken)
    } catch {
      #expect(
        error.diagnostics.map(\.message) == [
          "more than 64 lines that begin with %, the limit for YAML directives"
        ])
      #expect(
        LineTable(error.source).position(of: error.diagnostics[0].range.lowerBound).line == 65 && !isTaken)
    }
  }

  private static func repeated(_ piece: String, _ count: Int = hostileCount) -> String {
    String(repeating: piece, count: count)
  }
}
