import Testing

@testable import SkelinspectKit

@Suite("Pictures of hostile and odd hierarchies")
struct HostilePictureTests {
  static let texts: [(name: String, text: String)] = [
    ("markup", #"{type: "</g>&\"'<b", id: "]]>&#0;<!--", text: "<script>", isSkeletonable: true}"#),
    ("controls", #"{type: "UI\u0001\u001b[31mView\u202e", id: "\u0000\u0085\ufffe", isSkeletonable: true}"#),
    (
      "controls in a label",
      #"{type: UIView, subviews: [{type: UILabel, text: "\u001b[2J\n\u2028\u202eabc", frame: [0, 0, 200, 20]}]}"#
    ),
    (
      "invisible letters",
      #"{type: "UI\u2060View", id: "pay\u200bments", subviews: [{type: UILabel, text: "sta\u200dtion\u00ad", frame: [0, 0, 200, 20]}]}"#
    ),
    (
      "a long label",
      "{type: UIView, subviews: [{type: UILabel, text: \"\(String(repeating: "W", count: 5000))\"}]}"
    ),
    (
      "wide letters",
      #"{type: UIView, subviews: [{type: UILabel, text: "漢字かな👩‍👩‍👧‍👦e\u0301漢字", frame: [3, 3, 33, 20]}]}"#
    ),
    (
      "no size",
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 0, 0], subviews: [{type: UILabel, isSkeletonable: true}]}"
    ),
    (
      "negative",
      "{type: UIView, isSkeletonable: true, frame: [0, 0, -320, -100], subviews: [{type: UIView, isSkeletonable: true, frame: [-10, -10, -20, -30], skeletonCornerRadius: -4}]}"
    ),
    (
      "enormous",
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 1e308, 1e308], subviews: [{type: UILabel, isSkeletonable: true, frame: [1e308, 1e308, 1e308, 1e308]}, {type: UIView, frame: [-1e308, 0, 1e308, 1]}]}"
    ),
    (
      "far away",
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 100, 100], subviews: [{type: UIView, isSkeletonable: true, frame: [5000, 5000, 10, 10]}]}"
    ),
    (
      "tiny",
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 1, 1], subviews: [{type: UIView, frame: [0, 0, 1, 1]}]}"
    ),
    (
      "no window",
      "{type: UIView, isSkeletonable: true, hasWindow: false, subviews: [{type: UITableView, isSkeletonable: true, rowHeight: 44, frame: [0, 0, 320, 440]}]}"
    ),
    (
      "hidden",
      "{type: UIView, isSkeletonable: true, isHidden: true, alpha: 0.5, subviews: [{type: UIView, isSkeletonable: true, alpha: -2}]}"
    ),
    (
      "unknown rows",
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, prototypes: [{type: C, isSkeletonable: true}]}"
    ),
    (
      "unknown items",
      "{type: UICollectionView, isSkeletonable: true, prototypes: [{type: C, isSkeletonable: true}]}"
    ),
    ("no prototype", "{type: UITableView, isSkeletonable: true, rowHeight: 44, frame: [0, 0, 320, 440]}"),
    (
      "items without size",
      "{type: UICollectionView, isSkeletonable: true, itemSize: [0.0001, 0.0001], minimumLineSpacing: 0, minimumInteritemSpacing: -0.0001, frame: [0, 0, 320, 440], prototypes: [{type: C, isSkeletonable: true}]}"
    ),
    (
      "no items a line",
      "{type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 9000, itemSize: [-5, 3], frame: [0, 0, 320, 440], prototypes: [{type: C, isSkeletonable: true}]}"
    ),
    (
      "own layout",
      "{type: UICollectionView, isSkeletonable: true, layout: custom, numberOfSkeletonItems: 900000000, frame: [0, 0, 320, 440], prototypes: [{type: C, isSkeletonable: true, frame: [0, 0, 30, 30]}]}"
    ),
    (
      "rows of no height",
      "{type: UITableView, isSkeletonable: true, numberOfSkeletonRows: 900000000, rowHeight: -5, frame: [0, 0, 320, 440], prototypes: [{type: C, isSkeletonable: true}]}"
    ),
    (
      "sections of nothing",
      "{type: UITableView, isSkeletonable: true, numberOfSkeletonRows: 0, numberOfSkeletonSections: 10000, rowHeight: 5, frame: [0, 0, 320, 440], headerIdentifier: h, headerFooterViews: [{type: H, reuseIdentifier: h, isSkeletonable: true, frame: [0, 0, 9, 0]}], prototypes: [{type: C, isSkeletonable: true}]}"
    ),
    (
      "transparent colours",
      "{show: {style: animatedGradient, color: '#FF000080', gradient: {colors: ['#11223344']}}, root: {type: UIView, isSkeletonable: true}}"
    ),
    (
      "no colours",
      "{show: {style: gradient, gradient: {colors: []}}, root: {type: UIView, isSkeletonable: true}}"
    ),
    ("no roots", "{show: {roots: []}, root: {type: UIView, isSkeletonable: true}}"),
    (
      "two roots",
      "{show: {roots: [a, b]}, root: {type: UIView, subviews: [{id: a, type: UIView, isSkeletonable: true}, {id: b, type: UIView, isSkeletonable: true}]}}"
    ),
  ]

  static let styles = ShowSettings.Style.allCases

  @Test(
    "The SVG is well-formed XML with plain numbers", arguments: texts.map { Named($0.name, $0.text) }, styles)
  func svg(_ example: Named<String>, _ style: ShowSettings.Style) throws {
    var settings = PictureSettings()
    settings.style = style
    let picture = Picture(of: try .only(example.value), settings)
    for count in style == .solid ? [1, 2] : [1] {
      let svg = Picture.svg(of: Array(repeating: picture, count: count))
      let drawn = try DrawnViews(svg)
      for element in drawn.tree.elements.indices where drawn.tree.isNamed(element, "rect") {
        let width = drawn.value("width", of: element) ?? ""
        #expect(width.hasSuffix("%") || Double(width).map { $0 >= 0 && $0.isFinite } == true, "\(width)")
      }
      // No reference to a control character either.
      #expect(!svg.contains("&#"))
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
      #expect(svg.isSafeOnTerminals)
    }
    for shape in picture.after + picture.before { #expect(shape.frame.isFinite) }
  }

  @Test(
    "No line in a terminal is longer than its width, and none moves its cursor",
    arguments: texts.map { Named($0.name, $0.text) })
  func terminal(_ example: Named<String>) throws {
    let picture = Picture(of: try .only(example.value))
    for width in [4, 9, 20, 79, 200] {
      let text = picture.terminalText(width: width, paint: Paint(isColored: false))
      for line in text.split(separator: "\n") {
        #expect(line.reduce(0) { $0 + $1.cellWidth } <= width, "\(width): \(line)")
      }
      #expect(text.isSafeOnTerminals)
    }
  }

  @Test("Names show what is invisible in them; words are drawn as the app draws them")
  func invisible() throws {
    let text =
      #"{type: UIView, id: "pay\u200bments", subviews: [{type: UILabel, text: "sta\u200btion 👩‍🚀", frame: [0, 0, 200, 20]}, {type: UIButton, id: "a\u00ad", frame: [0, 40, 200, 40]}]}"#
    let picture = Picture(of: try .only(text))
    let drawings = [
      Picture.svg(of: [picture]), picture.terminalText(width: 60, paint: Paint(isColored: false)),
    ]
    #expect(drawings[0].contains(#"<title>UIView#pay\u{200b}ments</title>"#))
    for drawing in drawings { #expect(drawing.contains("station 👩‍🚀") && drawing.contains(#"a\u{ad}"#)) }
  }

  @Test("A crash leaves the screen empty and is said")
  func crash() throws {
    let text =
      "{type: UITableView, id: list, isSkeletonable: true, rowHeight: 0, frame: [0, 0, 320, 440], prototypes: [{type: C}]}"
    let picture = Picture(of: try .only(text))
    #expect(picture.after.isEmpty && !picture.before.isEmpty)
    let svg = Picture.svg(of: [picture])
    #expect(svg.contains("The app would crash here"))
    #expect(
      picture.terminalText(width: 80, paint: Paint(isColored: false)).contains(
        "the app would crash here: UITableView#list"))
  }

  @Test("Of ten thousand rows only those are drawn that the screen shows")
  func rows() throws {
    let text = """
      {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [{type: UITableView,
      isSkeletonable: true, frame: [0, 0, 320, 440000], rowHeight: 44,
      prototypes: [{id: cell, type: C, isSkeletonable: true, frame: [0, 0, 320, 44]}]}]}
      """
    let hierarchy = try Hierarchy.only(text)
    let picture = Picture(of: hierarchy)
    let cell = try hierarchy.view("cell")
    #expect(picture.after.count { $0.view == cell } == 100)
    #expect(picture.remarks == ["UITableView gets more rows than are drawn here"])
  }

  @Test("A thousand levels are drawn, a nested table in each of its cells too")
  func depth() throws {
    let levels = 400
    let deep = String(
      repeating: "{\"type\":\"UIView\",\"isSkeletonable\":true,\"frame\":[1,1,300,300],\"subviews\":[",
      count: 998)
    let tail =
      "{\"type\":\"UILabel\",\"isSkeletonable\":true,\"frame\":[0,0,99,20]}"
      + String(repeating: "]}", count: 998)
    let picture = Picture(of: try .only(deep + tail, named: "deep.json"))
    #expect(picture.after.count == 999)
    _ = try DrawnViews(Picture.svg(of: [picture]))
    // Ten rows in each of ten rows in each …
    let nest = String(
      repeating:
        "{\"type\":\"UITableView\",\"isSkeletonable\":true,\"frame\":[0,0,320,440],\"rowHeight\":44,\"prototypes\":[{\"type\":\"C\",\"isSkeletonable\":true,\"contentView\":{\"subviews\":[",
      count: levels / 4)
    let rest =
      "{\"type\":\"UILabel\",\"isSkeletonable\":true,\"frame\":[0,0,99,20]}"
      + String(repeating: "]}}]}", count: levels / 4)
    let nested = Picture(of: try .only(nest + rest, named: "nest.json"))
    #expect(nested.after.count < 1_000_000)
  }
}
