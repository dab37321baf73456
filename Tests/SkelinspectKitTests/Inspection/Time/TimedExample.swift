import Testing

@testable import SkelinspectKit

/// An animation as a file says it, and the values that it has at some times, worked out by hand.
struct TimedExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What follows `root: {type: UIView, `.
  private let keys: String
  private let mediaTime: Double
  private let values: [(time: Double, value: Double)]

  /// A layer's opacity, which is 1 without an animation.
  static func opacity(
    _ rule: String, _ animation: String, mediaTime: Double = 0, _ values: (Double, Double)...
  ) -> TimedExample {
    TimedExample(
      testDescription: rule, keys: "layer: {animations: {a: {\(animation)}}}", mediaTime: mediaTime,
      values: values.map { (time: $0, value: $1) })
  }

  /// A view's alpha, which is 1 without an animation.
  static func alpha(_ rule: String, _ animation: String, _ values: (Double, Double)...) -> TimedExample {
    TimedExample(
      testDescription: rule, keys: "animations: [{\(animation)}]", mediaTime: 0,
      values: values.map { (time: $0, value: $1) })
  }

  func check() throws {
    let text = "{system: layers, environment: {mediaTime: \(mediaTime)}, root: {type: UIView, \(keys)}}"
    let hierarchy = try #require(try readHierarchies(text, named: "a.yaml").first)
    let animations = inspect(hierarchy).animations(of: 0)
    for (time, value) in values {
      let found = animations.values(at: time)
      #expect(found.count == 1)
      guard case .number(let number) = found.first?.value else {
        Issue.record("\(found) at \(time) s")
        continue
      }
      #expect(abs(number - value) < 1e-6, "\(number), not \(value), at \(time) s")
    }
  }
}
