/// What is to happen later: in the next turn of the main queue, or after a time.
struct ReplayClock: Sendable {
  enum Work: Sendable {
    /// The layer leaves its view, after a cross-dissolve.
    case removeLayer(ViewIndex, Int)
    /// An animated layer was put in.
    case startAnimation(ViewIndex)
    case addAnimation(ViewIndex, Int, ShowSettings.Direction?)
    /// An animation's transaction ended.
    case endAnimation(ViewIndex)
    case show(ViewIndex, SkeletonConfig)
    /// The library exchanges UIView's methods, and lays out the view that did.
    case hook(ViewIndex)
    case unhook
  }

  private struct Timer: Sendable {
    let time: Double
    let work: Work
  }

  /// Seconds since the views are there.
  private(set) var now = 0.0
  private var nextTurn: [Work] = []
  /// In the order in which they fire.
  private var timers: [Timer] = []
  private var number = 0

  mutating func makeNumber() -> Int {
    number += 1
    return number
  }

  mutating func inNextTurn(_ work: Work) { nextTurn.append(work) }

  /// - Parameter delay: seconds.
  mutating func after(_ delay: Double, _ work: Work) {
    let time = now + delay
    timers.insert(Timer(time: time, work: work), at: timers.endOfPrefix { $0.time <= time })
  }

  var isIdle: Bool { nextTurn.isEmpty }

  /// What was put off to this turn.
  mutating func turn() -> [Work] {
    defer { nextTurn = [] }
    return nextTurn
  }

  /// Goes on to the next timer up to a time; nil where there is none.
  mutating func nextTimer(upTo end: Double) -> Work? {
    guard let first = timers.first, first.time <= end else {
      now = end
      return nil
    }
    timers.removeFirst()
    now = max(now, first.time)
    return first.work
  }
}
