/// Plays calls step by step, and keeps what each did or left undone until later ones tell what stays.
struct CallTracer {
  typealias Incident = CallTrace.Incident

  let moments: [CallTrace.Moment]
  /// The views that calls make, and the values that they set.
  let values: Hierarchy?
  /// After the last step that was played.
  var replay: Replay
  /// What is said whatever follows.
  var incidents: [Incident] = []
  /// What is said where it holds for longer than one step.
  var leftovers: [Leftover] = []
  var known: Set<Leftover.Key> = []
  /// Delayed shows that are still to come.
  var delayed: [DelayedShow] = []

  private let ownCount: Int

  init(_ hierarchy: Hierarchy, _ moments: [CallTrace.Moment]) {
    self.moments = moments
    ownCount = hierarchy.views.count
    replay = Replay(hierarchy)
    values = replay.calls.views.first
  }

  /// In the order of the calls. Of a step that crashes the app nothing else is said, nor of what follows it.
  mutating func trace() -> [Incident] {
    var first = 0
    for (step, call) in zip(1..., replay.calls.calls) {
      let numbers = first..<first + call.flat.count
      first = numbers.upperBound
      let before = numbers.contains { moments[$0].call.isHide || moments[$0].call.isTraits } ? replay : nil
      replay.play(call)
      if let crash = replay.events.crash {
        // A limit is reached before any call of its step, or in the last one.
        let number = min(max(replay.callNumber - 1, numbers.lowerBound), numbers.upperBound - 1)
        add(.crash((crash.reason, crash.isLimit)), crash.view, at: number)
        break
      }
      endLeftovers(step)
      takeRefusals()
      takeDelays(numbers)
      if let before { compare(before, numbers) }
    }
    finish()
    return incidents.sorted { $0.call < $1.call }
  }

  private mutating func compare(_ before: Replay, _ numbers: Range<Int>) {
    for number in numbers {
      let call = moments[number].call
      if call.isHide { takeHide(number, call, before) }
      if call.isTraits { takeStyles(number, before) }
    }
    takeIdleHides(before)
  }

  private mutating func finish() {
    let there = Set(replay.subtree(of: 0))
    incidents += leftovers.filter { there.contains($0.key.view) && stays($0) }.map(\.incident)
    takeLastDelays()
  }

  /// What a step put right: where it did so at once, nobody saw anything.
  private mutating func endLeftovers(_ step: Int) {
    let open = leftovers.filter(stays)
    guard open.count < leftovers.count else { return }
    for leftover in leftovers where !stays(leftover) {
      known.remove(leftover.key)
      guard step > moments[leftover.incident.call].step + 1 else { continue }
      var incident = leftover.incident
      incident.until = step
      incidents.append(incident)
    }
    leftovers = open
  }

  mutating func add(
    _ kind: CallTrace.Kind, _ view: ViewIndex, at call: Int, cause: Int? = nil
  ) {
    incidents.append(incident(kind, view, at: call, cause: cause))
  }

  func incident(_ kind: CallTrace.Kind, _ view: ViewIndex, at call: Int, cause: Int?) -> Incident {
    Incident(
      kind: kind, call: call, view: own(view), copy: view, name: words.name(view),
      kindName: replay.hierarchy.name(of: view), cause: cause)
  }

  var words: CallWords { CallWords(replay) }

  /// The view of the hierarchy that stands for one of the replay.
  private func own(_ view: ViewIndex) -> ViewIndex {
    if case .own(let own)? = subject(of: view) { return own }
    return replay.hierarchy.outwards(from: view).first { $0 < ownCount } ?? 0
  }

  /// As calls name it; a view in a cell by the one in its template.
  func subject(of view: ViewIndex) -> CallTarget.Subject? {
    if view < ownCount { return .own(view) }
    if let cell = replay.cell(around: view), let template = replay.states[cell].template {
      return .own(template + view - cell)
    }
    return replay.made.first { $0.value == view }.map { .made($0.key) }
  }
}

/// What later calls may put right.
struct Leftover {
  struct Key: Hashable {
    enum Kind: Hashable {
      /// By its number.
      case layer(Int)
      case touches, scrolling, cells
    }

    let view: ViewIndex
    let kind: Kind
  }

  let key: Key
  let incident: CallTrace.Incident
}

extension Call {
  var isTraits: Bool {
    if case .environment = action { true } else { false }
  }
}
