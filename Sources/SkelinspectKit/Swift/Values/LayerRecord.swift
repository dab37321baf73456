/// What the code of a class does with layers, animations and gestures, in the order in which it does it.
struct LayerRecord: Sendable {
  /// Where a statement runs.
  struct Run: Hashable, Sendable {
    let place: CodeNode
    /// The function of the class that it stands in, or that leads to it.
    let entry: String
    /// That function; nil where an initial value leads to it.
    let root: CodeNode?
    /// The branches in which it stands, the outermost first.
    let branches: [CodeNode]
    /// The calls that led to it, and it.
    let path: [CodeNode]
    /// False in a closure that somebody else calls, and perhaps later.
    let isImmediate: Bool
    /// Of two that stand in one function the one with the smaller number comes first.
    let number: Int
  }

  struct Write: Sendable {
    let value: CodeValue
    let run: Run
  }

  struct Attachment: Sendable {
    let layer: Reference
    /// A layer, or a view's.
    let parent: Reference
    /// Behind those that are there already.
    let isFirst: Bool
    let isCertain: Bool
    let run: Run
  }

  struct Addition: Sendable {
    let animation: Reference
    let layer: Reference
    let key: String?
    let run: Run
  }

  /// One call of `UIView.animate` or `UIView.animateKeyframes`.
  struct Motion: Sendable {
    struct Frame: Sendable {
      let start: CodeValue
      let duration: CodeValue
      var settings: [(view: Reference, property: String, value: CodeValue)] = []
    }

    let duration: CodeValue
    let delay: CodeValue
    /// Nil: they cannot be told.
    let options: [String]?
    let areKeyframes: Bool
    var frames: [Frame] = []
    let run: Run
  }

  struct Gesture: Sendable {
    let view: Reference
    let recognizer: Reference
    let run: Run
  }

  /// Of objects: layers, animations, recognizers, and views as far as layers depend on them.
  var writes: [Reference: [String: [Write]]] = [:]
  var attachments: [Attachment] = []
  var additions: [Addition] = []
  var motions: [Motion] = []
  var gestures: [Gesture] = []
  /// Layers that are taken away.
  var removals: [(layer: Reference, run: Run)] = []
  /// Layers whose animations are taken away: one by its key, or nil for all.
  var endings: [(layer: Reference, key: String?, run: Run)] = []
  /// Layers to which something is added that cannot be told.
  var openParents: [Reference] = []
  /// The functions that give a transaction a duration of its own.
  var timedEntries: Set<String> = []
  /// The functions that lay views out at once.
  var layoutEntries: Set<String> = []
  /// Of the next statement.
  var nextNumber = 0
  /// The functions that taps call.
  var tapHandlers: Set<String> = []
  /// The sides of views that constraints hold.
  var anchors: [Reference: Set<String>] = [:]
  /// The way to each object that is made, by its number.
  var paths: [Int: [CodeNode]] = [:]
  /// Functions that others call, which then do not run by themselves.
  var called: Set<CodeNode> = []
  /// Properties that hold objects, with those that they may be.
  var properties: [String: [Reference]] = [:]

  /// All properties of the class: what is an initial value's run.
  var initials: Set<String> = []

  var isEmpty: Bool { attachments.isEmpty && additions.isEmpty && motions.isEmpty }

  /// Classes whose objects' properties are followed.
  static let layerTypes: Set = ["CALayer", "CAGradientLayer", "CAShapeLayer"]
  static let animationTypes: Set = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation", "CAAnimationGroup",
  ]

  static func isFollowed(_ type: String) -> Bool {
    type.hasPrefix("CA") && (layerTypes.contains(type) || animationTypes.contains(type))
      || type.hasSuffix("GestureRecognizer")
  }

  /// Of views, what layers and their animations depend on.
  static let viewProperties: Set = [
    "text", "attributedText", "isUserInteractionEnabled", "alpha", "transform", "frame", "center", "bounds",
    "autoresizingMask", "isHidden", "backgroundColor", "textColor",
  ]
}
