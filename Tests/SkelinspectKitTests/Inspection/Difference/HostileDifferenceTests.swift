import Testing

@testable import SkelinspectKit

@Suite("Differences between hostile hierarchies") struct HostileDifferenceTests {
  /// Debug builds on a busy machine; a quadratic step would take hours.
  private static let limit = Duration.seconds(300)

  private func difference(_ old: String, _ new: String) throws -> HierarchyDifference {
    let (first, second) = (
      try readHierarchies(old, named: "a.json"), try readHierarchies(new, named: "b.json")
    )
    let start = ContinuousClock.now
    let difference = diff(first, second)
    #expect(ContinuousClock.now - start < Self.limit)
    return try #require(difference.hierarchies.first)
  }

  private func view(_ views: some Sequence<String>) -> String {
    #"{"type": "UIView", "isSkeletonable": true, "subviews": ["# + views.joined(separator: ",") + "]}"
  }

  private let label = #"{"type": "UILabel", "isSkeletonable": true}"#

  @Test("Of many equal siblings one goes")
  func equal() throws {
    let labels = repeatElement(label, count: scaled(20_000))
    let difference = try difference(view(labels), view(labels.dropLast()))
    #expect(difference.changes.map(\.kinds) == [[.removed]])
  }

  @Test("Of many siblings, each its own, one goes and one changes in between")
  func unequal() throws {
    func labels(_ numbers: some Sequence<Int>) -> [String] {
      numbers.map { #"{"type": "UILabel", "isSkeletonable": true, "text": "\#($0)"}"# }
    }
    let (middle, end) = (scaled(9_000), scaled(20_000))
    let difference = try difference(
      view(labels(0..<end)), view(labels((1..<middle)) + [label] + labels(middle + 1..<end)))
    #expect(difference.changes.map(\.kinds) == [[.removed]])
  }

  @Test("Reversed siblings moved, all but one")
  func reversed() throws {
    let labels = (0..<5_000).map { #"{"type": "UILabel", "id": "l\#($0)", "isSkeletonable": true}"# }
    let difference = try difference(view(labels), view(labels.reversed()))
    #expect(difference.changes.count == 4_999 && difference.changes.allSatisfy { $0.kinds == [.moved] })
  }

  @Test("A thousand levels that lose their skeletons have one cause")
  func deep() throws {
    func chain(_ flag: Bool) -> String {
      let open = #"{"type": "UIView", "isSkeletonable": true, "subviews": ["#
      return #"{"type": "UIView", "isSkeletonable": \#(flag), "subviews": ["#
        + String(repeating: open, count: 990) + Array(repeating: label, count: 500).joined(separator: ",")
        + String(repeating: "]}", count: 991)
    }
    let difference = try difference(chain(true), chain(false))
    #expect(difference.changes.count { $0.has(.lostSkeleton) } == 500)
    #expect(difference.changes.count { $0.isOwn } == 1)
  }

  @Test("Ten thousand views in what moved have one cause, at any depth")
  func moved() throws {
    let open = #"{"type": "UIView", "isSkeletonable": true, "subviews": ["#
    let labels = Array(repeating: label, count: 10_000).joined(separator: ",")
    let card =
      #"{"type": "Card", "id": "card", "isSkeletonable": true, "subviews": ["#
      + String(repeating: open, count: 400) + labels + String(repeating: "]}", count: 401)
    let panel = #"{"type": "Panel", "id": "panel", "subviews": ["#
    let (old, new) = (view([label, card, panel + "]}"]), view([label, panel + card + "]}"]))
    for (first, second) in [(old, new), (new, old)] {
      let difference = try difference(first, second)
      #expect(difference.changes.count { $0.has(.lostSkeleton) || $0.has(.gainedSkeleton) } == 10_000)
      #expect(difference.changes.count { $0.isOwn } == 1 && difference.effects.count == 1)
    }
  }

  @Test("Equal ids name nothing, and do not keep others from matching")
  func duplicateIDs() throws {
    let twins = repeatElement(#"{"type": "UILabel", "id": "a", "isSkeletonable": true}"#, count: 300)
    let difference = try difference(view(twins), view(twins.dropFirst()))
    #expect(difference.changes.map(\.kinds) == [[.removed]])
  }

  @Test("What turns inside out is not an endless loop")
  func inversion() throws {
    let old =
      #"{"type": "A", "id": "a", "subviews": [{"type": "B", "id": "b", "subviews": [{"type": "C", "id": "c"}]}]}"#
    let new =
      #"{"type": "C", "id": "c", "subviews": [{"type": "B", "id": "b", "subviews": [{"type": "A", "id": "a"}]}]}"#
    #expect(try difference(old, new).changes.contains { $0.has(.moved) })
  }
}
