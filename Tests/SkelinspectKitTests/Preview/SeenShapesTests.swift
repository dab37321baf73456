import Testing

@testable import SkelinspectKit

@Suite("A picture of very many views draws what is seen")
struct SeenShapesTests {
  private static let count = 4_001

  private static func picture(_ label: String, style: String = "solid", last: String = "") throws -> Picture {
    let labels = Array(repeating: label, count: count).joined(separator: ",\n")
    return Picture(
      of: try .only(
        """
        show: {style: \(style)}
        root: {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 568], subviews: [
        \(labels)\(last.isEmpty ? "" : ",\n" + last)]}
        """))
  }

  private static func drawn(_ picture: Picture, _ scene: String) throws -> [Int] {
    try DrawnViews(Picture.svg(of: [picture])).drawn.filter { $0.scene == scene }.map(\.view)
  }

  @Test(
    "Of shapes with the same look at the same place the topmost is drawn",
    arguments: ["solid", "gradient"])
  func same(_ style: String) throws {
    let picture = try Self.picture(
      "{type: UILabel, isSkeletonable: true, frame: [8, 8, 200, 20]}", style: style)
    for scene in ["before", "after"] { #expect(try Self.drawn(picture, scene) == [0, Self.count]) }
  }

  @Test(
    "What is hidden, off the screen or cut away is not drawn",
    arguments: [
      "{type: UILabel, frame: [8, 600, 200, 20]}", "{type: UILabel, frame: [8, 8, 200, 20], alpha: 0}",
      "{type: UILabel, frame: [8, 8, 200, 20], isHidden: true}",
    ])
  func unseen(_ label: String) throws {
    let last = "{type: UILabel, id: last, frame: [8, 40, 200, 20]}"
    let picture = try Self.picture(label, last: last)
    #expect(try Self.drawn(picture, "before") == [0, Self.count + 1])
  }

  @Test("What differs in words or place is drawn, and so is what shines through")
  func different() throws {
    let picture = try Self.picture("{type: UILabel, frame: [8, 8, 200, 20], alpha: 0.5}")
    #expect(try Self.drawn(picture, "before").count == Self.count + 1)
    let last = "{type: UILabel, id: other, frame: [8, 8, 200, 20]}, {type: UILabel, frame: [8, 9, 200, 20]}"
    let three = try Self.picture("{type: UILabel, frame: [8, 8, 200, 20]}", last: last)
    #expect(try Self.drawn(three, "before") == [0, Self.count, Self.count + 1, Self.count + 2])
  }

  @Test("What a block covers is not drawn, beside its round corners it is")
  func covered() throws {
    let label = "{type: UILabel, isSkeletonable: true, frame: [0, 0, 50, 20]}"
    let block = "{type: UIView, isSkeletonable: true, frame: [0, 0, 300, 300]}"
    #expect(try Self.drawn(try Self.picture(label, last: block), "after") == [0, Self.count + 1])
    let round = "{type: UIView, isSkeletonable: true, skeletonCornerRadius: 90, frame: [0, 0, 300, 300]}"
    #expect(
      try Self.drawn(try Self.picture(label, last: round), "after") == [0, Self.count, Self.count + 1])
  }

  @Test("A view with a finding keeps its outline and its badge")
  func marked() throws {
    let label = "{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}], frame: [8, 8, 50, 20]}"
    let picture = try Self.picture(label)
    let drawn = Set(try Self.drawn(picture, "before"))
    #expect(!picture.marks.badges.isEmpty && drawn.isSuperset(of: picture.marks.badges.keys))
  }

  @Test("In a picture of fewer views each has its place, seen or not")
  func few() throws {
    let labels = Array(repeating: "{type: UILabel, frame: [8, 600, 20, 20]}", count: 100)
    let picture = Picture(
      of: try .only("{type: UIView, frame: [0, 0, 320, 568], subviews: [\(labels.joined(separator: ", "))]}"))
    #expect(try Self.drawn(picture, "before").count == 101)
  }
}
