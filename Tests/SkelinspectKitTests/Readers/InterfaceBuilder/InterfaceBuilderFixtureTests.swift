import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Interface Builder files") struct InterfaceBuilderFixtureTests {
  static let folder = "Tests/Fixtures/interface-builder"
  static let files = Fixture.files(in: folder, endings: ["storyboard", "xib"])

  /// The views that a file describes, with their values, and what was said of it; or why it was refused.
  private static func reading(_ fixture: Fixture) throws -> String {
    let bytes = try fixture.bytes
    do throws(ReadError) {
      let hierarchies = try readHierarchies(bytes, named: fixture.name)
      if hierarchies.isEmpty { return "no views\n" }
      let outlines = hierarchies.map { inspect($0).outline() }
      let warnings = hierarchies.warningText(paint: Paint(isColored: false))
      return outlines.joined(separator: "\n") + "\n" + hierarchies.map(\.valueText).joined(separator: "\n")
        + (warnings.isEmpty ? "" : "\n" + warnings)
    } catch {
      return (error.isForeign ? "none of UIKit's: " : "") + error.description
    }
  }

  @Test("give the views and values that stand beside them", arguments: files)
  func goldens(_ fixture: Fixture) throws {
    let name = fixture.url.lastPathComponent.replacing(".", with: "-")
    try Golden.check(try Self.reading(fixture), against: "\(Self.folder)/expected/\(name).txt")
  }

  @Test("Each expectation stands beside a file of its own")
  func expectationsHaveFiles() {
    let expected = Fixture.files(in: "\(Self.folder)/expected", endings: ["txt"]).map(\.url)
    let names = Self.files.map { $0.url.lastPathComponent.replacing(".", with: "-") + ".txt" }
    #expect(expected.map(\.lastPathComponent).sorted() == names.sorted())
  }

  @Test("give every view a path that is a selector of that view alone", arguments: files)
  func paths(_ fixture: Fixture) throws {
    for hierarchy in (try? readHierarchies(try fixture.bytes, named: fixture.name)) ?? [] {
      let paths = ViewPaths(hierarchy)
      for view in hierarchy.views.indices {
        let path = paths.machinePath(view)
        #expect(try SelectorMatching(hierarchy).view(selectedBy: path) == view, "\(path)")
      }
    }
  }

  @Test(
    "say the same with other line ends, in another encoding and in one line",
    arguments: [
      ("reusable-view.xib", "crlf.xib"), ("reusable-view.xib", "utf-16.xib"),
      ("reusable-view.xib", "bom.xib"),
      ("plain-scene.storyboard", "one-line.storyboard"), ("plain-scene.storyboard", "tv.storyboard"),
    ])
  func twins(_ first: String, _ second: String) throws {
    func description(_ name: String) throws -> [String] {
      let file = try #require(Self.files.first { $0.url.lastPathComponent == name })
      return try readHierarchies(try file.bytes, named: name).map { describe($0) }
    }
    let trees = try description(first)
    #expect(try description(second) == trees)
    #expect(trees.joined().contains("true"))
  }
}
