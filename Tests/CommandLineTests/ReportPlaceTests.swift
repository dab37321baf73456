import Foundation
import Testing

@Suite("Where the reports of a configuration are written")
struct ReportPlaceTests {
  /// A folder to lint, and one beside it that is none of its business.
  private static func tree(_ formats: String) throws -> Tree {
    try Tree([
      "Project/.skelinspect.yml": "exclude: []\nformats: [\(formats)]\n", "Project/a.yaml": Tree.screen,
      "Project/.git/HEAD": "ref: refs/heads/main\n", "Other/kept.txt": "keep\n",
    ])
  }

  @Test(
    "Nowhere else, whatever links lead there: nothing is overwritten, and nothing is removed",
    arguments: [
      ("json=out/kept.txt", "out", "../Other", "out is a link that leads out of it"),
      ("json=out/new/deep.txt", "out", "../Other", "out is a link that leads out of it"),
      ("json=sub/../out.json", "sub", ".", nil),
      ("json=out.json, text", "out.json", "../Other/kept.txt", "out.json is a link that leads out of it"),
      ("json=out.json", "out.json", "../Other/none.txt", "out.json: the link leads nowhere"),
      ("json=out/HEAD", "out", ".git", "out is a link to what belongs to git"),
      ("json=head", "head", ".git/HEAD", "head is a link to what belongs to git"),
    ])
  func links(_ formats: String, _ link: String, _ target: String, _ reason: String?) throws {
    for files in [["a.yaml"], ["nothing-here"]] {
      let tree = try Self.tree(formats)
      try tree.link("Project/\(link)", to: target)
      let outcome = try tree.run(["lint", "-q"] + files, in: "Project")
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix(".skelinspect.yml:2"), "\(outcome.error)")
      #expect(outcome.error.contains("is not a file in this folder"), "\(outcome.error)")
      if let reason { #expect(outcome.error.contains(reason), "\(outcome.error)") }
      #expect(try tree.text("Other/kept.txt") == "keep\n")
      #expect(try tree.text("Project/.git/HEAD") == "ref: refs/heads/main\n")
      let others = try FileManager.default.contentsOfDirectory(
        atPath: tree.folder.appending(path: "Other").path)
      #expect(others == ["kept.txt"])
    }
  }

  @Test("Nor in what belongs to git", arguments: [".git/HEAD", ".git", ".GIT/HEAD", "Sub/.git/config"])
  func git(_ name: String) throws {
    let tree = try Self.tree("text, json=\(name)")
    let outcome = try tree.run("lint", in: "Project")
    #expect(outcome.status == 2 && outcome.error.contains("'\(name)' belongs to git"), "\(outcome.error)")
    #expect(try tree.text("Project/.git/HEAD") == "ref: refs/heads/main\n")
  }

  @Test("A link that stays in the folder is followed, and so is any that the command line names")
  func followed() throws {
    let tree = try Self.tree("json=out/lint.json")
    try tree.write("", to: "Project/Reports/")
    try tree.link("Project/out", to: "Reports")
    #expect(try tree.run("lint", in: "Project").status == 1)
    #expect(try tree.text("Project/Reports/lint.json").contains("unreachable-skeletonable"))
    try tree.link("Project/away", to: "../Other")
    #expect(try tree.run("lint", "-f", "json=away/kept.txt", "a.yaml", in: "Project").status == 1)
    #expect(try tree.text("Other/kept.txt").contains("unreachable-skeletonable"))
  }

  @Test("A pipe is not waited for")
  func pipe() throws {
    let tree = try Self.tree("json=out.json")
    try #require(mkfifo(tree.folder.appending(path: "Project/out.json").path, 0o600) == 0)
    let outcome = try tree.run("lint", in: "Project")
    #expect(outcome.status == 2 && outcome.error.contains("it is not a regular file"), "\(outcome.error)")
  }
}
