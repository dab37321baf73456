import Testing

@testable import SkelinspectKit

@Suite("Screens longer than a device are drawn as long as they are")
struct LongScreenTests {
  private static let labels = (1...30).map { "{type: UILabel, id: l\($0), isSkeletonable: true}" }
    .joined(separator: ", ")

  /// Roots without a height, and how high they are drawn.
  static let examples: [(String, Double)] = [
    ("{type: UIView, isSkeletonable: true, subviews: [\(labels)]}", 894),
    ("{type: UIScrollView, isSkeletonable: true, subviews: [\(labels)]}", 894),
    ("{type: UIView, isSkeletonable: true, subviews: [{type: UIScrollView, subviews: [\(labels)]}]}", 910),
    (
      "{type: UIStackView, isSkeletonable: true, axis: vertical, spacing: 8, arrangedSubviews: [\(labels)]}",
      862
    ),
  ]

  @Test("The root grows, and a line is where the device ends", arguments: examples.map { Named($0.0, $0) })
  func grown(_ example: Named<(String, Double)>) throws {
    let (text, height) = example.value
    let picture = Picture(of: try .only(text))
    #expect(picture.screen.height == height)
    #expect(picture.fold == 844)
    #expect(
      picture.remarks.contains(
        "the screen is drawn as tall as its content: the dashed line is where a device of 844 pt ends"))
    let svg = Picture.svg(of: [picture])
    #expect(svg.contains("<path class=\"pf\" d=\"M0 844h390\"/>") && svg.contains(">the screen ends here<"))
    #expect(picture.terminalText(width: 60, paint: Paint(isColored: false)).contains("\n├"))
    // Nothing cuts off what stands below.
    let last = try #require(picture.after.last)
    #expect(last.clip.map { picture.clips[$0].rect.contains(last.frame) } ?? true)
  }

  /// Those whose file says their height, and those that fit.
  static let others = [
    "{type: UIView, isSkeletonable: true, frame: [0, 0, 320, 200], subviews: [\(labels)]}",
    "{type: UIView, isSkeletonable: true, constraints: {height: 200}, subviews: [\(labels)]}",
    "{type: UIView, isSkeletonable: true, subviews: [{type: UILabel}]}",
    "{type: UIView, isSkeletonable: true, subviews: [{type: UITableView}, {type: UITableView}]}",
  ]

  @Test(
    "A screen that is no longer than a device, or has a height, has no such line",
    arguments: others.map { Named($0) })
  func notGrown(_ text: Named<String>) throws {
    let picture = Picture(of: try .only(text.value))
    #expect(picture.fold == nil && picture.screen.height <= 844)
  }
}
