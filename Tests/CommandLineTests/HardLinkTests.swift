import Foundation
import Testing

@Suite("Files with further names")
struct HardLinkTests {
  @Test(
    "keep them when they are written anew, and nothing is left beside them",
    arguments: [
      (["lint", "--fix", "a.yaml"], "a.yaml"), (["lint", "clean.yaml", "-f", "json=out.json"], "out.json"),
      (["expect", "clean.yaml"], "clean.yaml.expected"),
    ])
  func kept(_ command: [String], _ file: String) throws {
    let tree = try Self.tree(linking: file)
    let old = try tree.text(file)
    #expect(try tree.run(command).status == 0)
    let (new, other) = (try tree.text(file), try tree.text("other"))
    #expect(new != old && other == new)
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.folder.path)
    #expect(Set(names) == Set(Self.files.keys).union(["other"]))
  }

  @Test("have their old text where the new one does not fit")
  func restored() throws {
    let tree = try Self.tree(linking: "out.json")
    let outcome = try tree.shell("ulimit -f 1; skelinspect lint a.yaml -f html=out.json")
    #expect(outcome.status == 2 && outcome.error.contains("File too large"))
    let (text, other) = (try tree.text("out.json"), try tree.text("other"))
    #expect(text == Self.files["out.json"] && other == text)
  }

  private static let files = [
    "a.yaml": Tree.screen, "clean.yaml": Tree.cleanScreen, "clean.yaml.expected": "",
    // Longer than some reports: what is left of it beyond the new text would show.
    "out.json": String(repeating: "old ", count: 200),
  ]

  private static func tree(linking file: String) throws -> Tree {
    let tree = try Tree(files)
    try FileManager.default.linkItem(
      at: tree.folder.appending(path: file), to: tree.folder.appending(path: "other"))
    return tree
  }
}
