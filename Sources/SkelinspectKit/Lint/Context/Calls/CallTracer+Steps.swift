/// What a step says by itself: shows that were refused, hides that reached nothing, styles that changed.
extension CallTracer {
  mutating func takeRefusals() {
    for refusal in replay.events.refusals {
      let isUnmarked =
        refusal.view == refusal.because && !replay.hierarchy.views[refusal.view].isSkeletonable
      let number = refusal.call - 1
      let cause =
        isUnmarked
        ? lastSet([.isSkeletonable], of: refusal.view, upTo: number)
        : replay.states[refusal.because].config.map { $0.call - 1 }
      add(
        .refused(isUnmarked ? .unmarked : .active(words.name(refusal.because), activity(refusal))),
        refusal.view, at: number, cause: cause)
    }
  }

  private func activity(_ refusal: (view: ViewIndex, because: ViewIndex, call: Int)) -> CallTrace.Activity {
    let state = replay.states[refusal.because]
    if !state.layers.isEmpty, !replay.kids(of: refusal.because).isEmpty { return .stuck }
    let around = Set(replay.hierarchy.outwards(from: refusal.view))
    return state.config.map { around.contains($0.receiver) } == true ? .shownWithReceiver : .own
  }

  mutating func takeIdleHides(_ before: Replay) {
    for idle in replay.events.idleHides {
      let (idleness, cause) = idleness(of: idle.view, before, idle.call - 1)
      add(.idle(idleness), idle.view, at: idle.call - 1, cause: cause)
    }
  }

  private func idleness(
    of receiver: ViewIndex, _ before: Replay, _ number: Int
  ) -> (CallTrace.Idleness, cause: Int?) {
    let covered = before.subtree(of: receiver).first(where: before.showsSkeleton)
    if let covered {
      let obstacle = before.obstacle(of: covered, from: receiver)
      var cause: Int?
      if case .unmarked(let view) = obstacle {
        cause = lastSet([.isSkeletonable], of: view, upTo: number)
      }
      return (.outOfReach(CallWords(before).name(covered), CallWords(before).text(of: obstacle)), cause)
    }
    let active = before.subtree(of: 0).first(where: before.showsSkeleton)
    if let active {
      return (
        .outOfReach(CallWords(before).name(active), nil), before.states[active].config.map { $0.call - 1 }
      )
    }
    let hide = (0..<number).last { moments[$0].call.isHide }
    let show = (0..<number).last { moments[$0].call.isShow }
    guard let show, let hide, hide > show else { return (.nothingShown, show) }
    return (.nothingLeft, hide)
  }

  /// A change of traits gives each view its own style anew; an ancestor's last one goes to all below it (rule Y32).
  mutating func takeStyles(_ number: Int, _ before: Replay) {
    for view in before.subtree(of: 0) where !before.states[view].layers.isEmpty {
      guard let old = before.states[view].config, let new = replay.states[view].config, !old.isLike(new),
        new.call <= number, !replay.states[view].layers.isEmpty
      else { continue }
      let style = (old.style.rawValue, new.style.rawValue, moments[new.call - 1].step)
      add(.restyled(style), view, at: number, cause: old.call - 1)
    }
  }
}

extension Replay {
  fileprivate func showsSkeleton(_ view: ViewIndex) -> Bool {
    states[view].isOn || !states[view].layers.isEmpty
  }
}
