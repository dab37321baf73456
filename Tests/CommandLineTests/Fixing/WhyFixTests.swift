import Foundation
import Testing

@Suite("why --fix")
struct WhyFixTests {
  @Test("A view that is moved and marked stands in its contentView with its keys in line")
  func moved() throws {
    let text = """
      type: UITableViewCell
      isSkeletonable: true
      subviews:
        - type: UIView
          id: v
          frame: [0, 0, 10, 10]

      """
    let tree = try Tree(["a.yaml": text])
    let outcome = try tree.run("why", "--fix", "a.yaml", "v")
    #expect(outcome.status == 0 && outcome.error == "fixed: a.yaml\n", "\(outcome.error)")
    #expect(
      try tree.text("a.yaml") == """
        type: UITableViewCell
        isSkeletonable: true
        contentView:
          type: UIView
          subviews:
            - type: UIView
              id: v
              isSkeletonable: true
              frame: [0, 0, 10, 10]

        """)
    #expect(try tree.run("inspect", "a.yaml").text.hasSuffix("1 of 3 views covered\n"))
    let again = try tree.run("why", "--fix", "a.yaml", "v")
    #expect(again.error == "a.yaml: note: there is nothing to fix\n", "\(again.error)")
  }

  @Test("What aliases share is named, and the text comes to it")
  func shared() throws {
    let text = """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UIView, id: a, isSkeletonable: true, subviews: [&x {type: UILabel, text: hi}]}
        - {type: UIView, id: b, isSkeletonable: true, subviews: [{type: UIImageView, id: pic}, *x]}

      """
    let tree = try Tree(["a.yaml": text])
    let outcome = try tree.run("why", "--fix", "a.yaml", "a/UILabel")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.text.contains("→ 2 views appear instead of the blocks of a, b: "), "\(outcome.text)")
    #expect(try tree.run("inspect", "a.yaml").text.hasSuffix("2 of 6 views covered\n"))
  }

  @Test("A xib's cell that two tables use changes in both, and in the xib itself")
  func xib() throws {
    let table =
      "isSkeletonable: true, rowHeight: 44, frame: [0, 0, 100, 100], "
      + "prototypes: [{type: Row, reuseIdentifier: row}]}"
    let flag = #"<userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>"#
    let tree = try Tree([
      "a.yaml": """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UITableView, id: one, \(table)
        - {type: UITableView, id: two, \(table)

      """,
      "Row.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <tableViewCell id="r1" customClass="Row" reuseIdentifier="row">
                  <tableViewCellContentView key="contentView" id="r2">
                      <subviews><label id="r3" text="a"/></subviews>
                  </tableViewCellContentView>
                  <userDefinedRuntimeAttributes>\(flag)</userDefinedRuntimeAttributes>
              </tableViewCell>
          </objects>
      </document>

      """,
    ])
    let path = "UIView/UITableView#one/Row/UITableViewCellContentView/UILabel"
    let outcome = try tree.run("why", "--fix", ".", path)
    #expect(outcome.status == 0 && outcome.error == "fixed: Row.xib\n", "\(outcome.error)")
    #expect(outcome.text.contains("the same text describes 1 more view: UILabel"), "\(outcome.text)")
    #expect(
      outcome.text.contains("in Row.xib, which the same text describes too: 1 view appears"),
      "\(outcome.text)")
  }

  /// Each view that has a change, in files and in projects with Swift code.
  @Test("Nothing is written that cannot be read", arguments: sampled(CodeProject.conformance, by: 3))
  func projects(_ project: CodeProject) throws {
    let tree = try project.tree()
    let inputs = project.files.keys.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    guard let file = inputs.first else { return }
    let inspected = try tree.run(["inspect", "--format", "json"] + project.arguments + [file])
    guard inspected.status == 0 else { return }
    let report = try JSONValue(Data(inspected.output))
    let views = (report["hierarchies"]?.list ?? []).prefix(1).flatMap { $0["views"]?.list ?? [] }
    for path in views.compactMap({ $0["path"]?.text }).suffix(2) {
      let outcome = try tree.run(["why", "--fix"] + project.arguments + [file, "--", path])
      guard outcome.error.contains("fixed: ") else { continue }
      let after = try tree.run(["inspect"] + project.arguments + [file])
      #expect(outcome.status == 0 && after.status == 0, "\(path): \(outcome.error)")
    }
  }
}
