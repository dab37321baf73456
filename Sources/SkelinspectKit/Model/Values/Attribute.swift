/// A key of a view: where it stands, and its value as it was decoded, in eight bytes.
struct Attribute: Sendable {
  private let bits: UInt64

  /// - Parameter node: the key's; nil where no file says it.
  init(_ key: ViewKey, at node: Node?, _ value: StoredValue) {
    let place = UInt64(node ?? Self.nowhere)
    bits = UInt64(key.number) << 56 | place << 28 | UInt64(value.bits)
  }

  /// The last that it can hold.
  static let maximumNode = nowhere - 1

  /// More than the nodes of a document.
  private static let nowhere = 1 << 28 - 1

  @inline(__always)
  var key: ViewKey { unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 56), to: ViewKey.self) }

  /// The key's node in the view's document; in a file of Interface Builder, `View.nibNode(ofKey:)` says which.
  var node: Node? {
    let node = Node(bits >> 28 & 0xFFF_FFFF)
    return node == Self.nowhere ? nil : node
  }

  var value: StoredValue { StoredValue(bits: UInt32(truncatingIfNeeded: bits & 0xFFF_FFFF)) }
}

/// A decoded value in 28 bits: small ones themselves, others by their place among a hierarchy's values.
struct StoredValue: Equatable, Sendable {
  enum Kind: UInt32 { case small, number, integer, place }

  fileprivate let bits: UInt32

  fileprivate init(bits: UInt32) { self.bits = bits }

  init(_ kind: Kind, _ number: Int) {
    bits = UInt32(truncatingIfNeeded: number) << 2 & 0xFFF_FFFC | kind.rawValue
  }

  /// What the key's shape says of it: nothing, where its letters are all there is to know.
  static let letters = StoredValue(.place, 0)

  static func boolean(_ isTrue: Bool) -> StoredValue { StoredValue(.place, isTrue ? 1 : 0) }

  var kind: Kind {
    switch bits & 3 {
    case 0: .small
    case 1: .number
    case 2: .integer
    default: .place
    }
  }

  /// A small whole number, or a place among the others.
  var number: Int { Int(Int32(bitPattern: bits << 4) >> 6) }

  static let smallNumbers = -(1 << 25)...(1 << 25 - 1)
}
