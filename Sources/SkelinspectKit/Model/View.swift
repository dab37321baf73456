/// An index into a hierarchy's views.
typealias ViewIndex = Int

/// Where a view stands in its parent.
enum ViewPlace: UInt8, Sendable {
  case root, subview, arrangedSubview, contentView
  /// A kid of a printed tree, whatever holds it in UIKit.
  case child
  case tableHeaderView, tableFooterView, backgroundView
  /// Made by the table or collection for each row, header or item, each a root of its own.
  case prototype, headerFooterView, supplementaryView
  /// The contents of SwiftUI's modifiers of these names.
  case overlay, background, mask

  /// SkeletonView visits it before its parent's other views (rule T1).
  var standsFirst: Bool { self == .tableHeaderView || self == .tableFooterView }

  var isTemplate: Bool { self == .prototype || self == .headerFooterView || self == .supplementaryView }
}

/// One view of a hierarchy: where it stands in the tree and in the source, and the flags that recursion
/// reads.
struct View: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    static let isSkeletonable = Flags(rawValue: 1)
    static let isHiddenWhenSkeletonIsActive = Flags(rawValue: 2)
    static let isHidden = Flags(rawValue: 4)
    /// `isUserInteractionDisabledWhenSkeletonIsActive` is false.
    static let keepsInteraction = Flags(rawValue: 8)
    /// Below a prototype, header or supplementary view, whose show comes before it is in a window (rule C8).
    static let isInTemplate = Flags(rawValue: 16)
    /// One of its views is its contentView.
    static let hasContentView = Flags(rawValue: 32)
    /// The layout direction that reaches it from above is right to left.
    static let inheritsRightToLeft = Flags(rawValue: 64)
    static let hasReference = Flags(rawValue: 128)
    /// Its name is an `accessibilityIdentifier`, and no `id`.
    static let isNamedByIdentifier = Flags(rawValue: 256)
    /// A log says that it has skeletonable views, and lacks some of them.
    static let holdsMore = Flags(rawValue: 512)
  }

  static let maximumFile = Int(UInt16.max)
  private static let none = UInt32.max

  private var nodeBits: UInt32
  private var parentBits = none
  private var endBits: UInt32 = 0
  private var typeBits = none
  private var idBits = none
  private var attributeStart: UInt32 = 0
  private var attributeCount: UInt16 = 0
  private var fileBits: UInt16 = 0
  var flags: Flags = []
  var place: ViewPlace
  var viewClass = ViewClass.view

  init(node: Node, parent: ViewIndex?, place: ViewPlace) {
    nodeBits = UInt32(node)
    self.place = place
    self.parent = parent
  }

  /// The mapping or element that describes the view.
  var node: Node { Node(nodeBits) }
  /// The number of its file among the hierarchy's.
  var file: Int {
    get { Int(fileBits) }
    set { fileBits = UInt16(newValue) }
  }
  var parent: ViewIndex? {
    get { parentBits == Self.none ? nil : ViewIndex(parentBits) }
    set { parentBits = newValue.map { UInt32($0) } ?? Self.none }
  }
  var isSkeletonable: Bool { flags.contains(.isSkeletonable) }
  var family: ViewClass.Family { viewClass.family }

  /// The index after the last view that it holds.
  var end: ViewIndex {
    get { ViewIndex(endBits) }
    set { endBits = UInt32(newValue) }
  }
  /// The value of `type`.
  var typeNode: Node? {
    get { typeBits == Self.none ? nil : Node(typeBits) }
    set { typeBits = newValue.map { UInt32($0) } ?? Self.none }
  }
  /// The value of `id`, else of `accessibilityIdentifier`.
  var idNode: Node? {
    get { idBits == Self.none ? nil : Node(idBits) }
    set { idBits = newValue.map { UInt32($0) } ?? Self.none }
  }
  /// Its attributes in the hierarchy's list of all.
  var attributes: Range<Int> {
    get { Int(attributeStart)..<Int(attributeStart) + Int(attributeCount) }
    set {
      attributeStart = UInt32(newValue.lowerBound)
      attributeCount = UInt16(newValue.count)
    }
  }
}

/// A key of a view: where it stands, and its value as it was decoded.
struct Attribute: Sendable {
  let value: StoredValue
  let key: ViewKey
  private let place: UInt32

  /// - Parameter node: the key's in the view's document; nil where no file says it.
  init(_ key: ViewKey, at node: Node?, _ value: StoredValue) {
    (self.key, self.value) = (key, value)
    place = node.map { UInt32(truncatingIfNeeded: $0) } ?? .max
  }

  var node: Node? { place == .max ? nil : Node(place) }
}

/// A decoded value.
enum StoredValue: Equatable, Sendable {
  /// What the key's shape says of it: nothing, where its letters are all there is to know.
  case letters
  case boolean(Bool)
  case number(Double)
  case integer(Int)
  case reference(UInt64)
  /// As many as the key's shape has; nil for those that are not said.
  case numbers([Double?])
  case constraints([OwnConstraint])
  /// A text that does not stand in a file as it is.
  indirect case text(String)

  var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .number(let number): Int(exactly: number)
    case .integer(let integer): integer
    default: nil
    }
  }

  /// Nil where a file says it, and where it is not a text.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// One of some numbers; nil where it is not said.
  subscript(index: Int) -> Double? {
    if case .numbers(let numbers) = self, index < numbers.count { numbers[index] } else { nil }
  }
}

extension Hierarchy {
  /// Views below one another; a printed tree takes space that grows with the square of its depth.
  static let maximumDepth = 1_000

  /// Adds a view that has its class and its own keys, with what follows from where it stands.
  ///
  /// - Parameter isRightToLeft: the layout direction that it says for itself and all that it holds.
  mutating func add(_ view: consuming View, isRightToLeft: Bool?) {
    let above = view.parent.map { views[$0].flags } ?? []
    view.flags.follow(above, in: view.place, isRightToLeft)
    if view.place == .contentView, let parent = view.parent {
      views[parent].flags.insert(.hasContentView)
    }
    if frames.count == views.count { frames.append(nil) }
    views.append(view)
  }

  /// Each view ends after the last that it holds, which is known once all are added.
  ///
  /// - Parameter first: those before it have theirs.
  mutating func settleEnds(from first: ViewIndex = 0) {
    for view in first..<views.count { views[view].end = view + 1 }
    for view in (first..<views.count).reversed() {
      if let parent = views[view].parent { views[parent].end = max(views[parent].end, views[view].end) }
    }
  }
}

extension View.Flags {
  mutating func follow(_ above: View.Flags, in place: ViewPlace, _ isRightToLeft: Bool?) {
    set(.isInTemplate, place.isTemplate || above.contains(.isInTemplate))
    followDirection(above, isRightToLeft)
  }

  /// A layout direction holds for a view and all below it that do not say another.
  mutating func followDirection(_ above: View.Flags, _ isRightToLeft: Bool?) {
    set(.inheritsRightToLeft, isRightToLeft ?? above.contains(.inheritsRightToLeft))
  }

  /// Keeps up what recursion reads of a key; nil where a view does not say it.
  mutating func note(_ key: ViewKey, _ isTrue: Bool?) {
    switch key {
    case .isSkeletonable: set(.isSkeletonable, isTrue == true)
    case .isHidden: set(.isHidden, isTrue == true)
    case .isHiddenWhenSkeletonIsActive: set(.isHiddenWhenSkeletonIsActive, isTrue == true)
    case .isUserInteractionDisabledWhenSkeletonIsActive: set(.keepsInteraction, isTrue == false)
    case .reference: set(.hasReference, isTrue != nil)
    default: break
    }
  }

  private mutating func set(_ flag: View.Flags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

extension Diagnostic {
  static func tooDeep(at place: Place) -> Diagnostic {
    .invalidValue("views nested deeper than \(Hierarchy.maximumDepth) levels, the limit", at: place)
  }
}
