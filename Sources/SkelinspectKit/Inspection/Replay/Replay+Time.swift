/// Time: turns of the main queue, layout at the end of each, and timers.
extension Replay {
  /// Turns that a step may take before it counts as endless; the limit is ours.
  private static let maximumTurns = 1_000

  /// - Parameter seconds: how long.
  mutating func settle(for seconds: Double) {
    let end = clock.now + seconds
    finishTurns()
    while !hasEnded, let work = clock.nextTimer(upTo: end) {
      perform(work)
      finishTurns()
    }
  }

  private mutating func finishTurns() {
    for _ in 0..<Self.maximumTurns {
      layOutWaitingViews()
      if hasEnded || clock.isIdle && waitingForLayout.isEmpty { return }
      for work in clock.turn() { perform(work) }
    }
  }

  private mutating func perform(_ work: ReplayClock.Work) {
    switch work {
    case .removeLayer(let view, let layer):
      removeLayer(layer, of: view)
    case .startAnimation(let view):
      if let config = states[view].config, config.style.isAnimated {
        startAnimation(from: view, config.direction)
      }
    case .addAnimation(let view, let layer, let direction):
      addAnimation(to: layer, of: view, direction)
      clock.inNextTurn(.endAnimation(view))
    case .endAnimation(let view):
      states[view].isAnimated = false
    case .show(let view, let config):
      guard states[view].pending == config.call else { return }
      states[view].pending = nil
      events.late.append(config.call)
      show(config, on: view)
    case .hook(let view):
      guard !isHooked else { return }
      isHooked = true
      layOutSkeletons(from: view)
    case .unhook:
      isHooked = false
    }
  }
}
