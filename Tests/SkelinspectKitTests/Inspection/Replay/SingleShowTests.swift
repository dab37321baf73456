import Testing

@testable import SkelinspectKit

/// The single shows of the conformance suite, each as a sequence of one call a root.
@Suite("Single shows as calls")
struct SingleShowTests {
  @Test("A show that is called gives what a show that is said gives", arguments: ConformanceCase.all)
  func shows(_ example: ConformanceCase) throws {
    // Of the others more is done than one show.
    guard example.expected.debugLogCount != nil else { return }
    let hierarchy = try Hierarchy.only(example.document, named: "case.json")
    var replay = Replay(Self.called(hierarchy))
    for call in replay.calls.calls { replay.play(call) }
    #expect((replay.events.crash == nil) == (example.expected.crash == nil), "\(example.name)")
    guard replay.events.crash == nil else { return }
    let state = replay.state
    if let covered = example.expected.covered {
      #expect(Self.counts(state.covered, in: replay) == ConformanceCase.summed(covered), "\(example.name)")
    }
    if let hidden = example.expected.hidden {
      #expect(
        Set(Self.counts(state.hidden, in: replay).keys) == Set(hidden.map(Self.withoutCell)),
        "\(example.name)")
    }
    if let disabled = example.expected.interactionDisabled {
      let seen = Set(Self.counts(state.interactionDisabled, in: replay).keys)
      #expect(seen == Set(disabled.map(Self.withoutCell)), "\(example.name)")
    }
  }

  /// The show of a document as its calls.
  private static func called(_ hierarchy: Hierarchy) -> Hierarchy {
    var (called, show) = (hierarchy, hierarchy.show)
    show.roots = show.roots.isEmpty && !show.areRootsGiven ? [0] : show.roots
    let look = SkeletonLook(
      style: show.style, color: show.color, gradient: show.gradient, direction: show.direction,
      transition: show.transition == 0 ? .none : .crossDissolve(show.transition))
    called.calls = CallSequence(
      calls: show.roots.map { root in
        Call(action: .show(look, delay: nil), target: CallTarget(subject: .own(root), cell: nil), node: 0)
      })
    return called
  }

  /// By id, all cells together.
  private static func counts(_ views: [ViewIndex], in replay: Replay) -> [String: Int] {
    views.reduce(into: [:]) { counts, view in
      counts[replay.hierarchy.id(of: view) ?? "", default: 0] += 1
    }
  }

  private static func withoutCell(_ id: String) -> String { String(id.prefix { $0 != "@" }) }
}
