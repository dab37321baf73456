import Testing

@testable import SkelinspectKit

@Suite("Stack views are laid out by their distribution")
struct StackLayoutTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let distribution: StackLayout.Distribution
    /// Nil where a view takes what there is; negative where a constraint says it.
    let lengths: [Double?]
    let segments: [[Double]]

    var testDescription: String { "\(distribution) of \(lengths)" }

    init(_ distribution: StackLayout.Distribution, _ lengths: [Double?], _ segments: [[Double]]) {
      (self.distribution, self.lengths, self.segments) = (distribution, lengths, segments)
    }
  }

  /// In 100 points, with a spacing of 10.
  static let examples = [
    Example(.fill, [20, nil, 30], [[0, 20], [30, 30], [70, 30]]),
    Example(.fill, [20, nil, nil], [[0, 20], [30, 30], [70, 30]]),
    Example(.fill, [20, 20], [[0, 20], [30, 70]]),
    Example(.fill, [20, -20], [[0, 70], [80, 20]]),
    Example(.fill, [60, 60], [[0, 60], [70, 30]]),
    Example(
      .fillEqually, [20, nil, 30], [[0, 80 / 3], [80 / 3 + 10, 80 / 3], [2 * (80 / 3 + 10), 80 / 3]]),
    Example(.fillProportionally, [20, 40], [[0, 30], [40, 60]]),
    Example(.equalSpacing, [20, 20, 20], [[0, 20], [40, 20], [80, 20]]),
    Example(.equalSpacing, [60, 60], [[0, 60], [70, 60]]),
    Example(.equalCentering, [10, 40, 30], [[0, 10], [25, 40], [75, 30]]),
    Example(.fill, [], []), Example(.equalCentering, [30], [[0, 30]]),
  ]

  @Test("Lengths and places along the axis", arguments: examples)
  func segments(_ example: Example) {
    let items = example.lengths.map { length in
      StackLayout.Item(length: length.map { abs($0) }, isFixed: (length ?? 0) < 0)
    }
    let segments = StackLayout(distribution: example.distribution, spacing: 10).segments(of: items, in: 100)
    #expect(segments.count == example.segments.count)
    for (segment, expected) in zip(segments, example.segments) {
      #expect(
        abs(segment.start - expected[0]) < 0.001 && abs(segment.length - expected[1]) < 0.001, "\(segments)")
    }
  }
}
