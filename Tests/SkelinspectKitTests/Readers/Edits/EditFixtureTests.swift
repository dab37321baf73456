import Foundation
import Testing

@testable import SkelinspectKit

/// Pairs `RULE_VARIANT.before.xib` and `.after.xib`: what the fix of a rule makes of a file.
@Suite("Fixes written into files")
struct EditFixtureTests {
  private static let endings: Set = ["xib", "storyboard", "swift"]
  static let pairs = Fixture.files(in: "Tests/Fixtures/edits", endings: endings)
    .filter { $0.name.contains(".before.") }

  /// A file with the first fix of a rule that can be written, and so on until none is left.
  private static func fixed(
    _ bytes: [UInt8], named name: String, by check: @escaping (RuleContext) -> [Finding]
  )
    -> [UInt8]
  {
    var bytes = bytes
    for _ in 0..<10 {
      let hierarchies = (try? ChangedText.hierarchies(bytes, named: name)) ?? []
      let files = hierarchies.lazy.flatMap { hierarchy in
        check(RuleContext(Inspection(hierarchy))).compactMap(\.fix).compactMap { fix in
          hierarchy.edits(for: fix.allChanges)?.files.first
        }
      }
      guard let file = files.first else { return bytes }
      bytes = file.edited
    }
    return bytes
  }

  @Test("Each pair holds", arguments: pairs)
  func pair(_ fixture: Fixture) throws {
    let rule = String(fixture.url.lastPathComponent.prefix { $0 != "_" })
    let check = try #require(Rule.all.first { $0.id == rule }?.check)
    let fixed = Self.fixed(try fixture.bytes, named: fixture.url.lastPathComponent, by: check)
    let path = "Tests/Fixtures/" + fixture.name.replacing(".before.", with: ".after.")
    try Golden.check(String(decoding: fixed, as: UTF8.self), against: path)
    // Twice is once.
    #expect(Self.fixed(fixed, named: fixture.url.lastPathComponent, by: check) == fixed)
  }

  @Test(
    "Fixes of rules' examples that can be written remove their findings",
    arguments: RuleCase.all.filter { $0.testDescription.contains("reports") && !$0.isHierarchyFile })
  func examples(_ example: RuleCase) throws {
    guard let check = example.rule.check, !example.text.contains(".xib") else { return }
    let name = example.text.hasPrefix("<") ? "example.storyboard" : "example.swift"
    for hierarchy in (try? ChangedText.hierarchies(Array(example.text.utf8), named: name)) ?? [] {
      let found = check(RuleContext(Inspection(hierarchy)))
      for fix in found.compactMap(\.fix) {
        guard let file = hierarchy.edits(for: fix.allChanges)?.files.first else { continue }
        let after = try ChangedText.hierarchies(file.edited, named: name)
        let left = after.filter { $0.name == hierarchy.name }.flatMap { check(RuleContext(Inspection($0))) }
        #expect(left.count < found.count, "\(String(decoding: file.edited, as: UTF8.self))")
      }
    }
  }
}
