import Testing

/// What those ran into who tried the program with inputs that nobody here had seen.
@Suite("First users")
struct FirstUserTests {
  private static let screen = "{type: UIView, isSkeletonable: true}\n"

  @Test("A list whose lines end as on Windows names the same files")
  func carriageReturns() throws {
    let tree = try Tree(["error.yaml": Tree.screen, "ok.yaml": Self.screen])
    let list = "error.yaml\r\nok.yaml\r\n\r\n"
    #expect(try tree.run("lint", "--files-from", "-", input: list).status == 1)
    #expect(try tree.listed("--files-from=-", input: list) == ["error.yaml", "ok.yaml"])
  }

  @Test("Swift's initialisers without quotes are an error that says what to do")
  func initialiser() throws {
    let text = "type: UIView\nframe: CGRect(x: 0, y: 0, width: 10, height: 10)\n"
    let outcome = try Tree(["a.yaml": text]).run("inspect", "a.yaml")
    #expect(outcome.status == 2 && outcome.error.contains("put Swift's CGRect(…) in quotes"))
    let quoted = text.replacing(
      "CGRect(x: 0, y: 0, width: 10, height: 10)", with: "\"CGRect(x: 0, y: 0, width: 10, height: 10)\"")
    #expect(try Tree(["a.yaml": quoted]).run("inspect", "a.yaml").status == 0)
  }

  @Test("A misspelt name is answered with the one that is there", arguments: ["lint", "inspect", "expect"])
  func misspelt(_ command: String) throws {
    let tree = try Tree(["Screens/a.yaml": Self.screen])
    let outcome = try tree.run(command, "Scerens")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("Scerens: error: No such file or directory; did you mean 'Screens'?"))
  }

  @Test("Half a Swift file is said to be one", arguments: ["lint", "inspect"])
  func halfCode(_ command: String) throws {
    let code = "import UIKit\n\nfinal class Card: UIView {\n  let title = UILabel()\n"
    let tree = try Tree([
      "half.swift": code + "  func load() {\n    title.text = ", "whole.swift": code + "}\n",
      "branches.swift": "#if os(iOS)\nclass A {\n#else\nclass B {\n#endif\n  let title = 0\n} // A\n",
    ])
    let note = "half.swift: note: a brace in it is never closed: is the file complete?"
    let outcome = try tree.run(command, "half.swift", "whole.swift", "branches.swift")
    let notes = outcome.error.split(separator: "\n").filter { $0.contains("never closed") }
    #expect(notes == [Substring(note)], "\(outcome.error)")
  }

  @Test("A log under the name of JSON, or of which the beginning is missing")
  func logs() throws {
    let view = "{\n  \"type\" : \"UIView\",\n  \"isSkeletonable\" : true\n}\n"
    let tail = "      \"isSkeletonable\" : true\n    }\n  ],\n  \"type\" : \"UIView\"\n}\n"
    let tree = try Tree([
      "log.json": "2026-01-01 10:00:00.1 App[1:2] \(view)", "tail.txt": tail, "tail.log": tail,
      "broken.json": "{\"a\": x, \(view)}",
    ])
    #expect(try tree.run("inspect", "log.json").text.contains("UIView ☠"))
    #expect(try tree.run("inspect", "broken.json").error.contains("broken.json:1:7: error: "))
    for file in ["tail.txt", "tail.log"] {
      let outcome = try tree.run("inspect", file)
      let words = "\(file):2:5: error: this ends a printed tree whose beginning is missing"
      #expect(outcome.status == 2 && outcome.error.contains(words), "\(outcome.error)")
    }
  }

  @Test("A help that costs a block and gives nothing says so")
  func loss() throws {
    let text = """
      type: UIView
      id: root
      isSkeletonable: true
      frame: [0, 0, 390, 844]
      subviews: [{type: UILabel, id: h, isHidden: true, frame: [0, 0, 9, 9]}]

      """
    let outcome = try Tree(["a.yaml": text]).run("why", "a.yaml", "h")
    #expect(outcome.text.contains("the block of root is gone then, and nothing takes its place"))
  }

  @Test("One value that cannot be read leaves the views beside it to the rules")
  func beside() throws {
    let text = """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, id: a, isSkeletonable: true, frame: [0, 0, 0, 0]}
        - {type: UILabel, id: b, isSkeletonable: true, alpha: lots}

      """
    let outcome = try Tree(["a.yaml": text]).run("lint", "a.yaml", "-f", "csv")
    #expect(outcome.text.contains("zero-size-leaf") && outcome.text.contains("invalid-value"))
  }

  @Test(
    "Words for keys lead to the keys",
    arguments: [
      ("UIView", "childs: []", "subviews"), ("UITableView", "cell: []", "prototypes"),
      ("UITableView", "headerView: {type: UIView}", "tableHeaderView"),
      ("UITableView", "sections: 2", "numberOfSkeletonSections"), ("UIView", "window: false", "hasWindow"),
      ("UITableViewCell", "content: {type: UIView}", "contentView"),
      ("UITableViewCell", "reuseId: a", "reuseIdentifier"), ("UIView", "colour: red", "backgroundColor"),
    ])
  func words(_ example: (type: String, line: String, key: String)) throws {
    let outcome = try Tree(["a.yaml": "type: \(example.type)\n\(example.line)\n"]).run("inspect", "a.yaml")
    #expect(outcome.error.contains("did you mean '\(example.key)'?"), "\(outcome.error)")
  }

  @Test("A key that is misspelt where its class does not have it is one error")
  func misplaced() throws {
    let outcome = try Tree(["a.yaml": "{type: UIView, arrangedSubview: []}\n"]).run(
      "lint", "a.yaml", "-f", "csv")
    #expect(outcome.findings.count == 1, "\(outcome.text)")
  }

  @Test("What the footer counts as not reached is listed as unreached")
  func unreached() throws {
    let text = """
      type: UIView
      isSkeletonable: true
      subviews: [{type: UIView, subviews: [{type: UILabel, id: lost, isSkeletonable: true}]}]

      """
    let outcome = try Tree(["a.yaml": text]).run("inspect", "a.yaml", "--only", "unreached")
    #expect(outcome.text.contains("UILabel#lost ☠") && outcome.text.contains("1 marked view not reached"))
  }
}
