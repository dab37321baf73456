/// Every view's frame in a SwiftUI hierarchy: the file's; where it gives none, one made up as SwiftUI would,
/// as far as that can be known without fonts. Widths are handed down before heights are asked for, so that
/// texts wrap; none of it goes deeper with the input.
struct SwiftUILayout {
  /// Between views of a stack that says nothing, and beside a list's rows.
  static let spacing = 8.0
  static let listMargin = 16.0
  /// Above and below a list's row; the least height of one.
  static let rowMargin = 11.0
  static let rowHeight = 44.0

  /// Of each view before its modifiers, in points of what it stands in; the root's in the screen.
  private(set) var frames: [Rect]
  private(set) var screen: Rect
  private(set) var manners: [Manner]

  let hierarchy: Hierarchy
  let facts: SwiftUIFacts
  let natural: SwiftUINaturalSizes
  private let given: [Rect?]
  private var horizontal, vertical: [Measure]

  /// How a view is laid out, and what stands in it where that says nothing else.
  struct Manner {
    /// Points of its letters.
    var font = TextFont.standardSize
    var lineLimit: Int?
    var arrangement = Arrangement.vertical
    var spacing = SwiftUILayout.spacing
    var isRightToLeft: Bool
  }

  /// Along one axis.
  private struct Measure {
    /// What a view wants before its modifiers, and with all of them.
    var own = WantedLength(), whole = WantedLength()
    /// What it gets with all of them.
    var outer = 0.0
  }

  private subscript(axis: LayoutAxis, view: ViewIndex) -> Measure {
    get { axis == .horizontal ? horizontal[view] : vertical[view] }
    set { if axis == .horizontal { horizontal[view] = newValue } else { vertical[view] = newValue } }
  }

  init(_ hierarchy: Hierarchy, _ facts: SwiftUIFacts) {
    (self.hierarchy, self.facts) = (hierarchy, facts)
    screen = hierarchy.device
    natural = SwiftUINaturalSizes(hierarchy: hierarchy)
    let count = hierarchy.views.count
    given = hierarchy.views.indices.map { hierarchy.frame(of: $0)?.standardized.drawable }
    frames = given.map { $0 ?? Rect(width: 0, height: 0) }
    manners = []
    horizontal = Array(repeating: Measure(), count: count)
    vertical = horizontal
    guard count > 0 else { return }
    for view in hierarchy.views.indices { manners.append(manner(of: view)) }
    for view in hierarchy.views.indices.reversed() { measure(view, .horizontal) }
    horizontal[0].outer = horizontal[0].whole.given(given[0] == nil ? screen.width : .infinity)
    for view in hierarchy.views.indices { offer(.horizontal, by: view) }
    for view in hierarchy.views.indices.reversed() { measure(view, .vertical) }
    placeRoot()
    for view in hierarchy.views.indices {
      offer(.vertical, by: view)
      place(view)
    }
  }

  func isGiven(_ view: ViewIndex) -> Bool { given[view] != nil }

  /// What stands in a view but not in its modifiers.
  func members(of view: ViewIndex) -> [ViewIndex] {
    guard hierarchy.views[view].end > view + 1 else { return [] }
    return hierarchy.children(of: view).filter { facts.contents[$0] == nil }
  }

  /// How often what stands in a view is drawn.
  func repetition(of view: ViewIndex) -> Int {
    guard let count = facts[view].repetition ?? 1 else { return 1 }
    return min(max(count, 0), Self.maximumRepetition)
  }

  /// From what stands in a view to the next time that it does.
  func step(of view: ViewIndex) -> (x: Double, y: Double) {
    let count = Double(repetition(of: view))
    let size = frames[view]
    let manner = manners[view]
    switch manner.arrangement {
    case .vertical, .scroll: return (0, (size.height + manner.spacing) / count)
    case .list: return (0, size.height / count)
    case .horizontal: return ((size.width + manner.spacing) / count * (manner.isRightToLeft ? -1 : 1), 0)
    case .layered, .filling: return (0, 0)
    }
  }

  /// Times that what is in a view is drawn; the picture says where there are more.
  static let maximumRepetition = 60

  /// Of one after the other, from what one is long.
  private func repeated(_ length: WantedLength, _ axis: LayoutAxis, of view: ViewIndex) -> WantedLength {
    let count = Double(repetition(of: view))
    guard count != 1, manners[view].arrangement.axis == axis else { return length }
    var length = length
    let gap = manners[view].repetitionGap
    length.ideal = max(length.ideal * count + gap * (count - 1), 0)
    return length
  }

  /// Fonts, directions and the ways of groups come from above.
  private func manner(of view: ViewIndex) -> Manner {
    var manner =
      hierarchy.views[view].parent.map { manners[$0] } ?? Manner(isRightToLeft: facts.isRightToLeft)
    let own = Arrangement.of(hierarchy.typeName(of: view))
    if own != nil || facts.contents[view] != nil {
      (manner.arrangement, manner.spacing) = (own ?? .vertical, Self.spacing)
    }
    if let spacing = hierarchy.number(.spacing, of: view), spacing.isFinite { manner.spacing = spacing }
    for modifier in facts.modifiers[view].reversed() where modifier.isActive != false {
      switch modifier.effect {
      case .font(let size): manner.font = min(size, 500)
      case .lineLimit(let limit): manner.lineLimit = limit
      case .environment(let isRightToLeft?, _): manner.isRightToLeft = isRightToLeft
      default: break
      }
    }
    return manner
  }

  /// A made-up root stands in the middle of a screen that grows with it.
  private mutating func placeRoot() {
    if given[0] != nil {
      vertical[0].outer = vertical[0].whole.ideal
      screen = Rect(width: horizontal[0].outer, height: vertical[0].outer)
    } else {
      let height = vertical[0].whole
      vertical[0].outer = height.isFlexible ? max(screen.height, height.ideal) : height.ideal
      screen.height = max(screen.height, vertical[0].outer)
    }
    let core = boxes(of: 0).core
    frames[0] = Rect(
      x: (screen.width - horizontal[0].outer) / 2 + core.x,
      y: (screen.height - vertical[0].outer) / 2 + core.y, width: core.width, height: core.height)
  }

  /// What a view wants, once that is known of what stands in it.
  private mutating func measure(_ view: ViewIndex, _ axis: LayoutAxis) {
    self[axis, view].own = repeated(ownLength(axis, of: view), axis, of: view)
    self[axis, view].whole = withModifiers(self[axis, view].own, axis, of: view)
  }

  /// Before its modifiers.
  private func ownLength(_ axis: LayoutAxis, of view: ViewIndex) -> WantedLength {
    if let given = given[view] { return WantedLength(ideal: axis.length(given)) }
    let members = members(of: view)
    let manner = manners[view]
    if members.isEmpty {
      let isAcross = hierarchy.views[view].parent.map { manners[$0].arrangement == .horizontal } ?? false
      return natural.length(axis, of: view, manner, width: frames[view].width, isAcross: isAcross)
    }
    let lengths = members.map { self[axis, $0].whole }
    // What the file places counts where it stands.
    var ideal = members.compactMap { given[$0].map(axis.end) }.max() ?? 0
    switch manner.arrangement {
    case .list where axis == .vertical:
      ideal = max(lengths.reduce(0) { $0 + max($1.ideal + 2 * Self.rowMargin, Self.rowHeight) }, ideal)
    case .list: ideal = (lengths.map(\.ideal).max() ?? 0) + 2 * Self.listMargin
    case let arrangement where arrangement.axis == axis:
      let gaps = manner.spacing * Double(members.count - 1)
      ideal = max(lengths.reduce(0) { $0 + $1.ideal } + gaps, ideal)
    default: ideal = max(lengths.map(\.ideal).max() ?? 0, ideal)
    }
    return WantedLength(
      ideal: ideal, isFlexible: manner.arrangement.isFlexible || lengths.contains { $0.isFlexible })
  }

  private func withModifiers(_ own: WantedLength, _ axis: LayoutAxis, of view: ViewIndex) -> WantedLength {
    var length = own
    for modifier in facts.modifiers[view] where modifier.isActive != false {
      switch modifier.effect {
      case .padding(let insets): length.ideal = max(length.ideal + axis.sum(insets), 0)
      case .frame(let frame): length = length.limited(by: axis.limits(frame), isKnown: given[view] != nil)
      default: break
      }
    }
    return length
  }

  /// Gives the members and contents of a view their lengths.
  private mutating func offer(_ axis: LayoutAxis, by view: ViewIndex) {
    let boxes = boxes(of: view)
    let core = boxes.core
    if axis == .horizontal { frames[view].width = core.width } else { frames[view].height = core.height }
    guard hierarchy.views[view].end > view + 1 else { return }
    for child in hierarchy.children(of: view) {
      guard let number = facts.contents[child] else { continue }
      let room = axis.length(boxes.box(before: number))
      self[axis, child].outer = self[axis, child].whole.given(room)
    }
    let members = members(of: view)
    let wanted = members.map { self[axis, $0].whole }
    var room = axis.length(core)
    let count = Double(repetition(of: view))
    let manner = manners[view]
    if count > 1, manner.arrangement.axis == axis {
      room = (room - manner.repetitionGap * (count - 1)) / count
    }
    let lengths: [Double] =
      switch (manner.arrangement, axis) {
      case (.horizontal, .horizontal), (.vertical, .vertical):
        WantedLength.shares(
          wanted, of: room - manner.spacing * Double(max(members.count - 1, 0)))
      case (.list, .horizontal): wanted.map { $0.given(room - 2 * Self.listMargin) }
      case (.list, .vertical), (.scroll, .vertical): wanted.map(\.ideal)
      default: wanted.map { $0.given(room) }
      }
    for (member, length) in zip(members, lengths) {
      // What the file places is as long as it says.
      self[axis, member].outer = given[member] == nil ? length : self[axis, member].whole.ideal
    }
  }

  /// Gives the members and contents of a view their places.
  private mutating func place(_ view: ViewIndex) {
    guard hierarchy.views[view].end > view + 1 else { return }
    let size = frames[view]
    let boxes = boxes(of: view)
    for child in hierarchy.children(of: view) where given[child] == nil {
      guard let number = facts.contents[child] else { continue }
      let box = boxes.box(before: number)
      let (width, height) = (horizontal[child].outer, vertical[child].outer)
      move(child, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2)
    }
    let members = members(of: view)
    let alignment = hierarchy.text(.alignment, of: view)
    let across = LayoutAxis.horizontal.part(alignment), down = LayoutAxis.vertical.part(alignment)
    var end = 0.0
    for child in members {
      let (width, height) = (horizontal[child].outer, vertical[child].outer)
      let beside = (size.width - width) * across
      let manner = manners[view]
      switch manner.arrangement {
      case .vertical, .scroll:
        move(child, manner.arrangement == .scroll ? (size.width - width) / 2 : beside, end, in: view)
        end += height + manner.spacing
      case .horizontal:
        move(child, end, (size.height - height) * down, in: view)
        end += width + manner.spacing
      case .layered, .filling: move(child, beside, (size.height - height) * down, in: view)
      case .list:
        let row = max(height + 2 * Self.rowMargin, Self.rowHeight)
        move(child, Self.listMargin, end + (row - height) / 2, in: view)
        end += row
      }
    }
  }

  /// - Parameter view: what it stands in, from its leading edge; nil where that does not matter.
  private mutating func move(_ child: ViewIndex, _ x: Double, _ y: Double, in view: ViewIndex? = nil) {
    guard given[child] == nil else { return }
    let core = boxes(of: child).core
    let isMirrored = view.map { manners[$0].isRightToLeft } ?? false
    let left = isMirrored ? frames[view ?? 0].width - x - horizontal[child].outer : x
    frames[child] = Rect(x: left + core.x, y: y + core.y, width: core.width, height: core.height).drawable
  }
}

extension SwiftUILayout.Manner {
  /// Between two times that the same is drawn.
  fileprivate var repetitionGap: Double { arrangement == .list ? 0 : spacing }
}

extension SwiftUILayout {
  /// What a view's modifiers make of its size.
  func boxes(of view: ViewIndex) -> ModifierBoxes {
    ModifierBoxes(
      facts.modifiers[view], own: (horizontal[view].own, vertical[view].own),
      outer: Size(width: horizontal[view].outer, height: vertical[view].outer), isGiven: given[view] != nil,
      isRightToLeft: manners[view].isRightToLeft)
  }
}
