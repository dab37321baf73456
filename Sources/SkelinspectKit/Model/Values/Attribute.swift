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

/// A decoded value: one number or word itself, others by their place among a hierarchy's values.
enum StoredValue: Equatable, Sendable {
  /// What the key's shape says of it: nothing, where its letters are all there is to know.
  case letters
  case boolean(Bool)
  case number(Double)
  case integer(Int)
  case reference(UInt64)
  /// The place of the first of some numbers, as many as the key's shape has.
  case numbers(Int)
  case constraints(Range<UInt32>)
  case text(Int)

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
}
