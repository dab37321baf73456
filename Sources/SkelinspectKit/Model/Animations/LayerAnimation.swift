/// An animation of Core Animation (`CAAnimation`), as it is added to a layer or to a group (rules A1 to A6).
struct LayerAnimation: Equatable, Sendable {
  enum Motion: Equatable, Sendable {
    /// `CABasicAnimation`; a value that is not said is the model's.
    case basic(keyPath: String, from: AnimatedValue?, to: AnimatedValue?)
    case keyframe(Keyframes)
    /// `CAAnimationGroup`.
    case group([LayerAnimation])
  }

  /// `CAKeyframeAnimation`.
  struct Keyframes: Equatable, Sendable {
    var keyPath: String
    var values: [AnimatedValue] = []
    /// From 0 to 1; empty: evenly spread.
    var keyTimes: [Double] = []
    /// One a segment; linear where there is none.
    var timingFunctions: [TimingCurve] = []
    /// Each value holds until the next one's time.
    var isDiscrete = false
  }

  var content: Motion
  var timing = MediaTiming()
  /// The mapping, or the statement, that describes it.
  var node: Node
  /// Keys that are said and not evaluated, such as `isAdditive`.
  var notEvaluated: [String] = []
}

/// `CAMediaTiming` with `CAAnimation`'s own properties; times in seconds.
struct MediaTiming: Equatable, Sendable {
  enum FillMode: String, CaseIterable, Sendable {
    case removed, forwards, backwards, both

    var holdsBefore: Bool { self == .backwards || self == .both }
    var holdsAfter: Bool { self == .forwards || self == .both }
  }

  /// Nil: 0.25, in a group as long as the group.
  var duration: Double?
  var beginTime = 0.0
  /// `beginTime` counts from the moment of adding, for code asks `CACurrentMediaTime()`.
  var beginsByClock = false
  /// 0 counts as 1; `infinity` where it is at least 1e10.
  var repeatCount = 0.0
  var autoreverses = false
  var timingFunction = TimingCurve.linear
  var fillMode = FillMode.removed
  var isRemovedOnCompletion = true
  var speed = 1.0
  var timeOffset = 0.0

  static let standardDuration = 0.25

  /// At least this many repetitions never end.
  static let endless = 1e10
}

extension LayerAnimation {
  /// Its values or its times cannot be told: of those that code sets, or of how long it repeats.
  var isOpen: Bool {
    notEvaluated.contains { Self.isOpen($0) || $0 == "repeatDuration" || $0.hasPrefix("layer.") }
  }

  /// Whether a key that is not evaluated is one that is elsewhere.
  static func isOpen(_ key: String) -> Bool { needed.contains(key) }

  private static let needed: Set = [
    "from", "to", "values", "keyTimes", "timingFunctions", "animations", "duration", "beginTime",
    "repeatCount",
    "autoreverses", "timingFunction", "fillMode", "isRemovedOnCompletion", "speed", "timeOffset",
  ]

  /// The keys because of which it is not known how it moves a property, each once.
  func unknownKeys(of keyPath: String) -> [String] {
    all.filter { !$0.notEvaluated.isEmpty && $0.keyPaths.contains(keyPath) }.flatMap(\.notEvaluated)
      .firstOfEach(\.self)
  }

  /// The properties that it sets, each once, in order; a group's are those of its members.
  var keyPaths: [String] {
    all.compactMap { animation in
      switch animation.content {
      case .basic(let path, _, _): path
      case .keyframe(let keyframes): keyframes.keyPath
      case .group: nil
      }
    }.firstOfEach(\.self)
  }

  /// It and, of a group, the members, those of groups in it too.
  private var all: [LayerAnimation] {
    var (found, rest) = ([LayerAnimation](), [self])
    while let next = rest.popLast() {
      found.append(next)
      if case .group(let members) = next.content { rest += members.reversed() }
    }
    return found
  }

  /// Groups in groups beyond which a file is refused; the limit is ours.
  static let maximumDepth = 16
}
