import Foundation
import Testing

@testable import SkelinspectKit

/// Counts the flags by their letters, and the views that have one.
@Suite("Flags of Interface Builder files") struct FlagCountTests {
  /// Files with flags that make no view skeletonable: how many, and why.
  private static let others = [
    "size-classes.storyboard": (-4, "on views that are not installed"),
    "bar-views.storyboard": (-1, "on a bar item"),
    "runtime-attributes.storyboard": (1, "a number, and none of a misspelt or a wrapper's key"),
  ]

  private static func flagCount(in fixture: Fixture) throws -> Int {
    let text = String(decoding: try fixture.bytes, as: UTF8.self).replacing(/<!--(?s:.*?)-->/, with: "")
    return text.ranges(of: #"keyPath="isSkeletonable" value="YES""#).count
  }

  private static func viewCount(in fixture: Fixture) throws -> Int {
    try readHierarchies(try fixture.bytes, named: fixture.name).reduce(0) { count, hierarchy in
      count + hierarchy.views.count { $0.isSkeletonable }
    }
  }

  @Test(
    "Each is one view of a published file, which is read without a warning",
    .enabled(if: !Shared.corpus.isEmpty, Shared.isMissing("corpus")), arguments: Shared.corpus)
  func published(_ fixture: Fixture) throws {
    let hierarchies = try readHierarchies(try fixture.bytes, named: fixture.name)
    #expect(hierarchies.allSatisfy { $0.warnings.isEmpty })
    let count = try Self.flagCount(in: fixture)
    #expect(try Self.viewCount(in: fixture) == count)
    #expect(count > 0)
  }

  @Test(
    "The library's own examples have no error",
    .enabled(if: !Shared.corpus.isEmpty, Shared.isMissing("corpus")),
    arguments: Shared.corpus.filter { $0.name.hasPrefix("Juanpe+") })
  func examples(_ fixture: Fixture) throws {
    let errors = lint(try fixture.bytes, named: fixture.name).diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty)
  }

  @Test("Each is one view of a fixture", arguments: InterfaceBuilderFixtureTests.files)
  func fixtures(_ fixture: Fixture) throws {
    guard let count = try? Self.viewCount(in: fixture), fixture.url.lastPathComponent != "utf-16.xib" else {
      return
    }
    let difference = Self.others[fixture.url.lastPathComponent]?.0 ?? 0
    let flagCount = try Self.flagCount(in: fixture)
    #expect(count == flagCount + difference)
  }
}
