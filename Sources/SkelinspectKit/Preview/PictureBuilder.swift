/// Walks a hierarchy as it stands on the screen, dummy cells and all, and makes the list of what is drawn.
struct PictureBuilder {
  /// Shapes of a scene beyond which no more dummy cells are opened.
  static let maximumCellShapes = 50_000

  let hierarchy: Hierarchy
  let inspection: Inspection
  let frames: ViewFrames
  let screen: Rect
  let look: ViewLook
  private(set) var clips: [Picture.Clip] = []
  /// Tables and collections of which something was not known or not drawn.
  var facts = CellFacts()
  private var clipNumbers: [Picture.Clip: Int] = [:]
  var groups: [Picture.Group] = []
  var tracks: MotionTracks
  /// Of a moment: views that stand under a layer.
  var underLayers: Set<ViewIndex> = []
  /// Of views with several copies, each made once.
  var motions: [ViewIndex: ViewMotion] = [:]

  struct CellFacts {
    var guessed: Set<ViewIndex> = []
    /// Of which each cell is drawn once.
    var single: Set<ViewIndex> = []
    var cut: Set<ViewIndex> = []
    /// Animated properties that are not drawn.
    var undrawn: Set<String> = []
    /// Effects stand in more others than are drawn.
    var isTooDeep = false
    /// Views of which it is not known what they look like.
    var hatched: Set<ViewIndex> = []
    /// Views with a skeleton on each colour, as far as it is known.
    var grounds: [SchemeColor: Set<ViewIndex>] = [:]
  }

  /// Of a table or collection, and where they end.
  private typealias Cells = (places: [CellPlaces.Place], end: Double)

  /// A view that is yet to be drawn.
  struct Pending {
    let view: ViewIndex
    /// In points of the screen.
    var frame: Rect
    var clip: Int?
    var opacity = 1.0
    var isHidden = false
    var group: Int?
    /// What it stands on; nil where that is not known.
    var ground: SchemeColor?
    /// Of SwiftUI's views: which of the times that it is drawn.
    var copy = 0
  }

  /// - Parameter clips: those that have the first numbers.
  init(
    _ inspection: Inspection, _ frames: ViewFrames, screen: Rect, time: Double?, clips: [Picture.Clip] = []
  ) {
    tracks = MotionTracks(time: time)
    self.clips = clips
    clipNumbers = Dictionary(uniqueKeysWithValues: zip(clips, 0...))
    (self.inspection, self.frames, self.screen) = (inspection, frames, screen)
    look = ViewLook(inspection: inspection, frames: frames, hierarchy: inspection.hierarchy)
    hierarchy = inspection.hierarchy
  }

  mutating func shapes(of scene: Picture.Scene) -> [Picture.Shape] {
    guard !hierarchy.views.isEmpty else { return [] }
    if let layout = frames.swiftUI { return swiftUIShapes(of: scene, layout) }
    let hasLayers = hierarchy.layers != nil
    var shapes: [Picture.Shape] = []
    shapes.reserveCapacity(hierarchy.views.count)
    var copies = Array(repeating: Int32(0), count: hierarchy.views.count)
    var pending = [Pending(view: 0, frame: frames.frames[0])]
    while var next = pending.popLast() {
      if hasLayers, scene == .after { enterMotion(&next) }
      enter(&next, scene)
      var content = look.content(of: next.view, next.frame, scene)
      if hasLayers, scene == .after { content = painted(content, of: next) }
      if inspection.isOfMoment, scene == .after { content = seen(content, of: next) }
      let surface = look.surface(of: next.view, under: content)
      if scene == .after { note(next, content, surface) }
      if let surface { next.ground = surface.ground(on: next.ground) }
      if scene == .before { colorName(in: &content, on: next.ground) }
      next.copy = Int(copies[next.view])
      shapes.append(shape(content, next, surface))
      copies[next.view] += 1
      pending.append(
        contentsOf: contents(of: next, scene, isFull: shapes.count > Self.maximumCellShapes).reversed())
    }
    return shapes
  }

  private mutating func note(_ pending: Pending, _ content: Picture.Content, _ surface: Surface?) {
    if pending.isHidden { return }
    if content.isHatched || surface?.fill == .unknown { facts.hatched.insert(pending.view) }
    if case .skeleton = content, let ground = pending.ground {
      facts.grounds[ground, default: []].insert(pending.view)
    }
  }

  /// Names stay legible on whatever colour the app gave what they stand on.
  private func colorName(in content: inout Picture.Content, on ground: SchemeColor?) {
    guard let ground, case .visible(let figure, var words?) = content, words.isName else { return }
    words.color = ground.nameInk
    content = .visible(figure, words)
  }

  /// What a view adds to those around it.
  private mutating func enter(_ pending: inout Pending, _ scene: Picture.Scene) {
    let view = pending.view
    if let alpha = hierarchy.number(.alpha, of: view) { pending.opacity *= min(max(alpha, 0), 1) }
    let isHidden =
      scene == .after ? inspection.isHidden(view) : hierarchy.views[view].flags.contains(.isHidden)
    pending.isHidden = pending.isHidden || isHidden
    guard hierarchy.clips(view) || frames.overflows[view] != nil else { return }
    cut(&pending, to: pending.frame, cornerRadius: hierarchy.cornerRadius(of: view))
  }

  /// Cuts a view and what it holds to a rectangle.
  mutating func cut(_ pending: inout Pending, to rect: Rect, cornerRadius: Double) {
    var clip = Picture.Clip(rect: rect, cornerRadius: cornerRadius)
    let outer = pending.clip.map { clips[$0].rect } ?? screen
    if !outer.contains(rect) {
      clip = Picture.Clip(rect: outer.intersection(rect), cornerRadius: 0)
    }
    if clipNumbers[clip] == nil {
      clipNumbers[clip] = clips.count
      clips.append(clip)
    }
    pending.clip = clipNumbers[clip]
  }

  /// What stands in a view, the lowest first.
  private mutating func contents(of owner: Pending, _ scene: Picture.Scene, isFull: Bool) -> [Pending] {
    let view = owner.view
    guard hierarchy.views[view].end > view + 1 else { return [] }
    var contents: [Pending] = []
    for child in hierarchy.children(of: view) where !hierarchy.views[child].place.isTemplate {
      // Cells that the dummy cells replace.
      if scene == .after, inspection.presence.counts[view] != nil, inspection.presence.copies[child] == 0 {
        continue
      }
      contents.append(owner.inside(child, frames.frames[child]))
    }
    guard hierarchy.views[view].family.isCollection else { return contents }
    let (places, end) = cells(of: owner, scene, isFull: isFull)
    contents += places.map { owner.inside($0.view, $0.frame) }
    let footer = contents.firstIndex { hierarchy.views[$0.view].place == .tableFooterView }
    if let footer {
      var frame = frames.frames[contents[footer].view]
      frame.y = end
      contents[footer] = owner.inside(contents[footer].view, frame)
    }
    return contents
  }

  /// The same in both scenes; what no dummy cell is made of stands below them in what the hierarchy holds.
  private mutating func cells(of owner: Pending, _ scene: Picture.Scene, isFull: Bool) -> Cells {
    let (places, end) = dummyCells(of: owner, isFull: isFull)
    guard scene == .before else { return (places, end) }
    return templates(of: owner.view, besides: places, from: end)
  }

  private mutating func dummyCells(of owner: Pending, isFull: Bool) -> Cells {
    let view = owner.view
    let frame = owner.frame
    let own = ownCells(of: view)
    let count = inspection.presence.counts[view] ?? ownCount(of: view, own)
    guard hierarchy.hasWindow, let count else {
      let top = inspection.isOfMoment ? frames.endOfCells(in: view) : frames.headerHeight(of: view)
      if !own.isEmpty { facts.single.insert(view) }
      return stacked(own, in: view, below: [], from: top)
    }
    let visible = (owner.clip.map { clips[$0].rect } ?? screen).offset(by: -frame.x, -frame.y)
    let cells = CellPlaces(
      of: view, count: count, own: own.first, in: frames, size: frame.size, visible: visible)
    if cells.isGuessed { facts.guessed.insert(view) }
    if cells.isCut || isFull { facts.cut.insert(view) }
    return (isFull ? [] : cells.places, cells.end)
  }

  /// Of the app's own data source, where there are no dummy cells: cells and headers that call show in themselves, or
  /// else all cells.
  private func ownCells(of view: ViewIndex) -> [ViewIndex] {
    guard inspection.presence.counts[view] == nil, !inspection.isOfMoment else { return [] }
    let showing = hierarchy.children(of: view).filter(hierarchy.showingTemplates.contains)
    guard showing.isEmpty, hierarchy.hasWindow else { return showing }
    return hierarchy.children(of: view).filter { hierarchy.views[$0].place == .prototype }
  }

  /// The cells that the app's own data source gives (rule K3).
  private func ownCount(of view: ViewIndex, _ own: [ViewIndex]) -> CellCount? {
    guard hierarchy.layers != nil || own.count == 1 else { return nil }
    let key = hierarchy.views[view].family == .table ? ViewKey.numberOfRows : .numberOfItems
    return hierarchy.integer(key, of: view).map { .known(max($0, 0)) } ?? .unknown
  }

  /// Every other prototype, header and supplementary view once, below one another.
  private func templates(of view: ViewIndex, besides drawn: [CellPlaces.Place], from start: Double) -> Cells {
    let isDrawn = Set(drawn.lazy.map(\.view))
    let others = hierarchy.children(of: view).filter {
      hierarchy.views[$0].place.isTemplate && !isDrawn.contains($0)
    }
    return stacked(others, in: view, below: drawn, from: start)
  }

  /// In the direction in which it scrolls; in one whose sections scroll sideways, each as often as there is room.
  private func stacked(
    _ cells: [ViewIndex], in view: ViewIndex, below drawn: [CellPlaces.Place], from start: Double
  ) -> Cells {
    var (places, end) = (drawn, start)
    let isHorizontal = hierarchy.scrollsHorizontally(view)
    for cell in cells {
      var frame = frames.frames[cell]
      (frame.x, frame.y) = isHorizontal ? (end, 0) : (0, end)
      end += isHorizontal ? frame.width : frame.height
      let isSideways = hierarchy.hasSidewaysSections(view) && hierarchy.views[cell].place == .prototype
      repeat {
        places.append(CellPlaces.Place(view: cell, frame: frame))
        frame.x += frame.width + ViewFrames.gap
      } while isSideways && frame.width > 0 && frame.x < frames.frames[view].width
    }
    return (places, end)
  }
}

extension PictureBuilder.Pending {
  /// - Parameter frame: in the coordinates of this view.
  func inside(_ view: ViewIndex, _ frame: Rect) -> Self {
    Self(
      view: view, frame: frame.offset(by: self.frame.x, self.frame.y).drawable, clip: clip, opacity: opacity,
      isHidden: isHidden, group: group, ground: ground, copy: copy)
  }
}

extension Hierarchy {
  /// Whether what stands in a view ends at its edges.
  fileprivate func clips(_ view: ViewIndex) -> Bool {
    if views[view].family.isCollection || views[view].viewClass.name == "UIScrollView" { return true }
    return boolean(.clipsToBounds, of: view, default: false) || layer(of: view)?.masksToBounds == true
  }

  fileprivate func cornerRadius(of view: ViewIndex) -> Double {
    layer(of: view)?.cornerRadius ?? 0
  }
}
