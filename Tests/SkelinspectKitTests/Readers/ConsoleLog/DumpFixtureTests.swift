import Foundation
import Testing

@testable import SkelinspectKit

@Suite("View dumps and captures in logs") struct DumpFixtureTests {
  static let dumps = Fixture.files(in: "Tests/Fixtures/dumps", endings: ["log", "txt"])

  /// What was read of each view, and what was said of the dump; or why it was refused.
  static func reading(_ fixture: Fixture) throws -> String {
    let bytes = try fixture.bytes
    do throws(ReadError) {
      let hierarchies = try readHierarchies(bytes, named: fixture.name)
      let views = hierarchies.map { hierarchy in
        "\(hierarchy.origin)\n" + hierarchy.views.indices.map { facts(of: $0, in: hierarchy) }.joined()
      }
      return views.joined(separator: "\n") + "\n" + hierarchies.warningText(paint: Paint(isColored: false))
    } catch {
      return error.description
    }
  }

  /// `  UILabel: UILabel#name [16, 20, 100, 20.5] "Ada" hidden`.
  private static func facts(of view: ViewIndex, in hierarchy: Hierarchy) -> String {
    let depth = hierarchy.ancestors(of: view).reduce(0) { count, _ in count + 1 }
    var line = String(repeating: "  ", count: depth) + hierarchy.name(of: view)
    let viewClass = hierarchy.views[view].viewClass.name
    if viewClass != hierarchy.typeName(of: view) { line += ": \(viewClass)" }
    switch hierarchy.views[view].place {
    case .root, .subview: break
    case let place: line += " (\(place))"
    }
    if let frame = hierarchy.frame(of: view) {
      line += " [\([frame.x, frame.y, frame.width, frame.height].map(\.jsonText).joined(separator: ", "))]"
    }
    for key in [ViewKey.text, .title, .placeholder] {
      if let text = hierarchy.text(key, of: view) { line += " \(key.rawValue): \(text.quoted)" }
    }
    if hierarchy.views[view].flags.contains(.isHidden) { line += " hidden" }
    for key in [ViewKey.clipsToBounds, .isUserInteractionEnabled] {
      if let value = hierarchy.boolean(key, of: view) { line += " \(key.rawValue): \(value)" }
    }
    if let alpha = hierarchy.number(.alpha, of: view) { line += " alpha: \(alpha.jsonText)" }
    return line + "\n"
  }

  @Test("give the views and the remarks that stand beside them", arguments: dumps)
  func goldens(_ fixture: Fixture) throws {
    let name = fixture.url.lastPathComponent.replacing(".", with: "-")
    try Golden.check(try Self.reading(fixture), against: "Tests/Fixtures/dumps/expected/\(name).txt")
  }

  @Test(
    "are found by their content as by their name", arguments: dumps.filter { !$0.name.contains("capture-") })
  func byContent(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes
    let named = try readHierarchies(bytes, named: "a.log").map { inspect($0).outline() }
    for name in ["<stdin>", "a.txt", "a"] {
      #expect(try readHierarchies(bytes, named: name).map { inspect($0).outline() } == named, "\(name)")
    }
  }

  @Test("Nothing is said of a skeleton where no flag is known", arguments: dumps)
  func unknown(_ fixture: Fixture) throws {
    for hierarchy in (try? readHierarchies(try fixture.bytes, named: fixture.name)) ?? []
    where hierarchy.origin == .dumped {
      #expect(describe(hierarchy).isEmpty)
      let inspection = inspect(hierarchy)
      for view in inspection.views {
        #expect(view.role == .unknown && view.because == nil && view.layer == nil)
        #expect(try !explain(view.path, in: [hierarchy]).text().contains("not skeletonable"))
      }
      #expect(!inspection.outline().contains("not reached"))
    }
    let rules = lint(try fixture.bytes, named: fixture.name).diagnostics.map(\.rule)
    #expect(Set(rules).isSubset(of: ["syntax-error", "invalid-value"]))
  }

  @Test("What a dump lacks is said once for a log with many")
  func lackOnce() throws {
    let tree = "<UIView: 0x1; frame = (0 0; 1 1)>\n   | <UIView: 0x2; frame = (0 0; 1 1)>\n"
    let hierarchies = try readHierarchies(String(repeating: tree, count: 5), named: "a.log")
    #expect(hierarchies.count == 5)
    #expect(hierarchies.flatMap(\.warnings).map(\.severity) == [.note])
  }
}
