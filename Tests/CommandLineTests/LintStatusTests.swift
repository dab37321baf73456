import Testing

/// A command line of lint and what it ends with.
struct StatusCase: CustomTestStringConvertible, Sendable {
  let arguments: [String]
  let status: Int32

  var testDescription: String { (["lint"] + arguments).joined(separator: " ") }

  init(_ arguments: String, _ status: Int32) {
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.status = status
  }

  private static let level = "--severity unreachable-skeletonable"

  static let all = [
    StatusCase("clean.yaml", 0), StatusCase("error.yaml", 1), StatusCase("clean.yaml error.yaml", 1),
    // The fail level.
    StatusCase("--fail-level never error.yaml", 0),
    StatusCase("\(level)=note error.yaml", 0), StatusCase("\(level)=note --fail-level note error.yaml", 1),
    StatusCase("\(level)=note --strict error.yaml", 0), StatusCase("\(level)=warning --strict error.yaml", 1),
    StatusCase("\(level)=warning error.yaml", 0), StatusCase("--fail-level warning error.yaml", 1),
    StatusCase("--strict --fail-level never error.yaml", 0),
    StatusCase("--fail-level never --strict error.yaml", 1),
    // What counts is shown, what does not run does not count.
    StatusCase("\(level)=note --min-level error --fail-level note error.yaml", 1),
    StatusCase("-q error.yaml", 1),
    StatusCase("--ignore unreachable-skeletonable error.yaml", 0), StatusCase("--ignore all error.yaml", 0),
    StatusCase("--select zero-size-leaf error.yaml", 0),
    StatusCase("--select zero-size-leaf,unreachable-skeletonable error.yaml", 1),
    StatusCase("--select all --ignore unreachable-skeletonable error.yaml", 0),
    // Files that do not parse.
    StatusCase("syntax.yaml", 2), StatusCase("syntax.yaml syntax.json", 2),
    StatusCase("syntax.yaml clean.yaml", 1),
    StatusCase("unknown.yaml", 1), StatusCase("unknown.yaml syntax.yaml", 1), StatusCase("empty.yaml", 1),
    // What cannot be opened or written.
    StatusCase("nosuch.yaml", 2), StatusCase("nosuch.yaml error.yaml", 2), StatusCase("nosuch", 2),
    StatusCase("clean.yaml -f json=clean.yaml/out.json", 2), StatusCase("clean.yaml -f json=.", 2),
    // The roots.
    StatusCase("--root title error.yaml", 0), StatusCase("--root nosuch error.yaml", 64),
    StatusCase("--root title error.yaml clean.yaml", 0), StatusCase("--root [ error.yaml", 64),
    // The command line.
    StatusCase("--select nosuch clean.yaml", 64), StatusCase("--ignore , clean.yaml", 64),
    StatusCase("--ignore unknown-key clean.yaml", 64),
    StatusCase("--severity unknown-key=note clean.yaml", 64),
    StatusCase("--severity zero-size-leaf clean.yaml", 64),
    StatusCase("--severity zero-size-leaf=off clean.yaml", 64),
    StatusCase("--severity nosuch=error clean.yaml", 64), StatusCase("--fail-level off clean.yaml", 64),
    StatusCase("--min-level never clean.yaml", 64), StatusCase("--jobs 0 clean.yaml", 64),
    StatusCase("--jobs two clean.yaml", 64), StatusCase("--jobs 1000 clean.yaml", 0),
    StatusCase("-f jsn clean.yaml", 64), StatusCase("-f json= clean.yaml", 64),
    StatusCase("-f text -f json clean.yaml", 64), StatusCase("-f json=a -f sarif=./a clean.yaml", 64),
    StatusCase("- -", 64), StatusCase("--files-from - -", 64),
    StatusCase("--config a --isolated clean.yaml", 64),
    StatusCase("--config= clean.yaml", 64), StatusCase("--nosuch clean.yaml", 64),
    StatusCase("--compact clean.yaml", 64),
    StatusCase("-qv clean.yaml", 0), StatusCase("-qx clean.yaml", 64),
    StatusCase("--strict=yes clean.yaml", 64),
  ]
}

@Suite("Lint's exit status")
struct LintStatusTests {
  @Test("It says what became of the job", arguments: StatusCase.all)
  func status(_ example: StatusCase) throws {
    let tree = try Tree([
      "clean.yaml": Tree.cleanScreen, "empty.yaml": "", "syntax.yaml": "type: [\n", "syntax.json": "{",
      "error.yaml": Tree.screen.replacing("UILabel", with: "UILabel, id: title"),
      "unknown.yaml": "{type: UIView, isSkeletonabel: true}\n",
    ])
    let outcome = try tree.run(["lint"] + example.arguments)
    #expect(outcome.status == example.status, "\(outcome.text)\(outcome.error)")
    if example.status == 64 {
      #expect(outcome.output.isEmpty)
      let isAboutRoot = example.arguments.first == "--root"
      #expect(outcome.message.hasPrefix(isAboutRoot ? "error.yaml: error: " : "skelinspect: error: "))
    }
  }

  @Test("2 wins over 1, and what could be read is reported")
  func failureWins() throws {
    let tree = try Tree(screens: ["a.yaml"])
    let outcome = try tree.run("lint", "-f", "csv", "nosuch.yaml", "a.yaml", "-f", "json=a.yaml/folder")
    #expect(outcome.status == 2)
    #expect(outcome.findings == ["a.yaml:1 error unreachable-skeletonable"])
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.first == "nosuch.yaml: error: No such file or directory")
    #expect(lines.last == "skelinspect: error: cannot write a.yaml/folder: Not a directory")
  }

  @Test("A reader that goes away hides no findings", arguments: [("a.yaml", 1), ("b.yaml", 0)])
  func closedPipe(_ file: String, _ status: Int) throws {
    let tree = try Tree(["a.yaml": Tree.screen, "b.yaml": Tree.cleanScreen])
    var program = Program()
    program.folder = tree.folder
    let script = "{ sleep 0.1; skelinspect lint \(file); echo $? > status; } | true; cat status >&2"
    #expect(try program.shell(script).error == "\(status)\n")
  }
}
