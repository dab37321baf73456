import Testing

@Suite("SKELETON_DEBUG")
struct SkeletonDebugTests {
  /// A hierarchy of which some root prints nothing, and how many trees the others print.
  static let silent = [
    (file: "stream.yaml", trees: 2, notes: 2), (file: "crash.json", trees: 0, notes: 1),
  ]

  @Test("Roots that print no tree are named, with the reason", arguments: silent, ["1", "0", ""])
  func notes(_ example: (file: String, trees: Int, notes: Int), _ value: String) throws {
    for format in ["outline", "json"] {
      let program = Program(environment: ["SKELETON_DEBUG": value])
      let outcome = try program.run(["inspect", "-f", format, example.file])
      let lines = outcome.error.split(separator: "\n")
      #expect(outcome.status == 0)
      #expect(lines.count { $0 == "{" } == example.trees, "\(outcome.error)")
      let notes = lines.filter { $0.hasPrefix("\(example.file): note: ") && $0.contains("prints nothing") }
      #expect(notes.count == example.notes, "\(outcome.error)")
    }
  }

  @Test("Describe adds the notes only", arguments: silent)
  func describe(_ example: (file: String, trees: Int, notes: Int)) throws {
    let outcome = try Program(environment: ["SKELETON_DEBUG": "1"]).run([example.file])
    #expect(outcome.error.split(separator: "\n").count == example.notes, "\(outcome.error)")
  }

  @Test(
    "It changes nothing on standard output, and without it no tree is on standard error",
    arguments: ["stream.yaml", "crash.json", "screen.yaml"],
    [["describe"], ["inspect"], ["inspect", "-f", "json"]])
  func product(_ file: String, _ command: [String]) throws {
    let without = try Program().run(command + [file])
    let with = try Program(environment: ["SKELETON_DEBUG": ""]).run(command + [file])
    #expect(with.output == without.output)
    #expect(!without.error.contains("{"))
  }

  @Test("On a terminal no tree has what moves a cursor or turns text; elsewhere they are the library's bytes")
  func terminal() throws {
    let text = #"{type: "A\u009b31mB\u202e\x7f", baseClass: UIView, isSkeletonable: true}"#
    let tree = try Tree(["a.yaml": text])
    for command in [["lint", "-q", "--isolated"], ["inspect"], ["why"]] {
      let arguments = command + ["a.yaml"] + (command == ["why"] ? ["/"] : [])
      let terminal = try Terminal()
      var program = Program(environment: ["SKELETON_DEBUG": "1"])
      (program.folder, program.errorTerminal) = (tree.folder, terminal.end)
      _ = try program.run(arguments)
      let shown = terminal.text()
      for scalar in ["\u{9B}", "\u{202E}", "\u{7F}"] { #expect(!shown.contains(scalar), "\(command)") }
      program.errorTerminal = nil
      if command != ["why"] {
        #expect(shown.contains(#"A\u009b31mB\u202e\u007f"#), "\(shown)")
        #expect(try program.run(arguments).error.contains("A\u{9B}31mB\u{202E}\u{7F}"))
      }
    }
  }

  @Test("The trees are those that describe prints, of the roots that pass the guard")
  func trees() throws {
    let log = try Program(environment: ["SKELETON_DEBUG": ""]).run(["inspect", "screen.yaml"]).error
    #expect(try Program().run(["screen.yaml"]).text == log)
  }
}
