import Testing

@testable import SkelinspectKit

/// On the documents of the conformance suite, from each of their views.
@Suite("What a call reaches")
struct ReachTests {
  @Test("is the same down a document, view after view, and up from each", arguments: ConformanceCase.all)
  func ways(_ example: ConformanceCase) throws {
    let hierarchy = try Hierarchy.only(example.document, named: "case.json")
    let reach = Reach(in: hierarchy)
    for root in hierarchy.views.indices {
      let part = root..<hierarchy.views[root].end
      let reached = part.filter { reach.way(to: $0).contains(root) }
      #expect(Self.views(of: reach, from: root, hierarchy) == reached, "\(example.name) \(root)")
      let members = reach.recursion(from: root) { _ in false }.members
      #expect(members.map(\.view) == reached, "\(example.name) \(root)")
      for member in members { #expect(member.isLeaf == reach.kids(of: member.view).isEmpty) }
    }
  }

  @Test("is what one show covers, and goes through", arguments: ConformanceCase.all)
  func shows(_ example: ConformanceCase) throws {
    var hierarchy = try Hierarchy.only(example.document, named: "case.json")
    // Each template has a show of its own.
    guard !hierarchy.views.contains(where: \.place.isTemplate) else { return }
    for root in hierarchy.views.indices where hierarchy.views[root].isSkeletonable {
      hierarchy.show.roots = [root]
      let coverage = Shows(hierarchy).coverage
      #expect(
        hierarchy.views.indices.filter { coverage[$0].isReached }
          == Self.views(of: Reach(in: hierarchy), from: root, hierarchy), "\(example.name) \(root)")
    }
  }

  @Test("ends where a view is not marked at that moment")
  func moments() throws {
    let hierarchy = try Hierarchy.only(
      """
      type: UIView
      subviews:
        - type: UIView
          isSkeletonable: true
          subviews: [{type: UILabel, isSkeletonable: true}]
        - {type: UILabel}
      """, named: "a.yaml")
    #expect(Self.views(of: Reach(in: hierarchy), from: 0, hierarchy) == [0, 1, 2])
    #expect(Self.views(of: Reach(in: hierarchy) { $0 != 1 }, from: 0, hierarchy) == [0, 3])
    #expect(Self.views(of: Reach(in: hierarchy) { $0 != 1 }, from: 1, hierarchy) == [1, 2])
  }

  private static func views(of reach: Reach, from root: ViewIndex, _ hierarchy: Hierarchy) -> [ViewIndex] {
    let part = root..<hierarchy.views[root].end
    return zip(part, reach.flags(from: [root], within: part)).compactMap { $1 ? $0 : nil }
  }
}
