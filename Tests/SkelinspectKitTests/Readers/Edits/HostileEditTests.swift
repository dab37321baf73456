import Testing

@testable import SkelinspectKit

@Suite("Edits of hostile texts")
struct HostileEditTests {
  static let keys = (0..<10_000).map { "\"x-\($0)\":\($0)" }.joined(separator: ",")
  static let lists = String(repeating: "[", count: 9_000) + String(repeating: "]", count: 9_000)

  @Test(
    "A line of 10,000 keys and thousands of levels are edited like any other",
    arguments: [
      ("a.json", "{\"type\":\"UIView\",\(keys)}", "{\"type\":\"UIView\",\"isSkeletonable\":true,\(keys)}"),
      ("a.yaml", "{\"type\":\"UIView\",\(keys)}", "{\"type\":\"UIView\",\"isSkeletonable\":true,\(keys)}"),
      (
        "a.json", "{\"x-deep\": \(lists), \"type\": \"UIView\"}",
        "{\"x-deep\": \(lists), \"type\": \"UIView\", \"isSkeletonable\": true}"
      ),
      (
        "a.yaml", "x-deep:\n  " + String(repeating: "- ", count: 3_000) + "a\ntype: UIView",
        "x-deep:\n  " + String(repeating: "- ", count: 3_000) + "a\ntype: UIView\nisSkeletonable: true"
      ),
    ].map { Named("\($0.0): \($0.1)", $0) })
  func large(_ example: Named<(String, String, String)>) throws {
    let (name, text, wanted) = example.value
    let hierarchy = try Hierarchy.only(text, named: name)
    let edits = try #require(hierarchy.edits(for: [.mark(0)])?.files.first)
    #expect(String(decoding: edits.edited, as: UTF8.self) == wanted)
  }

  @Test("A thousand repeated keys on one line are found")
  func duplicates() {
    let text = "{type: UIView, " + String(repeating: "alpha: 1, ", count: 1_000) + "\(Self.keys)}"
    let file = lint(text, named: "a.yaml")
    #expect(file.diagnostics.count { $0.rule == "duplicate-key" && $0.edits.count == 1 } == 999)
  }

  @Test(
    "Where nobody can say what is meant nothing is edited",
    arguments: [
      // A log's tree, and a view in a list without braces.
      ("a.log", "{\"type\": \"UIView\", \"isSkeletonable\": true, \"reference\": \"0x1\"}\n"),
      ("a.yaml", "type: UIView\nsubviews: [type: UILabel]"),
    ])
  func uncertain(_ name: String, _ text: String) throws {
    let hierarchy = try Hierarchy.only(text, named: name)
    let changes: [Change] = [.mark(hierarchy.views.count - 1), .set(.alpha, of: 0, to: .number(0))]
    #expect(hierarchy.edits(for: changes)?.files == nil)
  }

  @Test("A key that stands twice, and one that was meant by another, are not set")
  func errors() throws {
    for text in ["{type: UIView, alpha: 1, alpha: 2}", "{type: UIView, alhpa: 1}"] {
      let reading = try Project().reading(of: Array(text.utf8), named: "a.yaml", ReaderSettings())
      let hierarchy = try #require(reading.hierarchies.first)
      #expect(hierarchy.edits(for: [.set(.alpha, of: 0, to: .number(0.5))])?.files == nil)
    }
  }

  @Test("A number that has no digits is not written")
  func infinity() throws {
    let hierarchy = try Hierarchy.only("type: UIView")
    #expect(hierarchy.edits(for: [.set(.alpha, of: 0, to: .number(.infinity))])?.files == nil)
  }

  @Test("Every text is read as it was written", arguments: SeededNumbers.texts)
  func texts(_ text: String) throws {
    for file in ["type: UIView", "{type: UIView}", "{\"type\": \"UIView\"}", "type: UIView\ntext: 'a'"] {
      for name in file.hasPrefix("{\"") ? ["a.json", "a.yaml"] : ["a.yaml"] {
        let hierarchy = try Hierarchy.only(file, named: name)
        let edits = try #require(hierarchy.edits(for: [.set(.text, of: 0, to: .text(text))])?.files.first)
        let after = try Hierarchy.only(String(decoding: edits.edited, as: UTF8.self), named: name)
        #expect(after.text(.text, of: 0) == text)
      }
    }
  }
}
