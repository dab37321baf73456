import Foundation
import Testing

@Suite("Lint")
struct LintCommandTests {
  @Test("The report is the same bytes for any number of jobs and any order of the files")
  func order() throws {
    let names = (0..<60).map { "Screens/\($0).yaml" }
    let tree = try Tree(screens: names, ["Screens/broken.yaml": "type: UIView\n  a: b\n"])
    let first = try tree.run("lint", "--jobs", "1", "-v")
    #expect(first.status == 1)
    for jobs in ["2", "3", "8", "100"] {
      let next = try tree.run("lint", "--jobs", jobs, "-v")
      #expect(next.output == first.output && next.error == first.error)
    }
    let shuffled = try tree.run(["lint", "Screens/broken.yaml"] + names.shuffled())
    #expect(shuffled.output == first.output)
  }

  @Test("Standard input has a name, and by it a format and a configuration")
  func standardInput() throws {
    let tree = try Tree(["Sub/.skelinspect.yml": "rules: {unreachable-skeletonable: note}\n"])
    let plain = try tree.run("lint", "-f", "csv", "-", input: Tree.screen)
    #expect(plain.findings == ["<stdin>:1 error unreachable-skeletonable"])
    let named = try tree.run("lint", "-f", "csv", "--stdin-filename", "Sub/x.yaml", "-", input: Tree.screen)
    #expect(named.findings == ["Sub/x.yaml:1 note unreachable-skeletonable"])
    #expect(named.status == 0)
    let inFolder = try tree.run("lint", "-f", "csv", "-", in: "Sub", input: Tree.screen)
    #expect(inFolder.findings == ["<stdin>:1 note unreachable-skeletonable"])
    #expect(try tree.run("lint", "-").status == 1)
  }

  @Test("Formats go to files; without one for standard output it stays empty")
  func files() throws {
    let tree = try Tree(screens: ["a.yaml"])
    let outcome = try tree.run("lint", "-f", "json=out.json", "--format", "sarif=out.sarif", "-fcsv=out.csv")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty && outcome.error.isEmpty)
    #expect(try tree.text("out.json").hasPrefix("{"))
    #expect(try tree.text("out.csv") == tree.run("lint", "-f", "csv").text)
    #expect(try tree.text("out.sarif") == tree.run("lint", "-f", "sarif=-", "a.yaml").text)
    let both = try tree.run("lint", "-f", "text", "-f", "json=out.json")
    #expect(both.text == (try tree.run("lint").text))
  }

  @Test(
    "A file that is replaced keeps its permissions, a link stays one, and what is not a file is written to")
  func replacing() throws {
    let tree = try Tree(["a.yaml": Tree.screen, "old.csv": "old", "Sub/": ""])
    let old = tree.folder.appending(path: "old.csv").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old)
    try tree.link("link.csv", to: "old.csv")
    try tree.link("new.csv", to: "Sub/new.csv")
    #expect(
      try tree.run("lint", "-f", "csv=link.csv", "-f", "json=new.csv", "-f", "sarif=/dev/null").status == 1)
    #expect(try tree.text("old.csv").hasPrefix("file,"))
    #expect(try tree.text("Sub/new.csv").hasPrefix("{"))
    let attributes = try FileManager.default.attributesOfItem(atPath: old)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.folder.path)
    #expect(names.sorted() == ["Sub", "a.yaml", "link.csv", "new.csv", "old.csv"])
  }

  @Test("On GitHub the format is its own, and the workflow's summary gets a table")
  func gitHub() throws {
    let tree = try Tree(["a.yaml": Tree.screen, "summary.md": "# Before\n"])
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    let usual = try tree.run("lint", environment: environment)
    #expect(usual.text.hasPrefix("::error file=a.yaml,line=1,"))
    let markdown = try tree.run("lint", "-f", "markdown").text
    #expect(try tree.text("summary.md") == "# Before\n" + markdown)
    let text = try tree.run("lint", "--format", "text", environment: environment)
    #expect(text.text == (try tree.run("lint").text))
    #expect(try tree.text("summary.md") == "# Before\n" + markdown + markdown)
    #expect(try tree.run("lint", environment: ["GITHUB_ACTIONS": ""]).text == text.text)
    #expect(try tree.run("lint", environment: ["GITHUB_ACTIONS": "1"]).status == 1)
    let lost = ["GITHUB_ACTIONS": "1", "GITHUB_STEP_SUMMARY": "no/such.md"]
    #expect(try tree.run("lint", environment: lost).status == 2)
  }

  @Test("Findings are shown from the level on that is asked for")
  func minimumLevel() throws {
    let tree = try Tree([
      "a.yaml": Tree.screen, "b.yaml": "{type: UIView, isSkeletonable: yes}",
      "c.yaml": "{type: UIView, isSkeletonable: true, hasWindow: yes}",
    ])
    try tree.write("overrides: [{files: [c.yaml], rules: {yaml-boolean: note}}]\n", to: ".skelinspect.yml")
    for (level, names) in [("note", "abc"), ("warning", "ab"), ("error", "a")] {
      let outcome = try tree.run("lint", "-f", "csv", "--min-level", level)
      #expect(outcome.findings.compactMap(\.first) == Array(names))
      #expect(outcome.status == 1)
    }
  }

  @Test("Statistics stand behind the text, or beside a machine's format")
  func statistics() throws {
    let tree = try Tree(screens: ["a.yaml", "b.yaml"])
    let table = "2  error    unreachable-skeletonable\n"
    let text = try tree.run("lint", "--statistics")
    #expect(text.text == (try tree.run("lint").text) + table)
    let machine = try tree.run("lint", "--statistics", "-f", "json")
    #expect(machine.text == (try tree.run("lint", "-f", "json").text))
    #expect(machine.error == table)
  }

  @Test("SKELETON_DEBUG prints the trees on standard error, in the order of the files, and changes no report")
  func debug() throws {
    let without = try Program().run(["lint", "stream.yaml", "screen.yaml", "crash.json"])
    let program = Program(environment: ["SKELETON_DEBUG": ""])
    let with = try program.run(["lint", "stream.yaml", "screen.yaml", "crash.json"])
    #expect(with.output == without.output && with.status == without.status)
    let inspected = try ["crash.json", "screen.yaml", "stream.yaml"].map { file in
      try program.run(["inspect", file]).error
    }
    let trees = with.error.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(trees == inspected.joined().split(separator: "\n").filter { !$0.contains(": note: ") })
    #expect(with.error.matches(of: #/prints nothing/#).count == 3)
  }

  @Test("Colours are for the text on standard output alone")
  func colors() throws {
    let tree = try Tree(screens: ["a.yaml"])
    #expect(try tree.run("lint", "--color", "always").text.contains("\u{1B}["))
    for format in ["json", "csv", "github", "markdown"] {
      #expect(!(try tree.run("lint", "--color", "always", "-f", format).text.contains("\u{1B}")))
    }
    #expect(try tree.run("lint", "--color", "always", "-f", "text=out").status == 1)
    #expect(!(try tree.text("out").contains("\u{1B}")))
  }

  @Test("Progress is a line on a terminal that goes away again; nothing of it in CI")
  func progress() throws {
    let tree = try Tree(screens: (0..<400).map { "\($0).yaml" })
    for (variables, isShown) in [([:], true), (["CI": "1"], false), (["TERM": "dumb"], false)] {
      let terminal = try Terminal()
      var program = Program(environment: variables)
      (program.folder, program.errorTerminal) = (tree.folder, terminal.end)
      #expect(try program.run(["lint", "--jobs", "1"]).status == 1)
      let text = terminal.text()
      if !isShown { #expect(text.isEmpty) }
      #expect(text.isEmpty || text.hasSuffix("\r\u{1B}[K"))
    }
  }
}
