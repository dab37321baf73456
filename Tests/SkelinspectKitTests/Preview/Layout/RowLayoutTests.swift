import Testing

@testable import SkelinspectKit

@Suite("Contents of rows stand side by side")
struct RowLayoutTests {
  private static func table(_ contents: String, rowHeight: String = "rowHeight: 60, ", _ more: String = "")
    -> String
  {
    """
    {type: UITableView, \(rowHeight)isSkeletonable: true, frame: [0, 0, 320, 400]\(more), prototypes: [{id: cell,
    type: PersonCell, isSkeletonable: true, contentView: {id: content, subviews: [\(contents)]}}]}
    """
  }

  private static let person = """
    {id: name, type: UILabel, text: Ada}, {id: photo, type: UIImageView}, {id: job, type: UILabel}, \
    {id: switch, type: UISwitch}
    """

  /// A hierarchy and the frames of some of its views in their parents, by id.
  static let examples: [(String, [String: [Double]])] = [
    // The image comes first wherever it is listed; a label is as wide as its text wants, or its room.
    (
      table(person),
      [
        "photo": [16, 8, 44, 44], "name": [68, 8, 27, 21], "job": [68, 31, 177, 21],
        "switch": [253, 14.5, 51, 31],
      ]
    ),
    (
      table(person, rowHeight: "rowHeight: 120, "),
      ["photo": [16, 28, 64, 64], "name": [88, 35, 27, 21], "job": [88, 64, 157, 21]]
    ),
    (
      table(person, ", layoutDirection: rtl"),
      [
        "photo": [260, 8, 44, 44], "name": [225, 8, 27, 21], "job": [75, 31, 177, 21],
        "switch": [16, 14.5, 51, 31],
      ]
    ),
    // A row whose height nothing says is as high as it needs.
    (
      table(person, rowHeight: "numberOfSkeletonRows: 3, "),
      ["cell": [0, 0, 320, 80], "photo": [16, 8, 64, 64]]
    ),
    // Constraints hold, and a long text ends where its room does.
    (
      table(
        """
        {id: photo, type: UIImageView, constraints: {width: 80, height: 80}},
        {id: name, type: UILabel, text: \(String(repeating: "W", count: 99))}
        """),
      ["photo": [16, 0, 80, 80], "name": [104, 19.5, 200, 21]]
    ),
    // A table in a cell has its whole width.
    (table("{id: name, type: UILabel}, {id: inner, type: UITableView}"), ["inner": [0, 37, 320, 120]]),
    // A stack view gives each label what its text wants, and the long one gives way.
    (
      """
      {type: UIStackView, frame: [0, 0, 200, 40], alignment: center, arrangedSubviews: [{id: long, type: UILabel,
      text: \(String(repeating: "W", count: 99))}, {id: short, type: UILabel, text: Ada}]}
      """, ["long": [0, 9.5, 173, 21], "short": [173, 9.5, 27, 21]]
    ),
  ]

  @Test("Image first, texts in a column beside it", arguments: examples.map { Named($0.0, $0) })
  func frames(_ example: Named<(String, [String: [Double]])>) throws {
    let (text, expected) = example.value
    let hierarchy = try Hierarchy.only(text)
    let frames = ViewFrames(hierarchy)
    for (id, numbers) in expected {
      let frame = frames.frames[try hierarchy.view(id)]
      #expect([frame.x, frame.y, frame.width, frame.height] == numbers, "\(id)")
    }
  }

  @Test("What does not fit is cut off, and the picture says so")
  func cut() throws {
    let labels = (1...5).map { "{id: l\($0), type: UILabel, isSkeletonable: true}" }
    let hierarchy = try Hierarchy.only(Self.table(labels.joined(separator: ", ")))
    let picture = Picture(of: hierarchy)
    #expect(
      picture.remarks.contains(
        "PersonCell#cell holds 113 pt of content in 60 pt of height: what does not fit is cut off"))
    let last = try hierarchy.view("l5")
    let clips = picture.after.filter { $0.view == last }.map { $0.clip.map { picture.clips[$0].rect.height } }
    // The table itself ends in the last row.
    #expect(clips == [60, 60, 60, 60, 60, 60, 40])
  }

  @Test("A row in which everything fits is not spoken of")
  func fitting() throws {
    let remarks = Picture(of: try .only(Self.table(Self.person))).remarks
    #expect(!remarks.contains { $0.contains("cut off") })
  }
}
