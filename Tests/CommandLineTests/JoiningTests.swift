import Foundation
import Testing

/// Folders of files that belong together: what `inspect` shows of them, and what `lint` finds.
@Suite("Files that belong together")
struct JoiningTests {
  private static let folder = Paths.package.appending(path: "Tests/Fixtures/joining")
  private static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter {
      !$0.hasSuffix(".txt")
    }.sorted()

  @Test("are read and linted as one", arguments: cases)
  func goldens(_ name: String) throws {
    let tree = try Tree([:])
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: name), to: tree.folder.appending(path: "project"))
    let inspection = try tree.run("inspect", "project")
    #expect(inspection.status == 0)
    let report = try tree.run("lint", "project", "--select", "all", "-f", "csv", "--fail-level", "never")
    #expect(report.status == 0, "\(report.error)")
    try expectGolden(inspection.text + "\n" + report.text, "Tests/Fixtures/joining/\(name).txt")
    let twice = try tree.run(
      "lint", "project", "--select", "all", "-f", "csv", "--fail-level", "never", "--jobs", "1")
    #expect(twice.text == report.text)
  }

  @Test("are for ten lines of a program what they are for the command", arguments: cases)
  func library(_ name: String) throws {
    let tree = try Tree([:])
    let folder = tree.folder.appending(path: "project")
    try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: folder)
    let endings = [".storyboard", ".xib", ".skeleton.yaml"]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { name in endings.contains { name.hasSuffix($0) } }.map { "project/\($0)" }
    try #require(!names.isEmpty)
    let inspection = try tree.run(["inspect", "--isolated"] + names)
    #expect(try output(of: "inspect", on: names, in: tree.folder) == inspection.text)
    let report = try tree.run(["lint", "--isolated"] + names)
    #expect(try output(of: "lint", on: names, in: tree.folder) == report.text)
  }

  @Test("There are such folders")
  func exist() { #expect(Self.cases.count >= 10) }

  @Test("A view of a cell that was put into a table is one view, and the one in the table")
  func why() throws {
    let tree = try Tree([:])
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: "gap-in-cell"), to: tree.folder.appending(path: "project"))
    let outcome = try tree.run("why", "project", "title")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.text.contains("project/FeedCell.xib:7:"))
    #expect(outcome.text.contains("UITableView › FeedCell"))
  }
}
