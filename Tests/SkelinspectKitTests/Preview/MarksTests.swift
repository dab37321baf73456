import Foundation
import Testing

@testable import SkelinspectKit

@Suite("What goes wrong stands out in a picture")
struct MarksTests {
  /// A gap of that frame in a screen of 320 × 480 points.
  private static func picture(_ frame: String, _ more: String = "") throws -> Picture {
    Picture(
      of: try .only(
        """
        {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [{type: UIView, id: gap,
        frame: \(frame), subviews: [{type: UILabel, isSkeletonable: true, frame: [0, 0, 9, 9]}]}\(more)]}
        """))
  }

  private func marks(_ picture: Picture) -> SVGMarks { SVGMarks(picture: picture, scene: .before, radius: 8) }

  @Test("A finding in the file of a cell is marked where the cell is drawn, and on its page")
  func otherFiles() throws {
    let cell = """
      import SkeletonView
      final class Row: UITableViewCell {
        let badge = UIView()
        override func awakeFromNib() {
          contentView.addSubview(badge)
          isSkeletonable = true
          badge.isSkeletonable = true
          badge.layer.cornerRadius = 16
          showSkeleton()
        }
      }
      """
    let screen = """
      import SkeletonView
      final class Screen: UIViewController, UITableViewDataSource {
        let list = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          list.dataSource = self
          list.register(Row.self, forCellReuseIdentifier: "r")
        }
      }
      """
    let files = [("Row.swift", cell), ("Screen.swift", screen)].map {
      Project.File(name: $0.0, bytes: Array($0.1.utf8))
    }
    let hierarchy = try #require(try Project(files).hierarchies().first { $0.name == "Screen" })
    let picture = Picture(of: hierarchy)
    #expect(picture.marks.notes.map(\.rule) == ["corner-radius-not-applied"])
    #expect(picture.marks.badges.keys.map(picture.hierarchy.id) == ["badge"])
    let page = Page(drawing: [hierarchy], PictureSettings()).text
    #expect(page.contains("<code>Row.swift:8:5</code>") && page.contains("badge.layer.cornerRadius = 16"))
    #expect(page.contains("Found 1 finding"))
  }

  @Test("Outlines are drawn last, outside the edge, on the screen")
  func outlines() throws {
    for (frame, outline) in [
      ("[40, 50, 100, 60]", #"<rect class="pe" x="38" y="48" width="104" height="64" rx="3"/>"#),
      ("[0, 0, 320, 60]", #"<rect class="pe" x="1" y="1" width="318" height="61" rx="3"/>"#),
    ] {
      let svg = Picture.svg(of: [try Self.picture(frame)])
      let before = try #require(svg.components(separatedBy: "data-scene=\"after\"").first)
      let parts = before.components(separatedBy: outline)
      #expect(parts.count == 2, "\(frame)")
      #expect(parts.last?.contains("data-view") == false)
    }
  }

  /// A gap's frame and the centre of its badge.
  static let badges: [(String, [Double])] = [
    // At the corner of a large view, on the screen.
    ("[40, 50, 100, 60]", [142, 48]), ("[0, 0, 320, 60]", [311, 9]),
    // Beside a small one: on the right if there is room.
    ("[40, 50, 12, 12]", [64, 56]), ("[300, 50, 12, 12]", [288, 56]),
  ]

  @Test("Numbers stand at corners, and beside small views", arguments: badges)
  func badge(_ frame: String, _ center: [Double]) throws {
    let badge = try #require(marks(try Self.picture(frame)).badges.first)
    #expect([badge.x, badge.y] == center)
    #expect(badge.number == 1)
  }

  @Test("Two numbers do not stand on each other")
  func twoBadges() throws {
    let other =
      ", {type: UIView, frame: [40, 50, 100, 60], subviews: [{type: UILabel, isSkeletonable: true}]}"
    let badges = marks(try Self.picture("[40, 50, 100, 60]", other)).badges
    #expect(badges.map(\.x) == [142, 124])
  }

  @Test("A view that nobody sees has neither", arguments: ["[400, 50, 30, 30]", "[40, 600, 30, 30]"])
  func unseen(_ frame: String) throws {
    let picture = try Self.picture(frame)
    #expect(!picture.marks.notes.isEmpty && marks(picture).badges.isEmpty)
    #expect(!Picture.svg(of: [picture]).contains("class=\"pe\""))
  }
}
