import Testing

@testable import SkelinspectKit

@Suite("Animations of Core Animation") struct LayerTimeTests {
  @Test("A curve has its value to 1e-6, as bisection in 200 steps has it")
  func curves() {
    let expected: [(TimingCurve, [Double])] = [
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
      (.easeIn, [0.017026610, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
      (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.982973390]),
      (.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
      (.standard, [0.094796306, 0.408510591, 0.802403388, 0.960458978, 0.994316477]),
      (TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), [0.003761675, 0.029724606, 0.5, 0.970275394, 0.996238325]),
      (
        TimingCurve(x1: 0.3, y1: -0.6, x2: 0.3, y2: 1.9),
        [-0.092499973, 0.239236494, 1.014263125, 1.195020952, 1.110426351]
      ),
    ]
    for (curve, values) in expected {
      for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
        // In its middle the steepest curve is upright: there x decides to 1e-6.
        let slack = curve.x1 == 1 && time == 0.5 ? 1e-2 : 1e-6
        #expect(abs(curve.value(at: time) - value) < slack, "\(curve) at \(time)")
      }
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    }
  }

  private static let half = "keyPath: opacity, from: 0, to: 0.8, duration: 1"
  private static let kept = half + ", fillMode: both, isRemovedOnCompletion: false"

  static let basicExamples: [TimedExample] = [
    .opacity(
      "A3: it runs once", "keyPath: opacity, from: 0, to: 0.8, duration: 2", (0, 0), (0.5, 0.2), (2, 1)),
    .opacity(
      "a quarter of a second is the default", "keyPath: opacity, from: 0, to: 0.8", (0.125, 0.4), (0.25, 1)),
    .opacity(
      "A2: it is removed, whatever it fills", half + ", fillMode: forwards", (0.5, 0.4), (1, 1), (9, 1)),
    .opacity(
      "A2: forwards", half + ", fillMode: forwards, isRemovedOnCompletion: false", (1, 0.8), (9, 0.8)),
    .opacity(
      "A2: not removed and filling nothing", half + ", isRemovedOnCompletion: false", (0.5, 0.4), (1, 1)),
    .opacity("A2: it waits", half + ", beginTime: 2", (0, 1), (1.9, 1), (2, 0), (2.5, 0.4), (3, 1)),
    .opacity("A2: backwards", half + ", beginTime: 2, fillMode: backwards", (0, 0), (2.5, 0.4), (3, 1)),
    .opacity("A2: forwards fills nothing before", half + ", beginTime: 2, fillMode: forwards", (0, 1)),
    .opacity("A3: it comes back", half + ", autoreverses: true", (0.25, 0.2), (1, 0.8), (1.75, 0.2), (2, 1)),
    .opacity("A2: back at the end", kept + ", autoreverses: true", (1.75, 0.2), (2, 0), (9, 0)),
    .opacity("A2: a fraction of a turn", kept + ", repeatCount: 2.5", (2.25, 0.2), (2.5, 0.4), (9, 0.4)),
    .opacity(
      "A2: a fraction of there and back", kept + ", repeatCount: 0.75, autoreverses: true", (1.25, 0.6),
      (1.5, 0.4), (9, 0.4)),
    .opacity("A1: its time runs twice as fast", half + ", speed: 2", (0.25, 0.4), (0.5, 1)),
    .opacity("A1: it stands", half + ", speed: 0, timeOffset: 1.2", (0, 0.16), (99, 0.16)),
    .opacity(
      "A1: timeOffset ends nothing earlier", half + ", timeOffset: 0.25", (0, 0.2), (0.9, 0.12), (1, 1)),
    .opacity("A1: nor goes before the cycle", half + ", timeOffset: -0.25", (0, 0.6), (0.5, 0.2)),
    .opacity("for ever", half + ", repeatCount: infinity", (0.5, 0.4), (1_000_000.25, 0.2)),
    .opacity("as good as for ever", half + ", repeatCount: 1e10", (2e10, 0), (20_000_000_000.5, 0.4)),
    .opacity("A4: from the model", "keyPath: opacity, to: 0, duration: 1", (0.25, 0.75)),
    .opacity("A4: to the model", "keyPath: opacity, from: 0, duration: 1", (0.25, 0.25)),
    .opacity(
      "A6: absolute media time", half + ", beginTime: 0.33, repeatCount: infinity", mediaTime: 100, (0, 0.536)
    ),
    .opacity("A6: over before it shows", half + ", beginTime: 0.33", mediaTime: 100, (0, 1)),
    .opacity("A6: 0 is when it is added", half + ", beginTime: 0", mediaTime: 100, (0.5, 0.4)),
    .opacity(
      "A3: the curve runs backwards",
      "keyPath: opacity, from: 0, to: 1, duration: 1, timingFunction: easeIn, "
        + "autoreverses: true", (0.25, 0.093464651), (1.75, 0.093464651)),
    .opacity("no time at all", "keyPath: opacity, from: 0, to: 0.8, duration: 0", (0, 1), (1, 1)),
  ]

  static let keyframesExamples: [TimedExample] = [
    .opacity(
      "evenly spread", "keyPath: opacity, values: [0, 1, 0.5], duration: 1", (0.25, 0.5), (0.5, 1),
      (0.75, 0.75)),
    .opacity(
      "at their times", "keyPath: opacity, values: [0, 1, 0.5], keyTimes: [0, 0.2, 1], duration: 1",
      (0.1, 0.5),
      (0.6, 0.75)),
    .opacity(
      "a jump", "keyPath: opacity, values: [0, 0.4, 0.6, 1], keyTimes: [0, 0.5, 0.5, 1], duration: 1",
      (0.25, 0.2), (0.5, 0.6), (0.75, 0.8)),
    .opacity(
      "times that begin late and end early",
      "keyPath: opacity, values: [0.2, 0.6], keyTimes: [0.25, 0.75], duration: 1", (0.1, 0.2), (0.5, 0.4),
      (0.9, 0.6)),
    .opacity("a single value", "keyPath: opacity, values: [0.4], duration: 1", (0, 0.4), (0.9, 0.4), (1, 1)),
    .opacity(
      "discrete, evenly", "keyPath: opacity, values: [0.1, 0.2, 0.3], calculationMode: discrete, duration: 1",
      (0.3, 0.1), (0.34, 0.2), (0.67, 0.3)),
    .opacity(
      "discrete, a time each",
      "keyPath: opacity, values: [0.1, 0.2, 0.3], keyTimes: [0, 0.5, 0.9], calculationMode: discrete, duration: 1",
      (0.49, 0.1), (0.5, 0.2), (0.95, 0.3)),
    .opacity(
      "discrete, a time more",
      "keyPath: opacity, values: [0.1, 0.2, 0.3], keyTimes: [0, 0.1, 0.6, 1], "
        + "calculationMode: discrete, duration: 1", (0.05, 0.1), (0.1, 0.2), (0.59, 0.2), (0.6, 0.3),
      (0.99, 0.3)),
    .opacity(
      "a curve a segment",
      "keyPath: opacity, values: [0, 1, 0], timingFunctions: [easeIn, linear], duration: 1",
      (0.25, 0.315356813),
      (0.75, 0.5)),
    .opacity(
      "one curve over all", "keyPath: opacity, values: [0, 1, 0], timingFunction: easeIn, duration: 1",
      (0.5, 0.630713626)),
  ]

  static let groupsExamples: [TimedExample] = [
    .opacity(
      "A5: in the group's time",
      "animations: [{\(half), beginTime: 0.5}], duration: 2, repeatCount: infinity",
      (0.25, 1), (1, 0.4), (1.5, 0.8), (1.6, 1), (3, 0.4)),
    .opacity(
      "A5: as long as its group", "animations: [{keyPath: opacity, from: 0, to: 0.8}], duration: 2", (1, 0.4)),
    .opacity(
      "A5: cut at the group's end",
      "animations: [{keyPath: opacity, from: 0, to: 0.8, duration: 4}], duration: 2",
      (1, 0.2), (1.9, 0.38), (2, 1)),
    .opacity(
      "A5: the later wins while it is active",
      "animations: [{keyPath: opacity, from: 0.2, to: 0.4, duration: 1}, "
        + "{keyPath: opacity, from: 0.6, to: 0.8, beginTime: 1, duration: 1}], duration: 2", (0.5, 0.3),
      (1, 0.6),
      (1.5, 0.7)),
    .opacity(
      "A5: a fill is active too",
      "animations: [{keyPath: opacity, from: 0.2, to: 0.4, duration: 1}, "
        + "{keyPath: opacity, from: 0.6, to: 0.8, beginTime: 1, duration: 1, fillMode: backwards}], duration: 2",
      (0.5, 0.6), (1.5, 0.7)),
    .opacity(
      "A5: it need not stay to fill", "animations: [{\(half), fillMode: forwards}], duration: 2", (1.5, 0.8)),
    .opacity("A5: back", "animations: [{\(half)}], duration: 1, autoreverses: true", (1.25, 0.6)),
    .opacity(
      "A5: bent by the group's curve", "animations: [{\(half)}], duration: 1, timingFunction: easeIn",
      (0.5, 0.252285450)),
    .opacity(
      "a group in a group in a group",
      "animations: [{animations: [{animations: [{\(half)}], beginTime: 0.5}], beginTime: 1}], duration: 4",
      (1.4, 1), (1.75, 0.2), (2, 0.4)),
    .opacity("an empty group", "animations: [{keyPath: opacity, values: []}], duration: 1", (0.5, 1)),
  ]

  @Test("Basic", arguments: basicExamples) func basic(_ example: TimedExample) throws { try example.check() }
  @Test("Keyframes", arguments: keyframesExamples) func keyframes(_ example: TimedExample) throws {
    try example.check()
  }
  @Test("Groups", arguments: groupsExamples) func groups(_ example: TimedExample) throws {
    try example.check()
  }
}
