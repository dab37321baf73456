import Foundation
import Testing

@Suite("The xibs of a storyboard's project")
struct ProjectNibTests {
  private static func example(_ name: String) throws -> String {
    try String(contentsOf: Paths.package.appending(path: "Examples/\(name)"), encoding: .utf8)
  }

  private static let joined = "PostCell (prototype, "

  /// A storyboard whose table uses a cell of a xib, and such xibs.
  private func tree(
    _ storyboard: String = "Feed.storyboard", cells: [String], _ others: [String: String] = [:]
  ) throws -> Tree {
    var files = others
    files[storyboard] = try Self.example("Feed.storyboard")
    for name in cells { files[name] = try Self.example("PostCell.xib") }
    return try Tree(files)
  }

  @Test("are joined with it as those are that the command line names, and said")
  func joined() throws {
    let tree = try tree(cells: ["PostCell.xib"])
    let alone = try tree.run("inspect", "Feed.storyboard")
    let both = try tree.run("inspect", "Feed.storyboard", "PostCell.xib").text
    #expect(alone.text.contains(Self.joined + "PostCell.xib) ☠  container, × 9"))
    let views = alone.text.split(separator: "\n").filter { $0.hasPrefix(" ") }
    #expect(both.split(separator: "\n").filter { $0.hasPrefix(" ") }.starts(with: views))
    #expect(alone.text.hasSuffix("read with: 1 xib of the working folder\n"))
    #expect(!both.contains("read with"))
    let drawn = try tree.run("preview", "Feed.storyboard")
    #expect(drawn.text.contains("█"))
    #expect(drawn.error == "skelinspect: note: read with: 1 xib of the working folder\n")
    #expect(try tree.run("lint", "-v", "Feed.storyboard").error.contains("read with: 1 xib of"))
  }

  @Test("are those of the whole project, but not others'")
  func project() throws {
    let tree = try tree(
      "App/UI/Feed.storyboard",
      cells: ["App/Cells/PostCell.xib", "App/Pods/P/PostCell.xib", "B/PostCell.xib"],
      ["App/App.xcodeproj/": "", "App/A.swift": Tree.code, "App/B.swift": Tree.code])
    #expect(try tree.code("App/UI/Feed.storyboard") == ["2 Swift files and 1 xib of App/"])
    #expect(try tree.run("inspect", "App/UI/Feed.storyboard").text.contains(Self.joined))
    #expect(try tree.code("App") == ["2 Swift files of App/"])
  }

  @Test("leave it open which one is used where two hold the same, but for one that is named")
  func ambiguous() throws {
    let tree = try tree(cells: ["PostCell.xib", "Old/PostCell.xib"], ["App.xcodeproj/": ""])
    #expect(try !tree.run("inspect", "Feed.storyboard").text.contains(Self.joined))
    let named = try tree.run("inspect", "Feed.storyboard", "Old/PostCell.xib").text
    #expect(named.contains(Self.joined + "Old/PostCell.xib"))
  }

  @Test("spoil nothing where they are broken: a note says so")
  func broken() throws {
    let tree = try tree(
      cells: ["PostCell.xib"],
      [
        "Broken.xib":
          "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n  <objects>\n</document>\n",
        "Mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>\n",
      ])
    let outcome = try tree.run("inspect", "Feed.storyboard")
    #expect(outcome.status == 0 && outcome.text.contains(Self.joined))
    #expect(outcome.error.hasPrefix("Broken.xib:3:") && outcome.error.contains("note: left out: "))
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(try tree.code("Feed.storyboard") == ["1 xib of the working folder"])
  }

  @Test("count neither for hierarchy files nor with --no-sources")
  func others() throws {
    let table = "{type: UITableView, isSkeletonable: true, skeletonCellIdentifier: PostCell}\n"
    let tree = try tree(cells: ["PostCell.xib"], ["a.yaml": table])
    #expect(try tree.code("a.yaml").isEmpty)
    #expect(try tree.code("--no-sources", "Feed.storyboard").isEmpty)
    #expect(try !tree.run("inspect", "--no-sources", "Feed.storyboard").text.contains(Self.joined))
  }

  @Test("are a thousand at most")
  func many() throws {
    let cells = (0...1_000).map { "\($0).xib" }
    let outcome = try tree(cells: cells).run("inspect", "Feed.storyboard")
    #expect(outcome.status == 0)
    #expect(outcome.error.hasSuffix("too much for one project: 1000 of its 1001 xibs are read\n"))
  }
}
