import Foundation
import Testing

@Suite("One configuration holds for every command")
struct SharedConfigurationTests {
  /// A label that is marked by a wrapper's attribute, as its card is.
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <label numberOfLines="2" id="b"><rect key="frame" x="0" y="0" width="100" height="90"/>
          \(wrapper)</label></subviews>
        \(wrapper)</view></objects></document>
    """
  private static let wrapper = """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="_isSkeletonable" value="YES"/>
    </userDefinedRuntimeAttributes>
    """
  private static let configuration = """
    skeletonable-keys: [_isSkeletonable]
    appearance: {multilineHeight: 30}
    """

  @Test(
    "The app's facts count in each, whatever the file's ending",
    arguments: [
      (["inspect", "Screens/a.xib"], "UILabel ☠  2 lines"), (["inspect", "Screens"], "UILabel ☠  2 lines"),
      (["Screens/a.xib", "--compact"], "\"type\":\"UILabel\""),
      (["why", "Screens/a.xib", "UILabel"], "30 pt high each; 2 · 30"),
      (["preview", "-o", "a.svg", "Screens/a.xib"], ""),
      (["diff", "Screens/a.xib", "Screens/b.xib"], "~ UIView"),
    ], [".skelinspect.yml", ".skelinspect.yaml"])
  func facts(_ example: (arguments: [String], text: String), _ name: String) throws {
    let tree = try Tree([
      "Screens/a.xib": Self.xib, "Screens/b.xib": Self.xib.replacing("_isSkeletonable", with: "isOpaque"),
      name: Self.configuration, "ci.yml": Self.configuration, "Other/a.xib": Self.xib,
    ])
    let outcome = try tree.run(example.arguments)
    #expect(example.text.isEmpty || outcome.text.contains(example.text), "\(outcome.error)")
    #expect(try !outcome.text.isEmpty || tree.text("a.svg").contains("height=\"30\""))
    let isolated = try tree.run(example.arguments + ["--isolated"])
    #expect(example.text.isEmpty || !isolated.text.contains(example.text))
    try FileManager.default.removeItem(at: tree.folder.appending(path: name))
    #expect(try tree.run(example.arguments).text == isolated.text)
    #expect(try tree.run(example.arguments + ["--config", "ci.yml"]).text == outcome.text)
  }

  @Test("A cell's own xib is read by the configuration too")
  func cells() throws {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell reuseIdentifier="Row" id="c">\(Self.wrapper)</tableViewCell></objects></document>
      """
    let table = """
      {type: UITableView, isSkeletonable: true, rowHeight: 44, frame: [0, 0, 320, 88], skeletonCellIdentifier: Row}
      """
    let tree = try Tree(["a.yaml": table, "Row.xib": cell, ".skelinspect.yml": Self.configuration])
    #expect(
      try tree.run("inspect", "a.yaml", "Row.xib").text.contains("UITableViewCell (prototype, Row.xib) ☠"))
  }

  @Test(
    "A broken one ends each with status 2, and so do two in one folder",
    arguments: [
      ["inspect", "a.yaml"], ["a.yaml"], ["why", "a.yaml", "UILabel"], ["diff", "a.yaml", "a.yaml"],
      ["preview", "a.yaml"],
      ["lint"], ["config", "show"],
    ])
  func broken(_ arguments: [String]) throws {
    let tree = try Tree(screens: ["a.yaml"], [".skelinspect.yaml": "rulez: {}\n"])
    let outcome = try tree.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix(".skelinspect.yaml:1:1: error: unknown key 'rulez'"))
    try tree.write(Self.configuration, to: ".skelinspect.yaml")
    try tree.write(Self.configuration, to: ".skelinspect.yml")
    let ambiguous = try tree.run(arguments)
    #expect(ambiguous.status == 2 && ambiguous.output.isEmpty)
    #expect(ambiguous.message == ".skelinspect.yaml: error: .skelinspect.yml is in this folder too")
    #expect(try tree.run("config", "init").status == 2)
  }

  @Test(
    "A selector that names no view, or several, is a bad command line in each",
    arguments: [
      ["inspect", "a.yaml", "--root"], ["describe", "a.yaml", "--root"], ["preview", "a.yaml", "--root"],
      ["diff", "a.yaml", "a.yaml", "--root"], ["why", "a.yaml"],
    ])
  func selectors(_ arguments: [String]) throws {
    let labels = "{type: UIView, subviews: [{type: UILabel, id: a}, {type: UILabel, id: b}]}"
    let tree = try Tree(["a.yaml": labels])
    for selector in ["nosuch", "UILabel", "a.yaml:1"] {
      let outcome = try tree.run(arguments + [selector])
      #expect(outcome.status == 64 && outcome.output.isEmpty && !outcome.error.isEmpty)
    }
  }
}
