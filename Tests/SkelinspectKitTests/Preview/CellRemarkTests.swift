import Foundation
import Testing

@testable import SkelinspectKit

@Suite("What is presumed of cells, or is not there, is said")
struct CellRemarkTests {
  private static let marked =
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isSkeletonable\" "
    + "value=\"YES\"/></userDefinedRuntimeAttributes>"

  private static func cell(_ name: String, isMarked: Bool, isEmpty: Bool = false) -> String {
    let label = "<subviews><label text=\"a\" id=\"\(name)-l\"/></subviews>"
    return """
      <tableViewCell reuseIdentifier="\(name)" customClass="\(name)" id="\(name)"><tableViewCellContentView \
      key="contentView" id="\(name)-c">\(isEmpty ? "" : label)</tableViewCellContentView>\
      \(isMarked ? marked : "")</tableViewCell>
      """
  }

  private static func storyboard(_ cells: [String], table: String = "") throws -> Hierarchy {
    try .only(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
      <viewController id="vc"><tableView key="view" rowHeight="80" \(table) id="t">
      <rect key="frame" x="0" y="0" width="320" height="400"/><prototypes>\(cells.joined())</prototypes>\(marked)
      </tableView></viewController></objects></scene></scenes></document>
      """, named: "Main.storyboard")
  }

  @Test("Of several prototypes the only marked one is drawn, in pictures and in words")
  func onlyMarked() throws {
    let cells = [
      Self.cell("A", isMarked: false), Self.cell("B", isMarked: true), Self.cell("C", isMarked: false),
    ]
    let hierarchy = try Self.storyboard(cells)
    let sentence =
      "UITableView makes its dummy cells from B 'B', the only one of its prototypes that is marked (the file "
      + "does not name the cell)"
    let picture = Picture(of: hierarchy)
    let drawn = Set(picture.after.map { hierarchy.typeName(of: $0.view) })
    #expect(drawn.contains("B") && !drawn.contains("A"))
    #expect(picture.remarks.contains("assumed: \(sentence)"))
    #expect(Inspection(hierarchy).assumptions.contains(sentence))
    let page = Page(drawing: [hierarchy], PictureSettings()).text
    #expect(page.components(separatedBy: "the only one of its prototypes").count == 2)
  }

  @Test("Where none or several are marked it is the first", arguments: [false, true])
  func first(_ isMarked: Bool) throws {
    let hierarchy = try Self.storyboard(["A", "B"].map { Self.cell($0, isMarked: isMarked) })
    #expect(
      Inspection(hierarchy).assumptions.contains {
        $0.hasPrefix("UITableView makes its dummy cells from A 'A', the first of its 2 prototypes")
      })
  }

  @Test("A single prototype is not a presumption, and a hierarchy file means its first")
  func unsaid() throws {
    let single = try Self.storyboard([Self.cell("A", isMarked: true)])
    #expect(!Inspection(single).assumptions.contains { $0.contains("dummy cells") })
    let text = """
      {type: UITableView, isSkeletonable: true, rowHeight: 80, frame: [0, 0, 320, 400], prototypes: [{type: A},
      {type: B, isSkeletonable: true}]}
      """
    let hierarchy = try Hierarchy.only(text)
    #expect(DummyCells(of: 0, in: hierarchy).prototype == 1)
    #expect(DummyCells(of: 0, in: hierarchy).presumption == nil)
  }

  @Test("Rows that a xib would fill ask for it")
  func missingXib() throws {
    let none = Picture(of: try Self.storyboard([])).remarks
    #expect(
      none.contains(
        "UITableView has no prototype in the file: its rows are not drawn; if its cell has a xib of its own, name "
          + "that file beside this one"))
    let empty = Picture(of: try Self.storyboard([Self.cell("A", isMarked: true, isEmpty: true)])).remarks
    #expect(
      empty.contains("A holds nothing in the file: if a xib of its own does, name that beside this one"))
    let full = Picture(of: try Self.storyboard([Self.cell("A", isMarked: true)])).remarks
    #expect(!full.contains { $0.contains("xib") })
  }

  @Test("Without separators no lines stand between rows", arguments: ["none", "singleLine", "default"])
  func separators(_ style: String) throws {
    let labels = "contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}"
    let text = """
      {type: UITableView, isSkeletonable: true, rowHeight: 80, separatorStyle: \(style), frame: [0, 0, 320, 400],
      prototypes: [{type: A, isSkeletonable: true, \(labels)}]}
      """
    let file = Picture.svg(of: [Picture(of: try .only(text))])
    #expect(file.contains("h304\"/>") == (style != "none"))
    let cell = Self.cell("A", isMarked: true).replacing("<label", with: "<label hidden=\"NO\"")
      .replacing("id=\"A-l\"/>", with: "id=\"A-l\">\(Self.marked)</label>")
    let storyboard = try Self.storyboard([cell], table: "separatorStyle=\"\(style)\"")
    #expect(Picture.svg(of: [Picture(of: storyboard)]).contains("h304\"/>") == (style != "none"))
  }
}
