/// What a SwiftUI hierarchy says of its views beside the keys that every system has.
struct SwiftUIFacts: Sendable {
  /// In document order; of types that are not SwiftUI's too.
  private(set) var kinds: [SwiftUIKind] = []
  /// The type's place among SwiftUI's; 255 where it is none of them, or is not said by number.
  private var types: [UInt8] = []
  /// Where each view's modifiers end among all.
  private var ends: [UInt32] = []
  /// All views', one view's after the other's, innermost first.
  private(set) var modifiers: [Modifier] = []
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
  ///
  /// - Parameter type: its place among SwiftUI's.
  mutating func add(_ kind: SwiftUIKind, _ list: [Modifier], type: Int?) {
    kinds.append(kind)
    types.append(type.flatMap(UInt8.init(exactly:)) ?? .max)
    if !list.isEmpty { modifiers.append(contentsOf: list) }
    ends.append(UInt32(modifiers.count))
  }

  /// - Parameter isThere: nil where that is not known.
  mutating func setPresence(_ isThere: Bool?, of view: ViewIndex) {
    if isThere != true { conditions[view] = .some(isThere) }
  }

  /// Whether a view is there while loading, by its own condition; nil where that is not known.
  func isThere(_ view: ViewIndex) -> Bool? { conditions.isEmpty ? true : conditions[view] ?? true }

  mutating func reserveCapacity(_ count: Int) {
    kinds.reserveCapacity(count)
    types.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// A view whose type has such a mark among SwiftUI's.
  func isMarked(_ view: ViewIndex, _ mark: SwiftUITypes.Mark) -> Bool {
    types[view] != .max && SwiftUITypes.marks[Int(types[view])].contains(mark)
  }

  /// Of one view, innermost first.
  func modifiers(of view: ViewIndex) -> ArraySlice<Modifier> { modifiers[range(of: view)] }

  /// Whether VoiceOver passes a view over, or reads words that it is given instead of its own.
  func isReadOtherwise(_ view: ViewIndex) -> Bool {
    modifiers(of: view).contains { modifier in
      guard case .other(let name) = modifier.effect else { return false }
      return name.text == "accessibilityHidden" || name.text == "accessibilityLabel"
    }
  }

  /// Where they stand among all.
  func range(of view: ViewIndex) -> Range<Int> { (view == 0 ? 0 : Int(ends[view - 1]))..<Int(ends[view]) }

  /// The same facts with another list of modifiers for one view.
  func replacingModifiers(of view: ViewIndex, with list: [Modifier]) -> SwiftUIFacts {
    var facts = self
    let range = range(of: view)
    facts.modifiers.replaceSubrange(range, with: list)
    // Those are named by their numbers.
    facts.motions[view]?.removeAll { $0.modifier != nil }
    let shift = list.count - range.count
    for next in view..<ends.count { facts.ends[next] = UInt32(Int(ends[next]) + shift) }
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
