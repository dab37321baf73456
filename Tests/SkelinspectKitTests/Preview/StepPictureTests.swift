import Testing

@testable import SkelinspectKit

@Suite("Pictures of what is seen after a call")
struct StepPictureTests {
  @Test(
    "paint each skeleton layer that stands then, in its own colour, and no other",
    arguments: LifecycleCase.all)
  func layers(_ example: LifecycleCase) throws {
    let hierarchy = try Hierarchy.only(example.envelope, named: "case.json")
    for count in 0...hierarchy.callCount {
      let replay = hierarchy.replay(after: count)
      let standing = Standing(replay)
      let picture = Picture(of: standing, PictureSettings())
      var painted: [ViewIndex: Picture.Painted] = [:]
      for shape in picture.after {
        if case .painted(let layers) = shape.content { painted[shape.view] = layers }
      }
      #expect(Set(painted.keys) == Set(replay.state.covered.compactMap(standing.place)), "step \(count)")
      for (view, layers) in painted {
        let layer = try #require(replay.states[replay.subtree(of: 0)[view]].layers.last)
        guard case .color(let color) = layers.layers[0].fill else {
          #expect(layer.isGradient)
          continue
        }
        #expect(Color(numbers: color.still).hexText == layer.colors.first, "step \(count)")
        #expect(layers.layers[0].rects.count == max(layer.geometry.lines?.count ?? 1, 0))
      }
      _ = try DrawnViews(Picture.svg(of: [picture]))
    }
  }

  private static let table = """
    {root: {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [{type: UITableView, id: table,
      isSkeletonable: true, dataSource: SkeletonTableViewDataSource, numberOfRows: 2, rowHeight: 50,
      frame: [0, 100, 320, 200], prototypes: [{type: UITableViewCell, isSkeletonable: true,
      contentView: {subviews: [{type: UILabel, id: line, isSkeletonable: true, frame: [10, 10, 90, 20]}]}}],
      tableFooterView: {type: UIView, id: footer, frame: [0, 0, 320, 10]}}]},
      calls: [{show: animatedSolid}, {hide: true}]}
    """

  @Test("have dummy cells and real rows below one another, and the footer after the last")
  func rows() throws {
    let hierarchy = try Hierarchy.only(Self.table)
    for (count, rows) in [(1, [100.0, 150, 200, 250]), (2, [100, 150])] {
      let picture = Picture(of: Standing(hierarchy.replay(after: count)), PictureSettings())
      let cells = picture.after.filter { picture.hierarchy.views[$0.view].family == .tableCell }
      #expect(cells.map(\.frame.y).sorted() == rows)
      let lines = picture.after.filter { picture.hierarchy.id(of: $0.view) == "line" }
      #expect(lines.map(\.frame.y).sorted() == rows.map { $0 + 10 })
      let footer = try picture.hierarchy.view("footer")
      #expect(picture.after.first { $0.view == footer }?.frame.y == (rows.last ?? 0) + 50)
    }
  }

  @Test("move as the skeleton does, and stand still at a time")
  func motion() throws {
    let hierarchy = try Hierarchy.only(Self.table)
    #expect(Picture.svg(of: [Picture(of: hierarchy, after: 1, PictureSettings())]).contains("<animate "))
    var settings = PictureSettings()
    settings.time = 0
    #expect(!Picture.svg(of: [Picture(of: hierarchy, after: 1, settings)]).contains("<animate "))
  }

  @Test("say what the call was and what it changed")
  func words() throws {
    let hierarchy = try Hierarchy.only(Self.table)
    let picture = Picture(of: hierarchy, after: 2, PictureSettings())
    #expect(picture.caption(of: .after) == "what a user sees after call 2")
    #expect(picture.remarks.starts(with: ["call 2: hide", "goes: UILabel#line × 4"]))
    let first = Picture(of: hierarchy, after: 0, PictureSettings())
    #expect(first.caption(of: .after) == "what a user sees before the first call")
  }

  @Test("cover what was in a view when its skeleton came, and not what calls add later")
  func late() throws {
    let hierarchy = try Hierarchy.only(
      """
      {root: {type: UIView, id: card, isSkeletonable: true, frame: [0, 0, 99, 99],
        subviews: [{type: UIView, id: early}]},
        calls: [{show: solid}, {add: {type: UILabel, text: late, id: late}, to: card}]}
      """)
    let picture = Picture(of: hierarchy, after: 2, PictureSettings())
    let contents = Dictionary(
      uniqueKeysWithValues: picture.after.map { (picture.hierarchy.id(of: $0.view) ?? "", $0.content) })
    if case .area(.underBlock)? = contents["early"] {} else { Issue.record("early is seen") }
    if case .visible? = contents["late"] {} else { Issue.record("late is not seen") }
  }
}
