import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Examples") struct ExampleTests {
  private static let all = Fixture.hierarchies(in: "Examples")
  private static let inJSON = all.filter { $0.name.hasSuffix(".json") }

  private static func inspections(of example: Fixture) throws -> [Inspection] {
    try readHierarchies(example.bytes, named: example.name).map(inspect)
  }

  private static func lost(in inspection: Inspection) -> [ViewInspection] {
    inspection.views.filter { $0.isSkeletonable && ($0.role == .unreached || $0.role == .underBlock) }
  }

  @Test("are covered as far as they are marked", arguments: all.filter { $0.stem != "Examples/broken" })
  func wholeScreens(_ example: Fixture) throws {
    for inspection in try Self.inspections(of: example) {
      #expect(Self.lost(in: inspection).map(\.path).isEmpty)
      // In other systems what stays visible is not counted.
      let isCounted = inspection.hierarchy.system == .skeletonView
      let drawn = inspection.views.filter { isCounted || $0.role == .lines || $0.role == .block }
      #expect(!drawn.isEmpty && drawn.allSatisfy { $0.role == .collection || $0.count ?? 0 > 0 })
      #expect(inspection.crash == nil && inspection.shown && inspection.hierarchy.warnings.isEmpty)
    }
  }

  @Test("of the page on hierarchy files are read, and nothing is said about them")
  func page() throws {
    let page = try String(
      contentsOf: Golden.packageRoot.appending(path: "docs/hierarchy-files.md"), encoding: .utf8)
    let blocks = page.matches(of: #/(?s)```yaml\n(.*?)```/#).map { String($0.output.1) }
    #expect(blocks.count >= 5 && blocks.contains { $0.contains("calls:") })
    for block in blocks {
      let hierarchies = try readHierarchies(block, named: "page.yaml")
      #expect(!hierarchies.isEmpty && hierarchies.allSatisfy(\.warnings.isEmpty), "\(block)")
    }
  }

  @Test("are described by the bytes that stand beside the tests", arguments: all)
  func descriptions(_ example: Fixture) throws {
    let trees = try Self.inspections(of: example).map { describe($0.hierarchy) }.joined()
    let name = example.name.replacing("Examples/", with: "").replacing(".", with: "-")
    try Golden.check(trees, against: "Tests/Fixtures/descriptions/\(name).txt")
  }

  @Test("show a gap and a view outside contentView in the broken one")
  func brokenScreen() throws {
    let example = try #require(Self.all.first { $0.stem == "Examples/broken" })
    let lost = try Self.inspections(of: example).flatMap(Self.lost)
    #expect(lost.map(\.id) == ["name", "email", "status"])
    #expect(lost.map(\.because?.reason) == [.notSkeletonable, .notSkeletonable, .outsideContentView])
  }

  @Test("say the same in YAML and JSON", arguments: inJSON)
  func twins(_ json: Fixture) throws {
    let yaml = try #require(Self.all.first { $0.stem == json.stem && $0.name != json.name })
    let (first, second) = (try Self.inspections(of: yaml), try Self.inspections(of: json))
    #expect(first.map { describe($0.hierarchy) } == second.map { describe($0.hierarchy) })
    for (first, second) in zip(first.flatMap(\.views), second.flatMap(\.views)) {
      #expect(first.path == second.path && first.role == second.role && first.count == second.count)
      #expect(first.layer == second.layer && first.rows == second.rows && first.items == second.items)
    }
  }
}
