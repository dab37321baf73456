import Testing

@testable import SkelinspectKit

/// What an inspection says is tried on copies of the hierarchies: a cause either does it alone, or without it
/// nothing would have happened.
@Suite("Causes of differences") struct DifferenceCauseTests {
  @Test("One edit is the cause of every skeleton that came or went", arguments: 1...UInt64(scaled(4, by: 4)))
  func single(_ seed: UInt64) throws {
    var count = 0
    for edited in try EditedHierarchy.all(seed: seed, edits: 1) {
      guard let difference = edited.difference else { continue }
      for change in difference.changes where change.isLostOrGained && change.new != edited.edits[0].view {
        let cause = change.cause.flatMap { difference.changes[$0].new }
        let isSilenced = change.new.map { edited.isSilenced($0, in: difference) } ?? false
        #expect(
          cause == edited.edits[0].view || isSilenced, "\(edited): \(change.kinds) at \(change.new ?? -1)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test("Of several edits the one that is called the cause decides", arguments: 1...UInt64(scaled(10, by: 5)))
  func several(_ seed: UInt64) throws {
    var count = 0
    for edited in try EditedHierarchy.all(seed: seed, edits: 3) {
      guard let difference = edited.difference else { continue }
      for change in difference.changes where change.isLostOrGained {
        guard let cause = change.cause.flatMap({ difference.changes[$0].new }), let view = change.new,
          edited.edits.contains(where: { $0.view == cause })
        else { continue }
        #expect(
          edited.decides(cause, view, isLost: change.has(.lostSkeleton)),
          "\(edited): \(change.kinds) at \(view) for \(cause)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test("A cause is a change that is shown itself")
  func shown() throws {
    let fixtures = try DifferenceFixture.all.flatMap { try $0.difference.hierarchies }
    let edited = try EditedHierarchy.all(seed: 9, edits: 4).compactMap(\.difference)
    for difference in fixtures + edited {
      for (index, change) in zip(0..., difference.changes) {
        guard let cause = change.cause else { continue }
        #expect(cause != index && difference.changes[cause].isOwn)
      }
    }
  }
}

extension ViewChange {
  fileprivate var isLostOrGained: Bool { has(.lostSkeleton) || has(.gainedSkeleton) }
}

/// A hierarchy of the conformance suite, and changes to it.
private struct EditedHierarchy: CustomStringConvertible {
  let name: String
  let old: Hierarchy
  let edits: [Change]

  var description: String { "\(name) \(edits)" }

  static func all(seed: UInt64, edits: Int) throws -> [EditedHierarchy] {
    try ConformanceCase.all.compactMap { example in
      guard var hierarchy = try readHierarchies(example.document, named: "a.json").first,
        hierarchy.views.count > 2
      else { return nil }
      hierarchy.show.areRootsGiven = true
      var numbers = RandomJSON(seed: seed &+ example.name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
      var views = Set<ViewIndex>()
      while views.count < min(edits, hierarchy.views.count) {
        views.insert(Int.random(in: 0..<hierarchy.views.count, using: &numbers))
      }
      return EditedHierarchy(
        name: example.name, old: hierarchy,
        edits: views.sorted().map { edit(of: $0, in: hierarchy, &numbers) })
    }
  }

  /// Marks a view or no longer does; now and then it is about show, or the window.
  private static func edit(
    of view: ViewIndex, in hierarchy: Hierarchy, _ numbers: inout RandomJSON
  ) -> Change {
    if view == 0, numbers.next() % 4 == 0 {
      return .set(.hasWindow, of: 0, to: .boolean(!hierarchy.hasWindow))
    }
    if hierarchy.show.roots.contains(view), numbers.next() % 2 == 0 { return .omitShow(on: view) }
    if numbers.next() % 4 == 0, !hierarchy.show.roots.contains(view) { return .callShow(on: view) }
    return .set(.isSkeletonable, of: view, to: .boolean(!hierarchy.views[view].isSkeletonable))
  }

  /// Nil where views were taken for others, for equal ones may be.
  var difference: HierarchyDifference? {
    let difference = HierarchyDifference(Inspection(old), Inspection(old.applying(edits)))
    return difference.toNew == Array(old.views.indices) ? difference : nil
  }

  /// Alone it does what happened, or what happened needs it.
  func decides(_ cause: ViewIndex, _ view: ViewIndex, isLost: Bool) -> Bool {
    let alone = old.applying(edits.filter { $0.view == cause })
    let without = old.applying(edits.filter { $0.view != cause })
    return isDrawn(view, alone) != isLost || isDrawn(view, without) == isLost
  }

  /// Nothing reaches it since a root does nothing any more, or it is so no longer: that root is named.
  func isSilenced(_ view: ViewIndex, in difference: HierarchyDifference) -> Bool {
    [difference.old, difference.new].contains { $0.coverage[view].stop?.reason == .alreadyActive }
  }

  /// By itself or by what is in it.
  private func isDrawn(_ view: ViewIndex, _ hierarchy: Hierarchy) -> Bool {
    let verdict = Inspection(hierarchy).verdict(of: view)
    return verdict.isCovered || verdict.role == .container && verdict.count != 0
  }
}
