/// What a SwiftUI hierarchy says of its views beside the keys that every system has.
struct SwiftUIFacts: Sendable {
  /// In document order; of types that are not SwiftUI's too.
  private(set) var kinds: [SwiftUIKind] = []
  /// Of each view, innermost first.
  private(set) var modifiers: [[Modifier]] = []
  /// Which modifier of its parent holds a view, by its number in the parent's list; only of contents.
  var contents: [ViewIndex: Int] = [:]
  /// What code says of each view; of files nothing.
  private(set) var said: [SwiftUIViewFacts] = []
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
  mutating func add(_ kind: SwiftUIKind, _ list: [Modifier], _ said: SwiftUIViewFacts? = nil) {
    kinds.append(kind)
    modifiers.append(list)
    if let said { self.said.append(said) }
  }

  subscript(view: ViewIndex) -> SwiftUIViewFacts { said.isEmpty ? .ofFiles : said[view] }

  /// Whether VoiceOver passes a view over, or reads words that it is given instead of its own.
  func isReadOtherwise(_ view: ViewIndex) -> Bool {
    modifiers[view].contains { $0.effect.isOne(of: ["accessibilityHidden", "accessibilityLabel"]) }
  }

  /// The same facts with another list of modifiers for one view.
  func replacingModifiers(of view: ViewIndex, with list: [Modifier]) -> SwiftUIFacts {
    var facts = self
    facts.modifiers[view] = list
    // Those are named by their numbers.
    if !said.isEmpty { facts.said[view].motions.removeAll { $0.modifier != nil } }
    return facts
  }
}

/// What code says of one view beside its keys and modifiers.
struct SwiftUIViewFacts: Sendable {
  /// How opaque its paint is, from least to most, where no colour says it: gradients, materials, colours of asset
  /// catalogues, lines.
  var alpha: ClosedRange<Double>?
  /// Whether the condition under which it is there holds while loading; nil where that is not known.
  var isThere: Bool? = true
  /// It is there while it loads, and only then.
  var isOfLoading = false
  /// Its name, or how its paint moves, says that it is a placeholder; so are the shapes in it.
  var isPlaceholder = false
  /// Of a colour that is not known: its name says that placeholders have it.
  var hasPlaceholderColor = false
  /// How often what is in it is there: of a ForEach; nil inside where that is not known.
  var repetition: Int?? = nil
  /// What state moves from the beginning.
  var motions: [StateMotion] = []
  /// It shimmers because the Group or ForEach around it does.
  var isHandedShimmer = false

  static let ofFiles = SwiftUIViewFacts()
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
