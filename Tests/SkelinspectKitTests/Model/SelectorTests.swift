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
      ("UIView#screen › UIStackView#header › UILabel#name", 5), ("UIView#screen › … › UILabel#name", 5),
      ("a.yaml:1", 0), ("a.yaml:5:5", 2), ("5:21", 2), ("a.yaml:8", 4), ("a.yaml:9:25", 5), ("9:60", 6),
      ("a.yaml:2", 0),
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
      ("a.yaml:99", "no view matches 'a.yaml:99'", nil), ("b.yaml:1", "no view matches 'b.yaml:1'", nil),
      ("0:1", "no view matches '0:1'", nil),
      (
        "a.yaml:9", "'a.yaml:9' names 2 views",
        "say which: UIView#screen/UIStackView#header/UILabel#name, UIView#screen/UIStackView#header/Box<Int>#box"
      ),
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

  @Test("In storyboards and xibs an element's lines and its object id name its view")
  func interfaceBuilder() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="iN0-l3-epB"><subviews>
          <label
            id="a1b-2c-3dE"/><label id="x"/>
        </subviews></view></objects></document>
      """
    let hierarchy = try #require(try readHierarchies(text, named: "b/Card.xib").first)
    let matching = SelectorMatching(hierarchy)
    for (selector, view) in [
      ("iN0-l3-epB", 0), ("a1b-2c-3dE", 1), ("Card.xib:3", 1), ("b/Card.xib:4", 2), ("4:9", 1),
      ("Card.xib:5", 0),
    ] {
      #expect(try matching.view(selectedBy: selector) == view, "\(selector)")
    }
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
