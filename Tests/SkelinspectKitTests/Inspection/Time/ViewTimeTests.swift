import Testing

@testable import SkelinspectKit

@Suite("Animations of UIView and of SwiftUI") struct ViewTimeTests {
  static let keyframesExamples: [TimedExample] = [
    .alpha(
      "A7: one that begins before the last has ended takes over",
      "duration: 1, curve: linear, keyframes: [{start: 0, duration: 0.5, alpha: 0}, "
        + "{start: 0.25, duration: 0.5, alpha: 1}]", (0.1, 0.8), (0.25, 0.5), (0.5, 0.75), (0.75, 1), (9, 1)),
    .alpha(
      "A7: in the order of their starts",
      "duration: 1, curve: linear, keyframes: "
        + "[{start: 0.5, duration: 0.5, alpha: 1}, {start: 0, duration: 0.5, alpha: 0}]", (0.25, 0.5),
      (0.5, 0),
      (0.75, 0.5)),
    .alpha(
      "A7: easeInOut bends the whole", "duration: 1, keyframes: [{start: 0, duration: 1, alpha: 0}]",
      (0.25, 0.870838069), (0.5, 0.5)),
    .alpha(
      "after a delay",
      "duration: 1, delay: 0.5, curve: linear, keyframes: [{start: 0, duration: 1, alpha: 0}]",
      (0.4, 1), (0.75, 0.75), (1.5, 0), (9, 0)),
    .alpha(
      "for ever", "duration: 1, curve: linear, repeat: true, keyframes: [{start: 0, duration: 1, alpha: 0}]",
      (0.25, 0.75), (7.25, 0.75)),
    .alpha(
      "there and back",
      "duration: 1, curve: linear, repeat: true, autoreverses: true, "
        + "keyframes: [{start: 0, duration: 1, alpha: 0}]", (0.75, 0.25), (1.25, 0.25), (3.75, 0.75)),
    .alpha(
      "a frame without a duration", "duration: 1, curve: linear, keyframes: [{start: 0.5, alpha: 0.3}]",
      (0.49, 1),
      (0.5, 0.3), (9, 0.3)),
    .alpha("no time at all", "duration: 0, keyframes: [{start: 0, duration: 1, alpha: 0}]", (0, 1), (1, 1)),
  ]

  @Test("Keyframes", arguments: keyframesExamples) func keyframes(_ example: TimedExample) throws {
    try example.check()
  }

  private func expect(
    _ animation: SwiftUIAnimation, _ values: (Double, Double)...,
    at location: SourceLocation = #_sourceLocation
  ) {
    for (time, part) in values {
      #expect(abs(animation.part(at: time) - part) < 1e-6, "\(time) s", sourceLocation: location)
    }
  }

  @Test("A8: the delay lies inside each turn")
  func delay() {
    var animation = SwiftUIAnimation(curve: .linear, duration: 1, delay: 0.5)
    expect(animation, (0, 0), (0.25, 0), (1, 0.5), (1.5, 1), (9, 1))
    (animation.repetition, animation.autoreverses) = (.forever, false)
    expect(animation, (1, 0.5), (1.75, 0), (2.5, 0.5))
    animation.autoreverses = nil
    expect(animation, (1.75, 1), (2.25, 0.75), (2.5, 0.5), (3.25, 0), (4, 0.5))
  }

  @Test("A8: delayOnce waits once")
  func delayOnce() {
    let animation = SwiftUIAnimation(
      curve: .linear, duration: 1, delayOnce: 0.5, repetition: .forever, autoreverses: false)
    expect(animation, (0.25, 0), (1, 0.5), (2, 0.5), (2.25, 0.75))
  }

  @Test("A8: there and back are two turns; after an even number it jumps")
  func count() {
    var animation = SwiftUIAnimation(curve: .linear, duration: 1, repetition: .count(2))
    expect(animation, (0.25, 0.25), (1.25, 0.75), (1.75, 0.25), (2, 1), (9, 1))
    animation.repetition = .count(3)
    expect(animation, (1.75, 0.25), (2.5, 0.5), (3, 1))
    animation.repetition = .count(1.5)
    expect(animation, (1.25, 0.75), (1.5, 1), (1.75, 1))
  }

  @Test("A8: the way back is taken away from the end, by the same curve")
  func back() {
    let animation = SwiftUIAnimation(curve: .easeIn, duration: 1, speed: 2, repetition: .forever)
    expect(animation, (0.125, 0.093464651), (0.625, 0.906535349), (0.75, 0.684643187))
  }

  @Test("A9: parts of a transform that only one value says are the identity's")
  func transform() throws {
    let text = """
      {system: layers, root: {type: UIView, animations: [{duration: 1, curve: linear, keyframes: [
        {start: 0, duration: 0.5, transform: {rotation: 90, scale: [2, 4]}},
        {start: 0.5, duration: 0.5, transform: {translation: [8, 16]}}]}]}}
      """
    let animations = inspect(try #require(try readHierarchies(text, named: "a.yaml").first)).animations(of: 0)
    #expect(
      [0, 0.25, 0.75, 1].map { animations.values(at: $0).first?.value } == [
        .transform(Transform(rotation: 0, scale: [1, 1], translation: [0, 0])),
        .transform(Transform(rotation: 45, scale: [1.5, 2.5], translation: [0, 0])),
        .transform(Transform(rotation: 45, scale: [1.5, 2.5], translation: [4, 8])),
        .transform(Transform(rotation: 0, scale: [1, 1], translation: [8, 16])),
      ])
  }

  @Test("A9: colours by sRGB component, alpha too")
  func colors() {
    let (clear, red) = (Color(hex: 0x0000FF).withAlpha(0), Color(hex: 0xFF0000))
    let half = Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5)
    #expect(AnimatedValue.color(clear).interpolated(to: .color(red), 0.5) == .color(half))
    #expect(AnimatedValue.color(red).interpolated(to: .number(1), 0.5) == .color(red))
  }
}

@Suite("Numbers at their limits") struct GreatTimeTests {
  @Test(
    "are numbers in the end",
    arguments: [
      "layer: {animations: {a: {keyPath: opacity, from: -1e308, to: 1e308, duration: 1}}}",
      "layer: {animations: {a: {keyPath: opacity, from: 0, to: 1, duration: 1e308, autoreverses: true}}}",
      "layer: {animations: {a: {keyPath: opacity, from: 0, to: 1, duration: 1e-308, repeatCount: infinity}}}",
      "layer: {animations: {a: {keyPath: opacity, from: 0, to: 1, timeOffset: 1e308, repeatCount: infinity}}}",
      "layer: {animations: {a: {keyPath: opacity, from: 0, to: 1, speed: 1e308, repeatCount: infinity}}}",
      "layer: {animations: {a: {keyPath: opacity, from: 0, to: 1, beginTime: -1e308, repeatCount: 1e9}}}",
      "animations: [{duration: 1e308, autoreverses: true, keyframes: [{start: -1e308, duration: 1e308, alpha: 0}]}]",
      "animations: [{duration: 1e-308, repeat: true, delay: -1e308, keyframes: [{start: 0, duration: 1, alpha: 0}]}]",
    ])
  func layers(_ keys: String) throws { try check("{system: layers, root: {type: UIView, \(keys)}}") }

  @Test(
    "are numbers in SwiftUI too",
    arguments: [
      "duration: 1e308, delay: 1e308", "duration: 1e-308, repeat: forever", "duration: 1, repeat: 1e308",
      "duration: -1, delay: 2", "duration: 1, speed: 1e308, repeat: forever", "duration: 1, delayOnce: 1e308",
      "duration: 0, delay: 0, repeat: forever", "duration: 1, speed: 0, repeat: forever",
    ])
  func swiftUI(_ animation: String) throws {
    try check("{type: Text, modifiers: [skeleton: {opacity: {from: 0, to: 1, animation: {\(animation)}}}]}")
    try check("{type: Text, modifiers: [shimmering: {bandSize: 1e308, animation: {\(animation)}}]}")
  }

  private func check(_ text: String) throws {
    let hierarchy = try #require(try readHierarchies(text, named: "a.yaml").first)
    for time in [0, 1e-300, 0.25, 1, 1e15, 1e308] {
      let values = inspect(hierarchy).animations(of: 0).values(at: time)
      #expect(!values.isEmpty)
      for value in values { #expect(value.value.map(Self.isFinite) ?? true, "\(value) at \(time)") }
    }
  }

  private static func isFinite(_ value: AnimatedValue) -> Bool {
    switch value {
    case .number(let number): number.isFinite
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    default: true
    }
  }
}
