import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Console logs") struct LogFixtureTests {
  static let logs = Fixture.files(in: "Tests/Fixtures/logs", endings: ["log", "txt"])

  /// The trees that a log describes, what was said of them, and their views; or why it was refused.
  static func reading(_ fixture: Fixture) throws -> String {
    do throws(ReadError) {
      let hierarchies = try readHierarchies(try fixture.content, named: fixture.name)
      let outlines = hierarchies.map { inspect($0).outline() }
      let warnings = hierarchies.warningText(paint: Paint(isColored: false))
      return hierarchies.map(describe).joined() + "\n" + outlines.joined(separator: "\n")
        + (warnings.isEmpty ? "" : "\n" + warnings)
    } catch {
      return error.description
    }
  }

  @Test("give the trees and the remarks that stand beside them", arguments: logs)
  func goldens(_ fixture: Fixture) throws {
    let name = fixture.url.lastPathComponent.replacing(".", with: "-")
    try Golden.check(try Self.reading(fixture), against: "Tests/Fixtures/logs/expected/\(name).txt")
  }

  @Test("Each expectation stands beside a log of its own")
  func expectationsHaveLogs() {
    let expected = Fixture.files(in: "Tests/Fixtures/logs/expected", endings: ["txt"]).map(\.url)
    let names = Self.logs.map { $0.url.lastPathComponent.replacing(".", with: "-") + ".txt" }
    #expect(expected.map(\.lastPathComponent).sorted() == names.sorted())
  }

  @Test(
    "are trees that were printed: rules that need more keep silent",
    arguments: logs.filter { !$0.name.contains("wrong") && !$0.name.contains("no-tree") })
  func origin(_ fixture: Fixture) throws {
    for hierarchy in (try? readHierarchies(try fixture.bytes, named: fixture.name)) ?? [] {
      #expect(hierarchy.origin == .printed)
    }
    let findings = lint(try fixture.bytes, named: fixture.name).diagnostics
    let allowed: Set<String> = ["syntax-error", "root-not-skeletonable", "invalid-value"]
    #expect(Set(findings.map(\.rule)).isSubset(of: allowed.union(["unreachable-skeletonable"])))
  }

  @Test(
    "say the same by their content as by their name",
    arguments: logs.filter {
      // A tree that is cut at its end, and lines of JSON, are JSON first.
      $0.name.hasSuffix(".log") && !$0.name.contains("ends-") && !$0.name.contains("json-lines")
    })
  func byContent(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes
    let named = (try? readHierarchies(bytes, named: "a.log")) ?? []
    for name in ["<stdin>", "a.txt", "a"] {
      let hierarchies = (try? readHierarchies(bytes, named: name)) ?? []
      #expect(hierarchies.map(describe) == named.map(describe), "\(name)")
    }
  }
}

extension Fixture {
  /// For throws of one type.
  fileprivate var content: [UInt8] {
    get throws(ReadError) { (try? bytes) ?? [] }
  }
}
