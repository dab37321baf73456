import Testing

@testable import SkelinspectKit

/// One edit of a screen, and what is said of it.
struct ExpectedChange: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let edit: (old: String, new: String)
  /// All lines but the first and the help.
  let lines: [String]

  static let screen = """
    type: UIView
    id: screen
    isSkeletonable: true
    frame: [0, 0, 320, 480]
    subviews:
      - {type: UILabel, id: title, isSkeletonable: true, frame: [0, 0, 320, 20]}
      - type: UIStackView
        id: info
        isSkeletonable: true
        frame: [0, 40, 320, 40]
        arrangedSubviews:
          - {type: UILabel, isSkeletonable: true}
          - {type: UILabel, isSkeletonable: true}
      - type: UIView
        id: footer
        subviews: [{type: UIView, subviews: [{type: UIImageView}]}]
      - type: UITableView
        id: rows
        isSkeletonable: true
        frame: [0, 100, 320, 88]
        dataSource: SkeletonTableViewDataSource
        rowHeight: 44
        prototypes: [{type: UITableViewCell, isSkeletonable: true}]

    """

  static let all = [
    ExpectedChange(
      testDescription: "A mark is lost",
      edit: ("id: title, isSkeletonable: true", "id: title"),
      lines: [
        "~ UILabel#title (a.yaml:6:5): lost its skeleton, 1 line → stays visible", "1 view lost its skeleton",
      ]),
    ExpectedChange(
      testDescription: "A container loses its mark, and its views their skeletons",
      edit: ("id: info\n    isSkeletonable: true\n", "id: info\n"),
      lines: [
        "~ UIStackView#info (a.yaml:7:5): container → stays visible: not skeletonable, so recursion stops here and"
          + " never reaches 2 marked views below",
        "~ 2 views (from a.yaml:11:9 on), UILabel, UILabel: each lost its skeleton, lines → not reached:"
          + " UIStackView#info is not skeletonable",
        "2 views lost their skeleton, 1 view changed otherwise",
      ]),
    ExpectedChange(
      testDescription: "A view is marked of which nothing was expected",
      edit: (
        "id: footer\n    subviews: [{type: UIView",
        "id: footer\n    isSkeletonable: true\n    subviews: [{type: UIView, isSkeletonable: true"
      ),
      lines: [
        "~ UIView#footer (a.yaml:14:5): stays visible → container",
        "+ UIView (a.yaml:17:16): not expected in UIView#footer with 1 view in it; block",
        "1 view was added, 1 view changed otherwise",
      ]),
    ExpectedChange(
      testDescription: "A label has more lines",
      edit: ("frame: [0, 0, 320, 20]", "numberOfLines: 3, frame: [0, 0, 320, 100]"),
      lines: ["~ UILabel#title (a.yaml:6:5): 1 line → 3 lines", "1 view changed"]),
    ExpectedChange(
      testDescription: "A view is hidden while the skeleton shows",
      edit: (
        "id: title, isSkeletonable: true",
        "id: title, isSkeletonable: true, isHiddenWhenSkeletonIsActive: true"
      ),
      lines: [
        "~ UILabel#title (a.yaml:6:5): 1 line: hidden; hidden while the skeleton shows", "1 view changed",
      ]),
    ExpectedChange(
      testDescription: "A view goes",
      edit: ("      - {type: UILabel, isSkeletonable: true}\n", ""),
      lines: [
        "- UILabel (a.yaml.expected:7:5): removed from UIStackView#info; was lines", "1 view was removed",
      ]),
    ExpectedChange(
      testDescription: "A view comes",
      edit: ("subviews:\n  - {", "subviews:\n  - {type: UIImageView, isSkeletonable: true}\n  - {"),
      lines: ["+ UIImageView (a.yaml:6:5): added in UIView#screen; block", "1 view was added"]),
    ExpectedChange(
      testDescription: "A view has another name",
      edit: ("id: title", "id: headline"),
      lines: ["~ UILabel#headline (a.yaml:6:5): was UILabel#title", "1 view changed"]),
  ]
}

@Suite("Against an expectation")
struct ExpectedChangeTests {
  private static func now(_ text: String) throws -> FileExpectation {
    FileExpectation(of: try readHierarchies(text, named: "a.yaml"))
  }

  @Test("One change is one sentence in the words of diff", arguments: ExpectedChange.all)
  func change(_ change: ExpectedChange) throws {
    let edited = ExpectedChange.screen.replacing(change.edit.old, with: change.edit.new, maxReplacements: 1)
    #expect(edited != ExpectedChange.screen)
    let text = try Self.now(ExpectedChange.screen).text(of: "a.yaml")
    let difference = ExpectationDifference(
      from: try FileExpectation(text, of: "a.yaml"), to: try Self.now(edited))
    let said = difference.text(
      of: "a.yaml", command: "skelinspect expect a.yaml", paint: Paint(isColored: false))
    let lines =
      ["a.yaml is not as expected:"] + change.lines + ["  = help: skelinspect expect a.yaml accepts it"]
    #expect(said == lines.map { $0 + "\n" }.joined())
  }

  @Test("A view put around others moves none of them")
  func wrapper() throws {
    let label = "{type: UILabel, id: a, isSkeletonable: true}"
    let wrapped = "{type: UIView, isSkeletonable: true, subviews: [\(label)]}"
    let old = "{type: UIView, id: screen, isSkeletonable: true, subviews: [\(label)]}"
    let new = old.replacing(label, with: wrapped)
    let expected = try FileExpectation(try Self.now(old).text(of: "a.yaml"), of: "a.yaml")
    let text = ExpectationDifference(from: expected, to: try Self.now(new))
      .text(of: "a.yaml", command: "", paint: Paint(isColored: false))
    #expect(
      text.contains(
        "\n+ UIView (a.yaml:1:61): added in UIView#screen around a; container\n1 view was added\n"))
  }

  @Test("Of several hierarchies each is told from the others by its name")
  func severalHierarchies() throws {
    func file(_ names: [String]) -> String {
      names.map { "name: \($0)\nroot: {type: \($0)View, isSkeletonable: true}\n" }.joined(separator: "---\n")
    }
    let expected = try FileExpectation(try Self.now(file(["A", "B"])).text(of: "a.yaml"), of: "a.yaml")
    #expect(ExpectationDifference(from: expected, to: try Self.now(file(["B", "A"]))).isEmpty)
    let difference = ExpectationDifference(from: expected, to: try Self.now(file(["A", "C"])))
    let text = difference.text(of: "a.yaml", command: "", paint: Paint(isColored: false))
    #expect(text.contains("- BView (a.yaml.expected:7:1): B, a hierarchy of 1 view, is no longer there\n"))
    #expect(text.contains("+ CView (a.yaml:5:7): C, a hierarchy of 1 view, is not expected\n"))
    #expect(text.contains("\n1 hierarchy was added, 1 hierarchy was removed\n"))
  }

  @Test("A crash that comes, changes or goes is said first")
  func crash() throws {
    let now = try Self.now(ExpectedChange.screen)
    let crashing = now.text(of: "a.yaml").replacing(
      "\n\nUIView", with: "\n\n! would crash: UIView: because\nUIView")
    let expected = try FileExpectation(crashing, of: "a.yaml")
    let calm = try FileExpectation(now.text(of: "a.yaml"), of: "a.yaml")
    for (old, new, words) in [
      (expected, now, "! would no longer crash: UIView: because\na crash is gone\n"),
      (calm, expected, "! would crash now: UIView: because\nthe app would crash\n"),
    ] {
      let text = ExpectationDifference(from: old, to: new)
        .text(of: "a.yaml", command: "", paint: Paint(isColored: false))
      #expect(text.contains(words), "\(text)")
    }
  }
}
