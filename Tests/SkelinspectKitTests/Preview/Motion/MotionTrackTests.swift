import Testing

@testable import SkelinspectKit

@Suite("What is drawn moves as the evaluator says")
struct MotionTrackTests {
  /// An animation of one number, in the words of a hierarchy file, and how many keys it takes at most.
  static let animations: [(text: String, keys: Int)] = [
    ("{from: 1, to: 0, duration: 1, repeatCount: infinity}", 2),
    ("{from: 1, to: 0, duration: 1, repeatCount: infinity, autoreverses: true, timingFunction: easeIn}", 3),
    ("{from: 1, to: 0, duration: 0.7}", 6),
    ("{from: 1, to: 0, duration: 0.7, autoreverses: true, repeatCount: 2.5, timingFunction: easeInOut}", 150),
    ("{from: 1, to: 0, duration: 1, beginTime: 0.4, repeatCount: infinity, fillMode: backwards}", 12),
    ("{from: 1, to: 0, duration: 1, beginTime: -3.3, repeatCount: infinity}", 12),
    ("{from: 1, to: 0, duration: 1, timeOffset: 0.3, repeatCount: infinity, speed: 2}", 12),
    ("{from: 1, to: 0, duration: 1, speed: 0, timeOffset: 0.3, repeatCount: infinity}", 0),
    ("{from: 1, to: 0, duration: 1, repeatCount: infinity, timingFunction: [0.3, -0.5, 0.6, 1.5]}", 100),
    ("{values: [0, 1, 0.3, 0.9], duration: 1.5, repeatCount: infinity}", 20),
    (
      "{values: [0, 1, 0.3], keyTimes: [0, 0.2, 1], duration: 2, repeatCount: infinity, timingFunction: easeOut}",
      200
    ),
    ("{values: [0, 1, 0.3], calculationMode: discrete, duration: 1.5, repeatCount: infinity}", 20),
    (
      "{duration: 3, repeatCount: infinity, animations: [{keyPath: opacity, from: 0, to: 1, duration: 1}, "
        + "{keyPath: opacity, from: 1, to: 0.5, beginTime: 1.5, duration: 0.5, fillMode: forwards}]}", 40
    ),
    (
      "{duration: 2, repeatCount: infinity, autoreverses: true, timingFunction: easeInOut, animations: "
        + "[{keyPath: opacity, from: 0, to: 1, duration: 0.5, repeatCount: 3}]}", 500
    ),
  ]

  @Test("At every time but an instant before and after a jump", arguments: animations.map { Named($0.0, $0) })
  func track(_ example: Named<(text: String, keys: Int)>) throws {
    let (text, keys) = example.value
    let keyPath = text.contains("animations:") ? "" : "keyPath: opacity, "
    let hierarchy = try Hierarchy.only(
      "{system: layers, root: {type: UIView, layer: {animations: {a: {\(keyPath)\(text.dropFirst())}}}}")
    let motion = try #require(Inspection(hierarchy).animations(of: 0).motions.first)
    try check(motion, keys: keys)
  }

  /// SwiftUI's, of the opacity of an overlay.
  static let overlays = [
    ("{curve: linear, duration: 1.5, repeat: forever, autoreverses: true}", 3),
    ("{curve: easeIn, duration: 1, delay: 0.3, repeat: forever}", 5),
    ("{curve: easeIn, duration: 1, delay: 0.3, repeat: forever, autoreverses: false, speed: 2}", 3),
    ("{curve: easeOut, duration: 0.5, delayOnce: 0.4, repeat: forever}", 60),
    ("{curve: easeInOut, duration: 0.6, delay: 0.2, repeat: 4}", 120),
    ("{duration: 0.5}", 40),
  ]

  @Test("SwiftUI's turns and delays too", arguments: overlays)
  func overlay(_ example: (text: String, keys: Int)) throws {
    let hierarchy = try Hierarchy.only(
      "{system: swiftUI, root: {type: Text, modifiers: [{skeleton: {opacity: {from: 1, to: 0.2, animation: "
        + "\(example.text)}}}]}}")
    let motion = try #require(Inspection(hierarchy).animations(of: 0).motions.first)
    try check(motion, keys: example.keys)
  }

  private func check(_ motion: PropertyMotion, keys: Int) throws {
    func number(_ value: AnimatedValue?) -> [Double] {
      if case .number(let number) = value { [number] } else { [0] }
    }
    var tracks = MotionTracks(time: nil)
    let track = tracks.track(motion, tolerance: 0.002, number)
    #expect(track.stretches.reduce(0) { $0 + $1.keys.count } <= keys)
    var wrong = 0
    for step in 0..<2_000 {
      let time = Double(step) * 0.00503
      let drawn = track.numbers(at: time)[0]
      let said = [time - 1e-4, time, time + 1e-4].map { number(motion.value(at: $0))[0] }
      if !said.contains(where: { abs($0 - drawn) < 0.005 }) { wrong += 1 }
    }
    #expect(wrong == 0)
    for stretch in track.stretches {
      #expect(stretch.keys.first?.time == 0 && stretch.keys.last?.time == 1)
      #expect(zip(stretch.keys, stretch.keys.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
  }

  @Test("A time line ends where all that repeats does")
  func span() throws {
    func span(_ durations: [Double]) throws -> Double {
      let views = durations.map {
        "{type: UIView, frame: [0, 0, 9, 9], layer: {animations: {a: {keyPath: opacity, from: 1, to: 0, duration: \($0), "
          + "repeatCount: infinity}}}}"
      }
      return Picture(
        of: try .only("{system: layers, root: {type: UIView, subviews: [\(views.joined(separator: ", "))]}}")
      ).motion.span
    }
    #expect(try span([1.5]) == 6)
    #expect(try span([1.5, 2]) == 6)
    #expect(try span([]) == 0)
    #expect(try span([3.14159, 2.71828]) == 10)
  }
}

extension MotionTrack {
  /// The numbers at a time in seconds.
  fileprivate func numbers(at time: Double) -> [Double] {
    guard let stretch = stretches.last(where: { $0.begin <= time }) ?? stretches.first else { return still }
    let turns = (time - stretch.begin) / stretch.duration
    let part = stretch.repeats ? turns - turns.rounded(.down) : min(max(turns, 0), 1)
    let keys = stretch.keys
    let next = keys.endOfPrefix { $0.time <= part }
    guard next > 0 else { return keys[0].numbers }
    guard next < keys.count else { return keys[keys.count - 1].numbers }
    let (from, to) = (keys[next - 1], keys[next])
    let curve = TimingCurve(x1: from.curve.x1, y1: from.curve.y1, x2: from.curve.x2, y2: from.curve.y2)
    let way = curve.value(at: (part - from.time) / (to.time - from.time))
    return zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * way }
  }
}
