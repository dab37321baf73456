import Testing

@testable import SkelinspectKit

@Suite("Selectors")
struct SelectorTests {
  private static let text = """
    type: UIView
    id: screen
    subviews:
      - {type: UILabel}
      - {type: UILabel, id: title}
      - {type: UILabel}
      - type: UIStackView
        id: header
        arrangedSubviews: [{type: UILabel, id: name}, {type: Box<Int>, accessibilityIdentifier: box}]
      - {type: UIView, id: a/b}
      - {type: UIView, id: twin}
      - {type: UIView, id: twin}
      - {type: UISwitch, id: UIStackView}
    """

  private func hierarchy() throws -> Hierarchy {
    try #require(try readHierarchies(Self.text, named: "a.yaml").first)
  }

  @Test(
    "A selector names one view",
    arguments: [
      ("title", 2), ("#title", 2), ("UILabel#title", 2), ("screen > UILabel[0]", 1), ("UILabel[2]", 3),
      ("header/name", 5),
      ("screen/name", 5), ("header > UILabel", 5), ("screen > header > name", 5), ("Box<Int>", 6), ("box", 6),
      ("#\"a/b\"", 7), ("UIView#twin[1]", 9), ("screen", 0), ("UIView#screen/UILabel[0]", 1),
      ("UISwitch", 10), ("UIStackView", 10), ("UIStackView#header", 4), ("\"title\"", 2),
    ])
  func names(_ selector: String, _ view: Int) throws {
    #expect(try SelectorMatching(hierarchy()).view(selectedBy: selector) == view)
  }

  @Test(
    "Any other selector is an error that helps",
    arguments: [
      ("titel", "no view matches 'titel'", "did you mean 'title'?"),
      (
        "UILabel", "'UILabel' names 4 views",
        "say which: UIView#screen/UILabel[0], UIView#screen/UILabel#title, "
          + "UIView#screen/UILabel[2], UIView#screen/UIStackView#header/UILabel#name"
      ),
      ("screen > name", "no view matches 'screen > name'", nil),
      ("", "'' is not a selector: a step is empty", "write an id"),
      ("a//b", "'a//b' is not a selector: a step is empty", "write an id"),
      ("UILabel[x]", "'UILabel[x]' is not a selector: '[' takes a number from 0 and ']'", "write an id"),
      ("#\"a", "'#\"a' is not a selector: a double quote is never closed", "write an id"),
    ] as [(String, String, String?)])
  func errors(_ selector: String, _ message: String, _ help: String?) throws {
    let hierarchy = try hierarchy()
    let error = #expect(throws: SelectorError.self) {
      try SelectorMatching(hierarchy).view(selectedBy: selector)
    }
    #expect(error?.message == message)
    if let help { #expect(try #require(error?.help).hasPrefix(help)) }
  }

  @Test("Every machine path is a selector of exactly its view")
  func paths() throws {
    let hierarchy = try hierarchy()
    let paths = ViewPaths(hierarchy)
    for view in hierarchy.views.indices {
      #expect(try SelectorMatching(hierarchy).view(selectedBy: paths.machinePath(view)) == view)
    }
    #expect(Set(hierarchy.views.indices.map(paths.machinePath)).count == hierarchy.views.count)
    #expect(paths.readablePath(5) == "UIView#screen › UIStackView#header › UILabel#name")
  }
}
