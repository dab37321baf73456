import Foundation
import Testing

@Suite("Files that are not for skelinspect")
struct ForeignFileTests {
  static let files: [(name: String, text: String, words: String)] = [
    ("a.m", "#import <UIKit/UIKit.h>\n", "Objective-C is not read"),
    ("a.zip", "PK\u{3}\u{4}\n", "a zip archive is not read"),
    ("a.nib", "NIBArchive\n", "a compiled nib is not read"),
    ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", "a picture is not read"),
    ("a.gif", "GIF89a\n", "a picture is not read"),
    ("a.swift", "\u{0}\u{0}\n", "not a text file"),
    ("a.yaml", "type: UIView\n<<<<<<< HEAD\nid: a\n", "a merge conflict is not resolved"),
    ("a.json", "{\"type\": \"UIView\"\n<<<<<<< HEAD\n}\n", "a merge conflict is not resolved"),
  ]

  @Test("are named as what they are", arguments: files)
  func foreign(_ file: (name: String, text: String, words: String)) throws {
    let tree = try Tree([file.name: file.text, "good.yaml": Tree.cleanScreen])
    for command in ["lint", "inspect"] {
      let outcome = try tree.run(command, file.name)
      #expect(outcome.status == 2)
      #expect((outcome.text + outcome.error).contains(file.words), "\(outcome.text)\(outcome.error)")
    }
  }

  @Test("A configuration with a merge conflict says so")
  func configuration() throws {
    let tree = try Tree([".skelinspect.yml": "rules:\n<<<<<<< HEAD\n", "good.yaml": Tree.cleanScreen])
    let outcome = try tree.run("lint", "good.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(".skelinspect.yml:2:1: error: a merge conflict is not resolved"))
  }

  @Test("Of a folder those that are too large are passed over without a look")
  func large() throws {
    let tree = try Tree(["a.yaml": Tree.cleanScreen, "large.json": ""])
    let handle = try FileHandle(forWritingTo: tree.folder.appending(path: "large.json"))
    // Nothing is written: the disk keeps the hole.
    try handle.truncate(atOffset: 2 << 30)
    try handle.close()
    let outcome = try tree.run("lint", "-v", ".")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("large.json: skipped: it is larger than 64 MB"), "\(outcome.error)")
  }

  @Test("No report of the configuration's takes the place of a file that git tracks")
  func tracked() throws {
    let tree = try Tree([
      "a.yaml": Tree.cleanScreen, "README.md": "Read me.\n",
      ".skelinspect.yml": "formats: [text, markdown=README.md, json=reports/out.json]\n",
    ])
    let git = try tree.shell("git init -q && git add README.md")
    try #require(git.status == 0, "\(git.error)")
    let outcome = try tree.run("lint", ".")
    #expect(outcome.status == 2 && outcome.error.contains("git tracks it"), "\(outcome.error)")
    #expect(try tree.text("README.md") == "Read me.\n")
  }

  @Test("--unsafe-fixes alone changes nothing, and says so")
  func unsafeFixes() throws {
    let tree = try Tree(screens: ["a.yaml"])
    let outcome = try tree.run("lint", "--unsafe-fixes", "a.yaml")
    #expect(outcome.error.contains("nothing is written: --unsafe-fixes goes with --fix or --diff"))
    #expect(try tree.text("a.yaml") == Tree.screen)
  }

  @Test("GitHub's annotations name files from the workspace, even where a repository in it holds them")
  func workspace() throws {
    let tree = try Tree(["app/Screens/a.yaml": Tree.screen, "app/.git/HEAD": "ref: refs/heads/main\n"])
    let workspace = ["GITHUB_WORKSPACE": tree.folder.path]
    let lint = ["lint", "Screens", "-f", "github"]
    #expect(try tree.run(lint, in: "app").text.contains("file=Screens/a.yaml,"))
    #expect(try tree.run(lint, in: "app", environment: workspace).text.contains("file=app/Screens/a.yaml,"))
    let elsewhere = ["GITHUB_WORKSPACE": "/nowhere"]
    #expect(try tree.run(lint, in: "app", environment: elsewhere).text.contains("file=Screens/a.yaml,"))
  }
}
