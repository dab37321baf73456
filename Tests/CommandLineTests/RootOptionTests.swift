import Foundation
import Testing

@Suite("--root")
struct RootOptionTests {
  /// The paths of a file's views, as machines read them.
  private func paths(of file: String) throws -> [String] {
    let outcome = try Program().run(["inspect", "--format", "json", file])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let hierarchies = value?["hierarchies"] as? [[String: Any]]
    return (hierarchies?.first?["views"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
  }

  @Test(
    "Every machine path is a selector of its view", arguments: ["screen.yaml", "names.yaml", "crash.json"])
  func machinePaths(_ file: String) throws {
    let paths = try paths(of: file)
    #expect(Set(paths).count == paths.count)
    for (index, path) in paths.enumerated() {
      let outcome = try Program().run(["--compact", "--root", path, file])
      let reference = String(0x6000_0000_0000 + (index + 1) * 0x40, radix: 16)
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(outcome.text.contains(#""reference":"0x0000\#(reference)""#), "\(path)")
    }
  }

  @Test("What an ambiguous selector lists are selectors of one view each", arguments: ["UILabel", "b"])
  func ambiguous(_ selector: String) throws {
    let outcome = try Program().run(["--root", selector, "names.yaml"])
    #expect(outcome.status == 64)
    let list = try #require(outcome.error.split(separator: "say which: ").last).dropLast()
    for path in list.split(separator: ", ").map(String.init) {
      #expect(try Program().run(["--root", path, "names.yaml"]).status == 0, "\(path)")
    }
  }

  @Test("They are whole, however long")
  func longPaths() throws {
    let view =
      #"{"type": "UIStackView", "id": "\#(repeated("long", 20))", "subviews": [{"type":"A"}, {"type":"A"}]}"#
    let outcome = try Program().run(["--root", "A"], on: view, named: "long.json")
    #expect(outcome.error.contains("\(repeated("long", 20))/A[0]"), "\(outcome.error)")
    #expect(outcome.error.contains("\(repeated("long", 20))/A[1]"))
  }

  @Test("A selector that is ambiguous in one of several files is an error, not a file less")
  func severalFiles() throws {
    let scratch = try Scratch()
    try scratch.write("type: UIView\nsubviews: [{type: UILabel}]\n", to: "one.yaml")
    try scratch.write("type: UIView\nsubviews: [{type: UILabel}, {type: UILabel}]\n", to: "two.yaml")
    let outcome = try Program(folder: scratch.folder).run(["--root", "UILabel", "one.yaml", "two.yaml"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("two.yaml: error: 'UILabel' names 2 views"), "\(outcome.error)")
  }
}
