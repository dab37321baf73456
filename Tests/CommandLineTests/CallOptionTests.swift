import Foundation
import Testing

/// What the commands say of a file's calls.
@Suite("Calls on the command line")
struct CallOptionTests {
  private static let file = """
    calls:
      - show: solid
      - set: {name: {isSkeletonable: false, text: Ada}}
      - hide: true
    root:
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, id: name, isSkeletonable: true, text: Loading}
        - {type: UIImageView, isSkeletonable: true}

    """

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Tree(["calls.yaml": Self.file]).run([arguments[0], "calls.yaml"] + arguments.dropFirst())
  }

  @Test("describe prints the root's tree as it is after a call")
  func describe() throws {
    let before = try run("describe", "--compact", "--after", "1")
    #expect(before.text.contains("\"children\":[") && before.text.contains("\"UILabel\""))
    let after = try run("describe", "--compact", "--after", "2")
    #expect(
      after.status == 0 && after.text.contains("\"UIImageView\"") && !after.text.contains("\"UILabel\""))
    let outline = try run("describe", "--format", "outline", "--after", "2").text
    let first = try run("describe", "--format", "outline").text
    #expect(outline.contains("UIImageView") && outline != first)
  }

  @Test("inspect prints the views after every call under its words")
  func all() throws {
    let text = try run("inspect", "--after", "all").text
    let steps = text.components(separatedBy: "\n\n")
    #expect(steps.count == 3)
    for (number, step) in zip(1..., steps) {
      let own = try run("inspect", "--after", "\(number)").text
      let (heading, tree) = (step.prefix { $0 != "\n" }, step.drop { $0 != "\n" }.dropFirst())
      #expect(heading.hasPrefix("\(number)  ") && heading.hasSuffix("(line \(number + 1))"), "\(heading)")
      #expect(own.hasPrefix(tree) && !tree.isEmpty, "\(step)")
    }
    #expect(steps[0].hasPrefix("1  show solid (line 2)\n"))
    #expect(try run("inspect", "--after", "all", "--calls").text == run("inspect", "--calls").text)
  }

  @Test("lint finds what a hide leaves, at the hide, and ends with 1")
  func lint() throws {
    let outcome = try run("lint")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("calls.yaml:4:5: error: hide leaves UILabel#name with its skeleton"))
  }

  @Test("inspect and why say what a step leaves, and of no call that is not there")
  func steps() throws {
    #expect(try run("inspect", "--calls").text.contains("stays behind: UILabel#name"))
    #expect(try run("inspect", "--after", "3").text.contains("1 of 3 views covered"))
    #expect(try run("why", "name", "--after", "3").text.contains("left behind: call 3"))
    for command in ["describe", "inspect", "why"] {
      let names = command == "why" ? ["name"] : []
      let outcome = try Tree(["calls.yaml": Self.file]).run(
        [command, "calls.yaml"] + names + ["--after", "4"])
      #expect(outcome.status == 64 && outcome.message.contains("there is no call 4"), "\(command)")
    }
  }
}
