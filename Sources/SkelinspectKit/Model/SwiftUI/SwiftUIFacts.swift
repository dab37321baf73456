/// What a SwiftUI hierarchy says of its views beside the keys that every system has.
struct SwiftUIFacts: Sendable {
  /// In document order; of types that are not SwiftUI's too.
  private(set) var kinds: [SwiftUIKind] = []
  /// Of each view, innermost first.
  private(set) var modifiers: [[Modifier]] = []
  /// Which modifier of its parent holds a view, by its number in the parent's list; only of contents.
  var contents: [ViewIndex: Int] = [:]
  /// How opaque code makes a view's paint, from least to most, where no colour says it: gradients, materials,
  /// colours of asset catalogues, lines.
  var alphas: [ViewIndex: ClosedRange<Double>] = [:]
  /// Views of code whose condition does not hold while loading, or whose condition is not known (nil).
  private var conditions: [ViewIndex: Bool?] = [:]
  /// Views of code that are there while it loads, and only then.
  var ofLoading: Set<ViewIndex> = []
  /// Views of code that are placeholders by their name or paint, with what is in them.
  var placeholders: Set<ViewIndex> = []
  /// Shapes whose colour is not known, but by its name that of placeholders.
  var placeholderColors: Set<ViewIndex> = []
  /// How often what stands in a ForEach of code is there; nil where that is not known.
  var repetitions: [ViewIndex: Int?] = [:]
  /// What state moves from the beginning.
  var motions: [ViewIndex: [StateMotion]] = [:]
  /// Views that shimmer because the Group or ForEach around them does.
  var handedShimmers: Set<ViewIndex> = []
  /// Animations for ever that begin at once when a view appears, and state that its action changes beside.
  var appearances: [ViewIndex: [(node: Node, beside: String?)]] = [:]
  /// Lines of code of which `BranchChoice` names a branch that is there.
  var chosenLines: Set<Int> = []
  /// A view of a file outside of the run, or a branch, that it stands in: what reaches it there is not known.
  var holder: String?
  /// What code says that is not understood, and what was assumed, in words.
  var remarks: [Diagnostic] = []
  /// Where code animates something of which no view's animation speaks.
  var openMotions: [Place] = []
  /// The layout direction and colour scheme of the envelope.
  var isRightToLeft = false

  /// The next view of the hierarchy.
  mutating func add(_ kind: SwiftUIKind, _ list: [Modifier]) {
    kinds.append(kind)
    modifiers.append(list)
  }

  /// - Parameter isThere: nil where that is not known.
  mutating func setPresence(_ isThere: Bool?, of view: ViewIndex) {
    if isThere != true { conditions[view] = .some(isThere) }
  }

  /// Whether a view is there while loading, by its own condition; nil where that is not known.
  func isThere(_ view: ViewIndex) -> Bool? { conditions.isEmpty ? true : conditions[view] ?? true }

  /// Whether VoiceOver passes a view over, or reads words that it is given instead of its own.
  func isReadOtherwise(_ view: ViewIndex) -> Bool {
    modifiers[view].contains { modifier in
      guard case .other(let name) = modifier.effect else { return false }
      return name.text == "accessibilityHidden" || name.text == "accessibilityLabel"
    }
  }

  /// The same facts with another list of modifiers for one view.
  func replacingModifiers(of view: ViewIndex, with list: [Modifier]) -> SwiftUIFacts {
    var facts = self
    facts.modifiers[view] = list
    // Those are named by their numbers.
    facts.motions[view]?.removeAll { $0.modifier != nil }
    return facts
  }
}

/// A motion of a view that its state makes: of its opacity, its place, or a gradient's points.
struct StateMotion: Sendable {
  let property: String
  let from: AnimatedValue
  let to: AnimatedValue
  let animation: SwiftUIAnimation
  /// The modifier that is moved, by its number in the view's list; nil: the view itself.
  var modifier: Int?
}

extension Hierarchy {
  /// Lines of code of which a branch was asked for that is there.
  package var linesOfChosenBranches: Set<Int> { swiftUI?.chosenLines ?? [] }
}
