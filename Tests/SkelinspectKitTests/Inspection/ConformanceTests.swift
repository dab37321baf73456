import Foundation
import Testing

@testable import SkelinspectKit

/// Every case of `Fixtures/conformance`: a hierarchy, and what SkeletonView itself did to it.
@Suite("Conformance with SkeletonView 1.31.0")
struct ConformanceTests {
  @Test(
    "The cases agree, read as JSON",
    arguments: ConformanceCase.all)
  func json(_ example: ConformanceCase) throws { try check(example, example.document, named: "case.json") }

  @Test(
    "The cases agree, rewritten as YAML",
    arguments: ConformanceCase.all)
  func yaml(_ example: ConformanceCase) throws { try check(example, try example.yaml, named: "case.yaml") }

  @Test("All 190 cases are there")
  func count() { #expect(ConformanceCase.all.count == 190) }

  @Test(
    "The files are those of ../shared/conformance, byte for byte",
    .enabled(if: Shared.url("conformance") != nil, Shared.isMissing("conformance")))
  func origin() throws {
    let original = try Self.files(in: try #require(Shared.url("conformance")))
    let ours = try Self.files(in: Golden.packageRoot.appending(path: "Tests/Fixtures/conformance"))
    #expect(ours.keys.sorted() == original.keys.sorted())
    for (name, data) in original { #expect(ours[name] == data, "\(name)") }
  }

  private static func files(in folder: URL) throws -> [String: Data] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
  }

  private func check(_ example: ConformanceCase, _ text: String, named file: String) throws {
    let hierarchies = try readHierarchies(Array(text.utf8), named: file)
    let hierarchy = try #require(hierarchies.first)
    let description = describe(hierarchy)
    let tree = try JSONDecoder().decode(ConformanceCase.Tree.self, from: Data(description.utf8))
    #expect(hierarchies.count == 1)
    #expect(tree == example.expected.tree, "the tree of \(example.name)")
    guard let debugLogCount = example.expected.debugLogCount else { return }
    let inspection = inspect(hierarchy)
    #expect(inspection.debugLogCount == debugLogCount, "debugLogCount of \(example.name)")
    #expect((inspection.crash == nil) == (example.expected.crash == nil), "the crash of \(example.name)")
    check(example, inspection.views)
  }

  private func check(_ example: ConformanceCase, _ views: [ViewInspection]) {
    let (expected, name) = (example.expected, example.name)
    if let counts = expected.covered {
      #expect(covered(views) == ConformanceCase.summed(counts), "covered of \(name)")
    }
    if let layers = expected.layers { check(layers, views, name) }
    if let rows = expected.rows { #expect(values(views, \.rows) == rows, "rows of \(name)") }
    if let items = expected.items { #expect(values(views, \.items) == items, "items of \(name)") }
    if let ids = expected.hidden {
      #expect(self.ids(views, where: \.isHidden) == ConformanceCase.prototypes(ids), "hidden of \(name)")
    }
    if let ids = expected.interactionDisabled {
      let found = self.ids(views, where: \.isInteractionDisabled)
      #expect(found == ConformanceCase.prototypes(ids), "interactionDisabled of \(name)")
    }
    if let colors = expected.gradientColors {
      #expect(views.compactMap(\.layer).first?.gradient == colors.map(\.hex), "gradientColors of \(name)")
    }
  }

  private func check(_ layers: [String: ConformanceCase.Layer], _ views: [ViewInspection], _ name: String) {
    let found = self.values(views, \.layer)
    #expect(Set(found.keys) == ConformanceCase.prototypes(Array(layers.keys)), "layers of \(name)")
    for (id, expected) in layers {
      guard let layer = found[ConformanceCase.prototype(id)] else { continue }
      let numbers = Self.numbers(layer)
      let expectedNumbers = expected.numbers
      let isClose = zip(numbers, expectedNumbers).allSatisfy { abs($0 - $1) <= 0.001 }
      #expect(
        numbers.count == expectedNumbers.count && isClose,
        "\(id) of \(name): \(numbers), not \(expectedNumbers)")
      #expect((layer.lines == nil) == (expected.lines == nil), "whether \(id) of \(name) is a block")
      if let color = expected.color { #expect(layer.color == color, "the colour of \(id) of \(name)") }
    }
  }

  /// Bounds, corner radius, each line and the lines' corner radius, one after the other.
  private static func numbers(_ layer: Layer) -> [Double] {
    let rects: [Rect] = [layer.bounds].compactMap(\.self) + (layer.lines ?? [])
    let radii: [Double?] = [layer.cornerRadius, layer.lineCornerRadius]
    return rects.flatMap { [$0.x, $0.y, $0.width, $0.height] } + radii.compactMap(\.self)
  }

  private func covered(_ views: [ViewInspection]) -> [String: Int] {
    let covered = views.filter { ($0.role == .lines || $0.role == .block) && $0.count != 0 }
    return Dictionary(covered.map { ($0.id ?? $0.path, $0.count ?? -1) }, uniquingKeysWith: +)
  }

  private func values<Value>(_ views: [ViewInspection], _ key: (ViewInspection) -> Value?) -> [String: Value]
  {
    let found = views.compactMap { view in key(view).map { (view.id ?? view.path, $0) } }
    return Dictionary(found) { first, _ in first }
  }

  private func ids(_ views: [ViewInspection], where isTrue: (ViewInspection) -> Bool) -> Set<String> {
    Set(views.filter(isTrue).map { $0.id ?? $0.path })
  }
}
