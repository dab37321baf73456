import Testing

@testable import SkelinspectKit

@Suite("Views without frames are laid out")
struct ViewFramesTests {
  /// A hierarchy and the frames of some of its views in their parents, by id.
  static let examples: [(String, [String: [Double]])] = [
    ("{id: root, type: UIView}", ["root": [0, 0, 390, 844]]),
    ("{id: root, type: UIView, frame: [10, 20, 300, 400]}", ["root": [0, 0, 300, 400]]),
    (
      "{type: UIView, subviews: [{id: a, type: UILabel}, {id: b, type: UIImageView}, {id: c, type: UIView}]}",
      ["a": [16, 16, 358, 21], "b": [16, 45, 64, 64], "c": [16, 117, 358, 44]]
    ),
    (
      "{type: UIView, subviews: [{id: a, type: UILabel, numberOfLines: 3}]}",
      ["a": [16, 16, 358, 65]]
    ),
    (
      "{type: UIView, layoutDirection: rtl, subviews: [{id: a, type: UIImageView}]}",
      ["a": [310, 16, 64, 64]]
    ),
    (
      "{type: UIView, subviews: [{id: a, type: UILabel}, {id: b, type: UITableView}]}",
      ["b": [0, 45, 390, 783]]
    ),
    (
      "{type: UIView, subviews: [{id: a, type: UIView, constraints: {width: 80, height: 50}}]}",
      ["a": [16, 16, 80, 50]]
    ),
    (
      """
      {type: UIStackView, frame: [0, 0, 200, 100], axis: vertical, spacing: 10, distribution: fillEqually,
      arrangedSubviews: [{id: a, type: UIView}, {id: b, type: UIView}]}
      """, ["a": [0, 0, 200, 45], "b": [0, 55, 200, 45]]
    ),
    (
      """
      {type: UIStackView, frame: [0, 0, 200, 100], alignment: center, spacing: 8,
      arrangedSubviews: [{id: a, type: UIImageView}, {id: b, type: UILabel}]}
      """, ["a": [0, 18, 64, 64], "b": [72, 39.5, 128, 21]]
    ),
    (
      """
      {type: UIStackView, frame: [0, 0, 200, 100], semanticContentAttribute: forceRightToLeft, layoutDirection: rtl,
      arrangedSubviews: [{id: a, type: UIImageView}, {id: b, type: UILabel}]}
      """, ["a": [136, 0, 64, 100], "b": [0, 0, 136, 100]]
    ),
    (
      """
      {type: UITableView, frame: [0, 0, 320, 400], rowHeight: 60, prototypes: [{id: cell, type: C,
      reuseIdentifier: c, contentView: {id: content, subviews: [{id: a, type: UILabel}]}}]}
      """, ["cell": [0, 0, 320, 60], "content": [0, 0, 320, 60], "a": [16, 19.5, 288, 21]]
    ),
  ]

  @Test("Below one another, by stack views, in cells", arguments: examples.map { Named($0.0, $0) })
  func frames(_ example: Named<(String, [String: [Double]])>) throws {
    let (text, expected) = example.value
    let hierarchy = try Hierarchy.only(text)
    let frames = ViewFrames(hierarchy)
    for (id, numbers) in expected {
      let frame = frames.frames[try hierarchy.view(id)]
      #expect([frame.x, frame.y, frame.width, frame.height] == numbers, "\(id)")
    }
  }

  @Test("The picture says which layouts are made up")
  func remarks() throws {
    let without = Picture(of: try .only("{type: UIView, isSkeletonable: true, subviews: [{type: UILabel}]}"))
    #expect(without.remarks == ["laid out by skelinspect: the file gives no frames"])
    let some = Picture(
      of: try .only("{type: UIView, isSkeletonable: true, frame: [0, 0, 9, 9], subviews: [{type: UILabel}]}"))
    #expect(some.remarks == ["1 of 2 views has no frame in the file: that is laid out by skelinspect"])
    let all = Picture(of: try .only("{type: UIView, isSkeletonable: true, frame: [0, 0, 9, 9]}"))
    #expect(all.remarks.isEmpty)
  }
}
