import Foundation
import Testing

@Suite("Lists of changed files")
struct ListedFileTests {
  private static let nothing = "skelinspect: note: nothing to lint in the list of files"

  @Test(
    "without a screen among them pass, with a line on standard error",
    arguments: [
      "", "\n\n", "main.swift\n", "main.swift\0ci.yml\0", "\u{1B}[1m\n\"\"\n", "gone.swift\nGone/a.md\n",
    ])
  func nothing(_ list: String) throws {
    let tree = try Tree(["main.swift": "", "ci.yml": "a: b\n", "a.yaml": Tree.screen])
    let outcome = try tree.run("lint", "--files-from", "-", "-f", "csv", "-f", "json=out.json", input: list)
    #expect(outcome.status == 0)
    #expect(outcome.error == Self.nothing + "\n")
    #expect(outcome.findings.isEmpty)
    #expect(try tree.text("out.json").contains("\"files\": 0, \"unread\": 0, \"findings\": 0"))
    #expect(try tree.run("lint", "--files-from", "-", "--list-files", "-q", input: list).error.isEmpty)
  }

  @Test("may name screens that were deleted; those that cannot be reached otherwise are errors")
  func gone() throws {
    let tree = try Tree(screens: ["a.yaml"])
    try tree.link("link.yaml", to: "nowhere")
    let note = "gone\\u{1b}.yaml: note: left out: No such file or directory\n"
    let some = try tree.run("lint", "--files-from=-", "-f", "csv", input: "gone\u{1B}.yaml\na.yaml\n")
    #expect(some.status == 1 && some.error == note, "\(some.error)")
    let none = try tree.run("lint", "--files-from=-", input: "gone\u{1B}.yaml\na.yaml/b.yaml\n")
    #expect(none.status == 0 && none.text == "No findings in 0 files.\n")
    #expect(none.error.hasSuffix(Self.nothing + ", whose names start from the working folder\n"))
    let link = try tree.run("lint", "--files-from=-", "-q", "-f", "csv", input: "link.yaml\na.yaml\n")
    #expect(link.status == 2 && link.error.hasPrefix("link.yaml: error: the link leads nowhere"))
  }

  @Test("name files as git quotes them, where their letters are others than ASCII's")
  func quoted() throws {
    let tree = try Tree(screens: ["Größe \"1\".yaml", "\u{07}\\\t.yaml", "a.yaml"])
    let list = #"""
      "Gr\303\266\303\237e \"1\".yaml"
      "\a\\\t.yaml"
      "a.yaml"
      "
      "\"
      """#
    #expect(try tree.listed("--files-from=-", input: list).count == 3)
  }

  /// Files that a walk takes, and files in folders that it leaves out.
  private static func folders() throws -> Tree {
    try Tree(
      screens: [
        "a.yaml", "Sub/b.yaml", "Sub/Kept/c.yaml", "Pods/d.yaml", "Sub/Carthage/Deep/e.yaml",
        ".hidden/f.yaml",
        "ignored/g.yaml", "Sub/own/h.yaml", "Sub/i.yaml", "Legacy/j.yaml",
      ],
      [
        ".git/": "", ".gitignore": "ignored/\n", "Sub/.gitignore": "/own\ni.yaml\n!Kept\n",
        ".skelinspect.yml": "exclude: [Legacy]\n",
      ])
  }

  @Test("count as the same files do in a folder", arguments: ["", "Sub", "Pods", "Sub/Kept"])
  func choice(_ folder: String) throws {
    let tree = try Self.folders()
    let program = Program()
    var inFolder = program
    inFolder.folder = tree.folder.appending(path: folder)
    let list = try inFolder.shell("find . -name '*.yaml' -type f")
    let walked = try tree.listed(in: folder)
    #expect(!walked.isEmpty)
    #expect(try tree.listed("--files-from=-", in: folder, input: list.text) == walked)
    let absolute = list.text.replacing("./", with: inFolder.folder.path + "/")
    let count = try tree.listed("--files-from=-", in: folder, input: absolute).count
    #expect(count == walked.count)
    let all = try tree.listed("--no-gitignore", in: folder)
    #expect(try tree.listed("--files-from=-", "--no-gitignore", in: folder, input: list.text) == all)
  }

  @Test("outside the working folder count as in their repository, and folders as what they are")
  func outside() throws {
    let tree = try Self.folders()
    let list = [
      "../a.yaml", "../Pods/d.yaml", "../.hidden/f.yaml", "../ignored/g.yaml", "../ignored", "../Pods",
      "b.yaml",
    ]
    #expect(
      try tree.listed("--files-from=-", in: "Sub", input: list.joined(separator: "\n")) == [
        "../a.yaml", "b.yaml",
      ])
    let folders = try tree.listed("--files-from=-", input: "Sub\nPods\nignored\n.hidden\nLegacy\n")
    #expect(folders == ["Sub/Kept/c.yaml", "Sub/b.yaml"])
  }

  @Test("in a folder that is left out are passed over with the reason, be they there or gone")
  func leftOut() throws {
    let tree = try Self.folders()
    try tree.link("Pods/link.yaml", to: "nowhere")
    let list = "Pods/d.yaml\nPods/gone.yaml\nPods/link.yaml\nignored/g.yaml\na.yaml\n"
    let quiet = try tree.run("lint", "--files-from=-", "-f", "csv", input: list)
    #expect(quiet.status == 1 && quiet.error.isEmpty, "\(quiet.error)")
    let verbose = try tree.run("lint", "--files-from=-", "-v", "-f", "csv", input: list).error
    for name in ["d", "gone", "link"] {
      #expect(verbose.contains("Pods/\(name).yaml: skipped: such folders are left out\n"), "\(verbose)")
    }
    #expect(verbose.contains("ignored/g.yaml: skipped: git ignores it\n"))
  }

  @Test("do not excuse what the command line names, nor a list that is missing")
  func named() throws {
    let tree = try Tree(["a.yaml": Tree.cleanScreen, "Empty/": ""])
    for arguments in [["gone.yaml"], ["Empty"], ["--files-from", "gone.txt"], ["gone.yaml", "a.yaml"]] {
      #expect(try tree.run(["lint", "--files-from", "/dev/null"] + arguments).status == 2)
    }
    let missing = try tree.run("lint", "--files-from", "gone.txt", "a.yaml", "-f", "csv")
    #expect(missing.status == 2 && missing.error == "gone.txt: error: No such file or directory\n")
  }
}
