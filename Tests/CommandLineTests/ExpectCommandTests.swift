import Foundation
import Testing

@Suite("expect")
struct ExpectCommandTests {
  private static let screen = """
    type: UIView
    isSkeletonable: true
    subviews: [{type: UILabel, id: title, isSkeletonable: true}]

    """
  private static let expectation = """
    # What show makes of the views in a.yaml; to accept a change: skelinspect expect a.yaml

    UIView  container
      UILabel#title  lines

    """
  private static let broken = screen.replacing("id: title, isSkeletonable: true", with: "id: title")

  @Test("What is written of code that cannot be told is read again")
  func code() throws {
    let file = Paths.package.appending(path: "Tests/Fixtures/code/filled-by-other-modules.swift")
    let tree = try Tree(["a.swift": try String(contentsOf: file, encoding: .utf8)])
    #expect(try tree.run("expect", "a.swift").status == 0)
    let written = try tree.text("a.swift.expected")
    #expect(written.contains("block or container: what code puts into it is not known"))
    #expect(written.contains("lines or container"))
    #expect(try tree.run("expect", "--check", "a.swift").status == 0)
  }

  @Test("What is written is as expected until a view changes, and again when that is accepted")
  func round() throws {
    let tree = try Tree(["a.yaml": Self.screen])
    let written = try tree.run("expect", "a.yaml")
    #expect(
      written.status == 0 && written.output.isEmpty && written.error == "a.yaml.expected: note: written\n")
    #expect(try tree.text("a.yaml.expected") == Self.expectation)
    #expect(try tree.run("expect", "a.yaml").error == "a.yaml.expected: note: unchanged\n")
    let same = try tree.run("expect", "--check", "a.yaml")
    #expect(same.status == 0 && same.text == "1 file is as expected\n" && same.error.isEmpty)
    try tree.write(Self.broken, to: "a.yaml")
    let other = try tree.run("expect", "--check", "a.yaml")
    #expect(other.status == 1 && other.error.isEmpty)
    #expect(
      other.text == """
        a.yaml is not as expected:
        ~ UIView (a.yaml:1:1): container → block
        ~ UILabel#title (a.yaml:3:12): lost its skeleton, lines → under a block
        1 view lost its skeleton, 1 view changed otherwise
          = help: skelinspect expect a.yaml accepts it

        1 file is not as expected

        """)
    #expect(try tree.text("a.yaml.expected") == Self.expectation)
    let accepted = try tree.run("expect", "a.yaml")
    #expect(
      accepted.error
        == "a.yaml.expected: note: rewritten: 1 view lost its skeleton, 1 view changed otherwise\n")
    #expect(try tree.run("expect", "--check", ".").status == 0)
  }

  @Test("A folder is checked, and written anew, where something is expected")
  func folders() throws {
    let tree = try Tree([
      "Screens/a.yaml": Self.screen, "Screens/a.yaml.expected": Self.expectation,
      "Screens/b.yaml": Self.screen,
      "Screens/.hidden/a.yaml.expected": "?", "Screens/other.json.expected": "of another program",
      "Screens/Deep/c.skeleton.yaml": Self.broken, "Screens/Deep/c.skeleton.yaml.expected": Self.expectation,
      "Empty/a.yaml": Self.screen,
    ])
    let outcome = try tree.run("expect", "--check", "Screens", "Screens/a.yaml.expected")
    #expect(
      outcome.status == 1 && outcome.text.contains("Screens/Deep/c.skeleton.yaml is not as expected:\n"))
    #expect(outcome.text.hasSuffix("\n1 of 2 files is not as expected\n"))
    let written = try tree.run("expect", "Screens")
    #expect(written.status == 0 && written.error.split(separator: "\n").count == 2)
    #expect(try tree.run("expect", "--check", "Screens").text == "2 files are as expected\n")
    let empty = try tree.run("expect", "--check", "Empty")
    #expect(empty.status == 2 && empty.message == "Empty: error: no .expected file in this folder")
    #expect(try tree.run("lint", "--list-files", "Screens").text.split(separator: "\n").count == 3)
  }

  @Test(
    "What cannot be compared is status 2, and standard output is empty",
    arguments: [
      (nil, "a.yaml.expected: error: No such file or directory"),
      ("", "a.yaml.expected:1:1: error: there is no view in it [syntax-error]"),
      ("<<<<<<< HEAD\n", "a.yaml.expected:1:1: error: a merge conflict is left here [syntax-error]"),
      (
        "UIView  blok\n",
        "a.yaml.expected:1:9: error: 'blok' is not something that show makes of a view [syntax-error]"
      ),
    ])
  func unreadable(_ text: String?, _ message: String) throws {
    let tree = try Tree(["a.yaml": Self.screen, "b.yaml": Self.broken, "b.yaml.expected": Self.expectation])
    if let text { try tree.write(text, to: "a.yaml.expected") }
    let outcome = try tree.run("expect", "--check", "a.yaml", "b.yaml")
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.message == message)
    #expect(outcome.error.contains("= help: ") && outcome.error.contains("b.yaml is not as expected:"))
    #expect(try tree.run("expect", "a.yaml").status == 0)
    #expect(try tree.text("a.yaml.expected") == Self.expectation)
  }

  @Test("An expectation whose file is gone, a file that is wrong and one without a view are said")
  func wrongFiles() throws {
    let tree = try Tree([
      "gone.yaml.expected": Self.expectation, "wrong.yaml": "a: [", "None.swift": "let one = 1\n",
      "a.yaml": Self.screen,
    ])
    let gone = try tree.run("expect", "--check", ".")
    #expect(
      gone.status == 2
        && gone.message.hasPrefix("gone.yaml.expected: error: the file it belongs to is not there"))
    let wrong = try tree.run("expect", "wrong.yaml", "a.yaml")
    #expect(
      wrong.status == 2 && wrong.error.contains("wrong.yaml:1:")
        && wrong.error.contains("a.yaml.expected: note: written"))
    let none = try tree.run("expect", "None.swift")
    #expect(none.status == 2 && none.error.contains("no view of which"))
    #expect(try tree.run("expect", "nowhere.yaml").status == 2)
  }

  @Test("--root is part of what is written")
  func roots() throws {
    let tree = try Tree(["a.yaml": Self.screen])
    #expect(try tree.run("expect", "--root", "#title", "a.yaml").status == 0)
    let text = try tree.text("a.yaml.expected")
    #expect(text.contains("skelinspect expect --root '#title' a.yaml\n"))
    #expect(try tree.run("expect", "--check", "--root", "#title", "a.yaml").status == 0)
    let without = try tree.run("expect", "--check", "a.yaml")
    #expect(without.status == 1)
    #expect(try tree.run("expect", "--root", "nobody", "a.yaml").status == 2)
  }

  @Test("A link stays one, and a folder in the way is said")
  func inTheWay() throws {
    let tree = try Tree([
      "a.yaml": Self.screen, "b.yaml": Self.screen, "b.yaml.expected/x": "", "store": "old",
    ])
    try tree.link("a.yaml.expected", to: "store")
    #expect(try tree.run("expect", "a.yaml").status == 0)
    #expect(try tree.text("store") == Self.expectation)
    let outcome = try tree.run("expect", "b.yaml")
    #expect(outcome.status == 2 && outcome.error.contains("cannot write b.yaml.expected"))
  }

  @Test(
    "Bad command lines", arguments: [[], ["-"], [""], ["--format", "json", "a.yaml"], ["--chek", "a.yaml"]])
  func usage(_ arguments: [String]) throws {
    let outcome = try Program().run(["expect"] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }

  @Test("The words are coloured where that is asked for")
  func colors() throws {
    let tree = try Tree(["a.yaml": Self.broken, "a.yaml.expected": Self.expectation])
    #expect(try tree.run("expect", "--check", "--color", "always", "a.yaml").text.contains("\u{1B}[33m~"))
    #expect(try !tree.run("expect", "--check", "a.yaml").text.contains("\u{1B}"))
  }
}
