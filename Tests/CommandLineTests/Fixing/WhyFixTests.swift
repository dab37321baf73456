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

  /// Each view that has a change, in files and in projects with Swift code.
  @Test("Nothing is written that cannot be read", arguments: CodeProject.conformance)
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
