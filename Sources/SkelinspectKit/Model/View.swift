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
