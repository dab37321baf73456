import Foundation
import Testing

@Suite("why, with Swift code")
struct WhyCodeTests {
  private static func project(_ name: String) throws -> CodeProject {
    try #require(CodeProject.conformance.first { $0.name == name })
  }

  @Test("A cell that may be the dummy cell is shown as often as inspect says: how often is not known")
  func severalCells() throws {
    let tree = try Self.project("identifier-switch").tree()
    let path =
      "TimelineViewController/UIView/UITableView#timeline/UITableViewCell[1]/UITableViewCellContentView/UIImageView"
    let text = try tree.run("why", "Main.storyboard", path).text
    #expect(
      text.hasPrefix("UIImageView is drawn as one block, 329 × 80 pt (in dummy cells, how many"), "\(text)")
    #expect(!text.contains("not from") && !text.contains("= cause:"), "\(text)")
    let json = try JSONValue(Data(try tree.run("why", "--format", "json", "Main.storyboard", path).output))
    #expect(json["shown"] == .boolean(true) && json["cause"] == .null && json["count"] == .null)
    let quoted = try tree.run(
      "why", "Main.storyboard", path.replacing("TimelineViewController/", with: "\"TimelineViewController\"/")
    )
    #expect(quoted.text == text, "\(quoted.error)")
  }

  @Test("One that code never returns is named with all that it does")
  func otherCells() throws {
    let tree = try Self.project("identifier-switch").tree()
    let text = try tree.run(
      "why", "Main.storyboard", "TimelineViewController/UIView/UITableView#timeline/UITableViewCell[2]"
    ).text
    #expect(
      text.contains("makes its dummy cells from UITableViewCell (line 23) and UITableViewCell (line 50), "))
    #expect(text.contains("return ") && !text.contains("call show on"), "\(text)")
  }

  @Test(
    "A Skeleton data source is all that a cell needs: the library shows each dummy cell itself",
    arguments: ["plain-data-source", "own-protocol", "data-source-elsewhere"])
  func dataSource(_ name: String) throws {
    let project = try Self.project(name)
    let tree = try project.tree()
    for file in project.files.keys.sorted() where !file.hasSuffix(".swift") {
      let inspected = try tree.run("inspect", "--format", "json", file)
      guard inspected.status == 0 else { continue }
      let report = try JSONValue(Data(inspected.output))
      for view in (report["hierarchies"]?.list ?? []).flatMap({ $0["views"]?.list ?? [] }) {
        guard let path = view["path"]?.text, path.contains("Cell") else { continue }
        let text = try tree.run("why", file, "--", path).text
        #expect(!text.contains("call show on UITableViewCell"), "\(path): \(text)")
      }
    }
  }

  @Test("A cell that code which was not read may register is not said to be shown by nothing")
  func registeredByOthers() throws {
    let fixture = try #require(CodeProject.fixtures.first { $0.name == "registered-by-others.swift" })
    let tree = try fixture.tree()
    let text = try tree.run("why", "registered-by-others.swift", "FeedCell").text
    let cause =
      "registered-by-others.swift:22 calls a function that was not read and may use it in "
      + "a table or collection"
    #expect(text.contains("nothing is known to show it: \(cause)"), "\(text)")
    let outline = try tree.run("inspect", "registered-by-others.swift").text
    #expect(
      outline.contains("UILabel#title ☠ in code  not reached: nothing is known to show it"), "\(outline)")
  }
}
