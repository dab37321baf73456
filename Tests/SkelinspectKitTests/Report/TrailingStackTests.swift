import Testing

@testable import SkelinspectKit

@Suite("Lines in a stack view with trailing alignment are said to stand beside their label")
struct TrailingStackTests {
  private static func stack(_ alignment: String, _ label: String) -> String {
    """
    {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 100], subviews: [{type: UIStackView, id: prices,
    isSkeletonable: true, axis: vertical, alignment: \(alignment), frame: [0, 0, 320, 100],
    arrangedSubviews: [{id: price, isSkeletonable: true, \(label)}]}]}
    """
  }

  private static let label = "type: UILabel, frame: [200, 0, 120, 21]"

  /// Of a stack view's alignment and its view what `inspect` says.
  static let examples = [
    ("trailing", label, "1 line, 120 pt to its left"),
    ("bottom", "type: UITextView, frame: [0, 0, 320, 60]", "2 lines, 320 pt to its left"),
    ("trailing", "type: UILabel", "1 line, size unknown, its own width to its left"),
    ("leading", label, "1 line"),
    ("trailing", "type: UIImageView, frame: [200, 0, 120, 21]", "block 120 × 21"),
    ("trailing", "type: UILabel, frame: [200, 0, 0, 21]", "1 line"),
  ]

  @Test("inspect, the page and the editor", arguments: examples)
  func inspect(_ alignment: String, _ label: String, _ words: String) throws {
    let hierarchy = try Hierarchy.only(Self.stack(alignment, label))
    let view = try hierarchy.view("price")
    let inspection = Inspection(hierarchy)
    #expect(VerdictWords(inspection.verdict(of: view), of: view, ViewNaming(hierarchy)).role == words)
  }

  @Test("preview")
  func preview() throws {
    let remarks = Picture(of: try .only(Self.stack("trailing", Self.label))).remarks
    let words =
      "the skeleton lines of UILabel#price are drawn one width to its left: its stack view's alignment is"
    #expect(remarks == ["\(words) trailing"])
    #expect(Picture(of: try .only(Self.stack("leading", Self.label))).remarks.isEmpty)
  }

  @Test("diff")
  func difference() throws {
    let layers = try ["leading", "trailing"].map { alignment in
      let hierarchy = try Hierarchy.only(Self.stack(alignment, Self.label))
      return try #require(Inspection(hierarchy).verdict(of: try hierarchy.view("price")).layer)
    }
    #expect(DrawingWords.text(layers[0], layers[1]) == "drawn differently: its lines are 120 pt to its left")
    #expect(
      DrawingWords.text(layers[1], layers[0])
        == "drawn differently: its lines are no longer 120 pt to its left")
  }
}
