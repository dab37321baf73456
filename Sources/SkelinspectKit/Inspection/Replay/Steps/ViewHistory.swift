/// What became of one view, call by call.
struct ViewHistory: Sendable {
  struct Step: Sendable {
    /// From 1.
    let number: Int
    let call: Call
    /// Skeleton layers in the view.
    let layerCount: Int
    let isInTree: Bool
    let lost: [(name: String, value: ActualValue)]
    let cleared: [ViewKey]
    /// Of the view, or of those that it stands in.
    let assumed: [ReplayAssumption]
    let refusals: [(view: ViewIndex, because: ViewIndex, call: Int)]
  }

  /// After the last of the calls.
  private(set) var replay: Replay
  private(set) var steps: [Step] = []
  /// In the replay; nil where it is not there yet, or no cell of it is on screen.
  let view: ViewIndex?

  /// - Parameters:
  ///   - subject: of a template, the first of its cells on screen after the last call.
  ///   - count: of calls.
  init(of subject: CallTarget.Subject, in hierarchy: Hierarchy, after count: Int) {
    let end = hierarchy.replay(after: count)
    view = end.views(at: CallTarget(subject: subject, cell: nil), templatesToo: false).first
    replay = Replay(hierarchy)
    guard let view else {
      replay = end
      return
    }
    for (number, call) in zip(1..., replay.calls.calls.prefix(count)) where !replay.hasEnded {
      replay.play(call)
      steps.append(step(number, call, view))
    }
  }

  private func step(_ number: Int, _ call: Call, _ view: ViewIndex) -> Step {
    let isThere = replay.states.indices.contains(view)
    let state = replay.state
    return Step(
      number: number, call: call, layerCount: isThere ? replay.states[view].layers.count : 0,
      isInTree: isThere && replay.hierarchy.outwards(from: view).contains(0),
      lost: state.lost.first { $0.view == view }?.values ?? [],
      cleared: state.cleared.first { $0.view == view }?.what ?? [], assumed: assumed(of: view),
      refusals: replay.events.refusals)
  }

  private func assumed(of view: ViewIndex) -> [ReplayAssumption] {
    guard replay.states.indices.contains(view), !replay.events.assumed.isEmpty else { return [] }
    let around = Set(replay.hierarchy.outwards(from: view))
    return replay.events.assumed.filter { around.contains($0.view) }.map(\.assumption)
  }

  var isCovered: Bool { (steps.last?.layerCount ?? 0) > 0 }

  /// The call since which the view is covered.
  var coveredSince: Step? {
    guard let last = steps.lastIndex(where: { $0.layerCount == 0 }) else { return steps.first }
    return steps.indices.contains(last + 1) ? steps[last + 1] : nil
  }

  /// The last call that set a key of the view.
  func lastSet(_ keys: Set<ViewKey>) -> Step? {
    steps.last { step in
      step.call.flat.contains { call in
        guard case .set(let values) = call.action, let other = replay.calls.views.first else { return false }
        return values.contains { value in
          replay.views(at: value.target, templatesToo: true).contains { $0 == view }
            && other.attributes[other.views[value.source].attributes].contains { keys.contains($0.key) }
        }
      }
    }
  }

  /// The call since which a value is lost.
  func lostSince(_ name: String) -> Step? {
    guard let last = steps.lastIndex(where: { step in !step.lost.contains { $0.name == name } }) else {
      return steps.first
    }
    return steps.indices.contains(last + 1) ? steps[last + 1] : nil
  }

  /// The last hide, or show, on the view or one that it stands in.
  func last(where isMeant: (Call) -> Bool) -> (step: Step, receiver: ViewIndex)? {
    guard let view else { return nil }
    let around = Set(replay.hierarchy.outwards(from: view))
    for step in steps.reversed() {
      for call in step.call.flat.reversed() where isMeant(call) {
        let receivers = replay.views(at: call.target, templatesToo: false)
        if let receiver = receivers.first(where: around.contains) { return (step, receiver) }
      }
    }
    return nil
  }
}
