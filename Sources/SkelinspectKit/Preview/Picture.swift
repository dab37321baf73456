/// What a screen shows while it loads, beside what its hierarchy holds: flat lists of things to draw, in
/// points of the screen, the first one at the bottom.
package struct Picture: Sendable {
  /// The two drawings of a picture.
  package enum Scene: String, CaseIterable, Sendable {
    /// What the hierarchy holds: every view once, prototypes too, in quiet outlines.
    case before
    /// What a user sees while the skeleton shows, dummy cells included, and nothing else.
    case after
  }

  let inspection: Inspection
  /// From 0, 0; points.
  let screen: Rect
  /// Where the device's screen ends, in points from the top, of one that is longer; nil where the file says its
  /// size.
  let fold: Double?
  let colors: PictureColors
  let scenes: [Scene]
  var before: [Shape]
  var after: [Shape]
  /// What shapes are cut to, by their `clip`.
  let clips: [Clip]
  /// Effects on several views together, by their `group`.
  let groups: [Group]
  /// What moves.
  let motion: MotionTracks
  let marks: PictureMarks
  /// What a reader has to know to trust the picture, in plain text, one sentence each.
  var remarks: [String]
  /// Of a moment: when it is, as in `after call 3`.
  var moment: String?
  /// What a user saw of the same screen in another file, drawn in place of what the hierarchy holds, and the names of
  /// both files.
  var earlier: Shared<Picture>?
  var fileNames: (old: String, new: String) = ("", "")
  /// Of what was earlier: for each view its number in the other file, nil of what is not there any more.
  var numbers: [ViewIndex?]?

  var hierarchy: Hierarchy { inspection.hierarchy }
  /// What would crash the app; then nothing is shown after it.
  var crash: Crash? { inspection.crash }

  func shapes(of scene: Scene) -> [Shape] { scene == .before ? before : after }

  /// What stands on the left or on the right, and what ends the prefix of its ids.
  func drawing(of side: Scene) -> (picture: Picture, scene: Scene, suffix: String) {
    if side == .before, let earlier { return (earlier.value, .after, "b") }
    return (self, side, "")
  }

  /// Where a shape may be seen.
  func window(of shape: Shape) -> Rect { shape.clip.map { clips[$0].rect.intersection(screen) } ?? screen }

  /// By which others know a view.
  func number(of view: ViewIndex) -> ViewIndex? { numbers.map { $0[view] } ?? view }
}

extension Picture {
  /// A copy of a view as it is drawn.
  struct Shape: Sendable {
    let view: ViewIndex
    /// Which of the view's copies in its scene, from 0.
    let copy: Int
    /// In points of the screen.
    let frame: Rect
    /// Nil where nothing but the screen cuts it.
    let clip: Int?
    /// The innermost effect that it stands in.
    var group: Int?
    /// With that of the views around it.
    let opacity: Double
    /// With a view around it, perhaps.
    let isHidden: Bool
    /// Under the content.
    var surface: Surface?
    let content: Content
  }

  enum Content: Sendable {
    /// Draws nothing of its own.
    case area(Area)
    /// A view that shows something of its own without a skeleton.
    case visible(Figure, Words?)
    case skeleton(Skeleton)
    /// Of another system than SkeletonView.
    case painted(Painted)
  }

  /// What a view without skeleton shows beside its words.
  enum Figure: Hashable, Sendable {
    /// Nothing: it is outlined where everything is.
    case view
    case text, button, field
    /// With the tint of its sign, if UIKit draws it so.
    case image(SchemeColor?)
    case control(ControlDrawing, ControlState)
    /// Something that its class draws, and no file says.
    case unknown
  }

  /// What stays of a view and what is painted over it, the lowest first.
  struct Painted: Sendable {
    var base: (figure: Figure, words: Words?)?
    var layers: [PaintedLayer]
    /// It stands for the view while it loads.
    var isCover = true
  }

  /// A row of a table has a line below it.
  enum Area: Sendable { case plain, underBlock, row }

  /// A layer of SkeletonView's.
  struct Skeleton: Sendable {
    /// The whole layer, in points of the screen.
    let bounds: Rect
    let cornerRadius: Double
    /// Nil for a block; in points of the screen.
    let lines: [Rect]?
    let lineCornerRadius: Double

    /// What is painted.
    var rects: [Rect] { lines ?? [bounds] }
    var radius: Double { lines == nil ? cornerRadius : lineCornerRadius }
  }

  /// A rectangle with round corners that a view cuts its contents to.
  struct Clip: Sendable, Hashable {
    let rect: Rect
    let cornerRadius: Double
  }
}

extension Picture.Content {
  /// Nobody knows what it looks like.
  var isHatched: Bool { if case .visible(.unknown, _) = self { true } else { false } }

  var isUnderBlock: Bool { if case .area(.underBlock) = self { true } else { false } }

  /// Something of the view itself is drawn.
  var isSeen: Bool {
    switch self {
    case .area, .visible(.view, _): false
    case .visible, .skeleton, .painted: true
    }
  }
}

extension Picture {
  var crashText: String? {
    crash.map { "the app would crash here: \($0.path.shortened): \($0.reason)" }
  }

  /// The file's name, and the hierarchy's own.
  var title: String { (hierarchy.name?.shortened ?? hierarchy.fileName.shortenedPath).escapedForTerminal }
}
