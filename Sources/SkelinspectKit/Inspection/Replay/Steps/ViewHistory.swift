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
    /// The view is there.
    let isThere: Bool
    /// It is covered, or something that it reaches is.
    let isShown: Bool
    /// The shows and hides on it, or on one that it stands in.
    let calls: [OwnCall]
  }

  /// A show or hide of a step, on the view or on one that it stands in.
  struct OwnCall: Sendable {
    /// Those of batches counted, from 1.
    let number: Int
    let call: Call
    let receiver: ViewIndex
    /// What lies between the receiver and the view after the step.
    let obstacle: HideObstacle
  }

  /// After the last of the calls.
  private(set) var replay: Replay
  private(set) var steps: [Step] = []
  /// Of the view, or of those that it stands in.
  private(set) var assumed: Set<ReplayAssumption> = []
  private var refusals: [(view: ViewIndex, because: ViewIndex, call: Int)] = []
  /// Delayed shows that came to their time.
  private var late: [Int] = []
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
      let first = replay.callNumber + 1
      replay.play(call)
      steps.append(step(number, call, view, first))
      assumed.formUnion(assumptions(on: view))
      refusals += replay.events.refusals
      late += replay.events.late
    }
  }

  /// - Parameter first: the number of the first of its calls, those of batches counted.
  private func step(_ number: Int, _ call: Call, _ view: ViewIndex, _ first: Int) -> Step {
    let isThere = replay.states.indices.contains(view)
    let isInTree = isThere && replay.hierarchy.outwards(from: view).contains(0)
    return Step(
      number: number, call: call, layerCount: isThere ? replay.states[view].layers.count : 0,
      isInTree: isInTree, lost: isInTree ? replay.lostValues(of: view) : [], isThere: isThere,
      isShown: isThere && (!replay.states[view].layers.isEmpty || replay.isActive(view)),
      calls: isThere ? calls(of: view, in: call, first) : [])
  }

  private func calls(of view: ViewIndex, in step: Call, _ first: Int) -> [OwnCall] {
    let around = Set(replay.hierarchy.outwards(from: view))
    return zip(first..., step.flat).compactMap { number, call in
      guard call.isHide || call.isShow,
        let receiver = replay.views(at: call.target, templatesToo: false).first(where: around.contains)
      else { return nil }
      return OwnCall(
        number: number, call: call, receiver: receiver, obstacle: replay.obstacle(of: view, from: receiver))
    }
  }

  private func assumptions(on view: ViewIndex) -> [ReplayAssumption] {
    guard replay.states.indices.contains(view), !replay.events.assumed.isEmpty else { return [] }
    let around = Set(replay.hierarchy.outwards(from: view))
    return replay.events.assumed.filter { around.contains($0.view) }.map(\.assumption)
  }

  var isCovered: Bool { (steps.last?.layerCount ?? 0) > 0 }

  /// The call since which the view is covered.
  var coveredSince: Step? { step(afterLast: { $0.layerCount == 0 }) }

  /// The one after the last of some.
  private func step(afterLast isMeant: (Step) -> Bool) -> Step? {
    steps.dropFirst((steps.lastIndex(where: isMeant) ?? -1) + 1).first
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
    step(afterLast: { step in !step.lost.contains { $0.name == name } })
  }

  /// The last hide, or show, on the view or one that it stands in.
  func last(where isMeant: (Call) -> Bool) -> (step: Step, own: OwnCall)? {
    for step in steps.reversed() {
      if let own = step.calls.last(where: { isMeant($0.call) }) { return (step, own) }
    }
    return nil
  }

  /// The call that took its last skeleton, or the last one of what it reaches.
  var uncoveredBy: Step? {
    steps.contains(where: \.isShown) ? step(afterLast: \.isShown) : nil
  }

  /// Why a show was refused, at once or when its time had come.
  func refusal(of show: OwnCall) -> (view: ViewIndex, because: ViewIndex)? {
    refusals.first { $0.call == show.number && $0.view == show.receiver }.map { ($0.view, $0.because) }
  }

  /// Whether a delayed show has come to its time.
  func isLate(_ show: OwnCall) -> Bool { late.contains(show.number) }
}
