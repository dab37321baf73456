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
