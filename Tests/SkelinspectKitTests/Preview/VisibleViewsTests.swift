import Foundation
import Testing

@testable import SkelinspectKit

@Suite("What a user sees is drawn as a user sees it")
struct VisibleViewsTests {
  private static func picture(_ subviews: String, _ root: String = "", dark: Bool = false) throws -> Picture {
    var settings = PictureSettings()
    settings.isDark = dark
    let text =
      "{type: UIView, id: screen, \(root)isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [\(subviews), "
      + "{type: UILabel, id: marked, isSkeletonable: true, frame: [0, 440, 9, 9]}]}"
    return Picture(of: try .only(text), settings, PictureMarks([]))
  }

  /// What an SVG file has of one scene.
  private static func drawn(_ picture: Picture) throws -> (before: String, after: String) {
    let parts = Picture.svg(of: [picture]).components(separatedBy: "data-scene=\"")
    try #require(parts.count == 3)
    return (parts[1], parts[2])
  }

  @Test("It has no outlines and no names of what shows nothing")
  func nothing() throws {
    let picture = try Self.picture(
      """
      {type: UIView, id: wrapper, frame: [0, 0, 300, 80], subviews: [{type: UIStackView, id: column, frame: [0, 0, 300,
      80], arrangedSubviews: [{type: UILabel, text: Main square, frame: [0, 0, 300, 20]}]}]}, {type: UIView, id: spacer,
      frame: [0, 90, 300, 40]}, {type: UITableView, id: hours, frame: [0, 200, 320, 80], backgroundColor: clear}
      """)
    let (before, after) = try Self.drawn(picture)
    for kind in ["po", "pc", "pi", "px"] { #expect(!after.contains("class=\"\(kind)\"")) }
    #expect(after.contains(">Main square</text>") && !after.contains(">spacer</text>"))
    #expect(before.contains(">spacer</text>") && before.contains("class=\"pc\""))
  }

  @Test("Backgrounds, corners and letters have their colours, in both appearances", arguments: [false, true])
  func colours(_ isDark: Bool) throws {
    let picture = try Self.picture(
      """
      {type: UIView, frame: [16, 16, 200, 100], backgroundColor: systemPink, layer: {cornerRadius: 16}},
      {type: UILabel, text: Savings, textColor: "#9090C0", frame: [16, 120, 200, 20]}
      """, dark: isDark)
    let after = try Self.drawn(picture).after
    let pink = isDark ? "#FF375F" : "#FF2D55"
    #expect(
      after.contains(
        #"<rect x="16" y="16" width="200" height="100" rx="16" style="fill:\#(pink)"/>"#))
    #expect(after.contains(#"style="fill:#9090C0" x="16""#))
  }

  @Test("On a page they follow its appearance")
  func page() throws {
    let text = "{type: UIView, frame: [0, 0, 320, 480], backgroundColor: systemPink}"
    let page = Page(drawing: [try .only(text)], PictureSettings()).text
    #expect(page.contains("style=\"fill:light-dark(#FF2D55,#FF375F)\""))
  }

  @Test("A covered view's background is clear")
  func covered() throws {
    let picture = try Self.picture(
      "{type: UILabel, isSkeletonable: true, backgroundColor: red, frame: [16, 16, 200, 40]}")
    let (before, after) = try Self.drawn(picture)
    #expect(before.contains("fill:#FF0000") && !after.contains("fill:#FF0000"))
  }

  @Test(
    "Interface Builder's colours are read",
    arguments: [
      (#"systemColor="systemPinkColor""#, "#FF2D55"),
      (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "#F2F2F7"),
      (#"white="0.5" alpha="1" colorSpace="custom""#, "#808080"),
      (#"red="1" green="0" blue="0" alpha="0.5" colorSpace="custom""#, "rgba(255,0,0,0.5)"),
      (#"name="Brand""#, "#0000FF"), (#"name="Other""#, "url(#px)"),
    ])
  func interfaceBuilder(_ color: String, _ fill: String) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <color key="backgroundColor" \(color)/></view></objects><resources><namedColor name="Brand">
      <color red="0" green="0" blue="1" alpha="1"/></namedColor></resources></document>
      """
    let picture = Picture(of: try .only(xib, named: "a.xib"))
    #expect(try Self.drawn(picture).after.contains("style=\"fill:\(fill)\""))
  }

  @Test("What is not known is hatched and said")
  func unknown() throws {
    let picture = try Self.picture(
      "{type: UIView, id: card, frame: [0, 0, 90, 90], backgroundColor: brand}, {type: MapView, baseClass: UIView, "
        + "id: map, frame: [0, 100, 90, 90]}")
    #expect(picture.remarks.contains("hatched: the file does not say what UIView#card, MapView#map shows"))
    #expect(try Self.drawn(picture).after.components(separatedBy: "fill:url(#px)").count == 3)
  }

  @Test("A skeleton that is hardly seen is said", arguments: ["white", "systemGroupedBackground"])
  func contrast(_ background: String) throws {
    let picture = try Self.picture(
      "{type: UILabel, id: name, isSkeletonable: true, frame: [16, 16, 200, 40]}",
      "backgroundColor: \(background), ")
    let said =
      "hard to see: the skeleton of UILabel#name, UILabel#marked, #ECF0F1 on #F2F2F7, has a contrast of 1.03 : 1"
    #expect(picture.remarks == (background == "white" ? [] : [said]))
  }

  @Test("What stands outside the screen is said")
  func outside() throws {
    let picture = try Self.picture(
      "{type: UILabel, id: gone, isSkeletonable: true, frame: [16, 500, 200, 20]}, {type: UIImageView, id: half, "
        + "isSkeletonable: true, frame: [300, 60, 120, 120]}, {type: UIView, id: wide, frame: [0, 0, 999, 9]}"
    )
    #expect(
      picture.remarks == ["outside the screen: UILabel#gone", "partly outside the screen: UIImageView#half"])
  }

  @Test("Of a label only its lines can stand outside the screen")
  func linesInside() throws {
    let picture = try Self.picture(
      "{type: UILabel, id: short, isSkeletonable: true, frame: [200, 60, 150, 20]}, {type: UILabel, id: long, "
        + "isSkeletonable: true, frame: [200, 90, 300, 20]}")
    #expect(picture.remarks == ["partly outside the screen: UILabel#long"])
  }

  @Test("A text of blanks has its view's name, and a user sees none")
  func blanks() throws {
    let (before, after) = try Self.drawn(
      try Self.picture("{type: UILabel, id: owner, text: \"   \", frame: [16, 60, 150, 20]}"))
    #expect(before.contains(">owner</text>") && !after.contains(">owner</text>"))
  }

  @Test("A refresh control that is not pulled has no name among the rows")
  func refreshControl() throws {
    let (before, after) = try Self.drawn(
      try Self.picture("{type: UIRefreshControl, id: refresh, frame: [0, 0, 320, 60]}"))
    #expect(!(before + after).contains(">refresh</text>"))
  }

  @Test("A cell whose content is not known has its own name")
  func emptyCell() throws {
    let before = try Self.drawn(
      try Self.picture(
        "{type: UITableView, frame: [0, 0, 320, 300], rowHeight: 60, isSkeletonable: true, "
          + "prototypes: [{type: StockCell, contentView: {}}]}")
    ).before
    #expect(before.contains(">StockCell</text>") && !before.contains(">TableViewCellContentView</text>"))
  }

  @Test(
    "Names are legible on the app's colours",
    arguments: [
      ("white", "#6B7782", "#2F3A45"), ("black", nil, nil), ("\"#BEBEBE\"", "#2F3A45", "#2F3A45"),
      ("systemBackground", nil, nil),
    ])
  func names(_ ground: String, _ light: String?, _ dark: String?) throws {
    for isDark in [false, true] {
      let picture = try Self.picture(
        "{type: UIView, frame: [0, 0, 200, 80], backgroundColor: \(ground), subviews: [{type: UILabel, id: owner, "
          + "frame: [16, 10, 150, 20]}]}", dark: isDark)
      let ink = (isDark ? dark : light).map { " style=\"fill:\($0)\"" } ?? ""
      let before = try Self.drawn(picture).before
      #expect(before.contains("class=\"pi\"\(ink) x=") && before.contains(">owner</text>"))
    }
  }

  @Test("A table has as many rows before as after")
  func rows() throws {
    let picture = try Self.picture(
      """
      {type: UITableView, id: days, isSkeletonable: true, frame: [0, 0, 320, 300], rowHeight: 60, prototypes: [
      {type: Day, isSkeletonable: true, frame: [0, 0, 320, 60], contentView: {subviews: [{type: UILabel,
      isSkeletonable: true, text: Monday, frame: [16, 20, 90, 20]}]}}, {type: Other, frame: [0, 0, 320, 60]}]}
      """)
    func places(_ scene: Picture.Scene, _ view: Int) -> [Rect] {
      picture.shapes(of: scene).filter { $0.view == view }.map(\.frame)
    }
    let day = picture.hierarchy.views.indices.first { picture.hierarchy.typeName(of: $0) == "Day" }
    #expect(places(.before, try #require(day)) == places(.after, try #require(day)))
    #expect(places(.before, try #require(day)).count > 2)
    let other = picture.hierarchy.views.indices.first { picture.hierarchy.typeName(of: $0) == "Other" }
    #expect(places(.before, try #require(other)).count == 1)
  }

  @Test("Controls are drawn, within their views", arguments: ControlDrawing.allCases)
  func controls(_ control: ControlDrawing) throws {
    let frame = Rect(x: 20, y: 30, width: 200, height: 60)
    let parts = control.parts(in: frame)
    #expect(!parts.isEmpty)
    for part in parts {
      switch part.shape {
      case .rect(let rect, _), .ring(let rect, _): #expect(frame.contains(rect))
      }
    }
    let drawn = try Self.drawn(try Self.picture("{type: \(control.rawValue), frame: [20, 30, 200, 60]}"))
    #expect(drawn.after.components(separatedBy: "style=\"").count > parts.count)
  }
}
