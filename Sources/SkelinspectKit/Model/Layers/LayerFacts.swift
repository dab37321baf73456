/// What a hierarchy with layers by hand says of its views' layers and motion.
struct LayerFacts: Sendable {
  /// Of one view.
  struct Facts: Sendable {
    var sublayers: [Sublayer] = []
    /// Unit point; nil: the middle.
    var anchorPoint: [Double]?
    /// In the superview, in points; nil: the frame stays where it is.
    var position: [Double]?
    /// The position stays, wherever that is, and the view moves with its anchor point.
    var keepsPosition = false
    /// Of the view's own layer.
    var animations: [KeyedAnimation] = []
    var keyframes: [ViewKeyframes] = []
    var transform: Transform?
    var recognizers: [Recognizer] = []
    /// Code puts into it, or over it, what cannot be told: a layer of another class, a mask, layers in layers.
    var isOpen = false
    /// Where code puts a view with layers over it.
    var cover: Place?
    /// What is put so moves.
    var movesOpenly = false
    /// Code gives it a size that cannot be told.
    var isSizeOpen = false
    /// What code paints the view itself with, as far as that can be told.
    var background: Color?
    /// Its letters are clear.
    var isTextClear = false
  }

  /// A `UIGestureRecognizer` by what it waits for.
  struct Recognizer: Equatable, Sendable {
    enum Gesture: String, CaseIterable, Sendable {
      case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover
    }

    let gesture: Gesture
    let node: Node
  }

  /// Those of views that say something.
  var views: [ViewIndex: Facts] = [:]
  /// Seconds that `CACurrentMediaTime()` showed when the views appeared; nil: not said, and taken as 0.
  var mediaTime: Double?

  subscript(view: ViewIndex) -> Facts {
    get { views[view] ?? Facts() }
    set { views[view] = newValue }
  }
}
