/// How far SwiftUI's animation has gone (rule A8).
extension SwiftUIAnimation {
  /// Seconds of one turn, its delay included.
  var turn: Double { delay + duration }

  /// 0 before it begins and at the value that it comes from, 1 at the one that it goes to.
  ///
  /// - Parameter time: seconds since the value was changed.
  func part(at time: Double) -> Double {
    let local = (time - delayOnce) * speed
    if local < 0 { return 0 }
    guard turn > 0 else { return 1 }
    switch repetition {
    case .once where local / turn >= 1: return 1
    case .count(let count) where local / turn >= count: return 1
    default: break
    }
    let turns = (local / turn).rounded(.down)
    let place = local - turns * turn
    // Not a number where the turns are longer or more than numbers can say.
    let progress = duration > 0 && place >= delay ? (place - delay) / duration : 0
    let part = curve.value(at: progress)
    return comesBack && turns.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
  }
}
