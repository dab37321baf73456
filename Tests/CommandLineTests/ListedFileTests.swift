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
