/// One value on a document's tape, eight bytes: where it starts in the source, its kind, and its extent. A key and its
/// value share one where both are short and near each other, as nearly all are.
struct Entry: Sendable {
  /// The largest extent that an entry can hold.
  static let maximumExtent = 1 << 28 - 1

  private var bits: UInt64

  /// Extent: the length in bytes of a scalar, the node after the last value of a container, an alias's target.
  init(_ kind: ValueKind, offset: Int, extent: Int) {
    bits =
      UInt64(kind.rawValue) << 60 | UInt64(truncatingIfNeeded: extent) << 32
      | UInt64(truncatingIfNeeded: offset)
  }

  @inline(__always)
  var kind: ValueKind { ValueKind(number: bits >> 60) }
  /// The first byte in the source text.
  var offset: Int { Int(bits & 0xFFFF_FFFF) }
  var extent: Int { Int(bits >> 32 & 0xFFF_FFFF) }

  mutating func close(at end: Int) {
    bits = bits & 0xF000_0000_FFFF_FFFF | UInt64(truncatingIfNeeded: end) << 32
  }
}

/// Pairs. Below their mark stand, from the highest bit down: whether the key is plain text (1 bit), the key's length
/// (6), the value's kind (3), the bytes from the key's end to the value (6), the value's length (12), and where the key
/// starts (32).
extension Entry {
  private static let mark: UInt64 = 15

  /// Nil where the two take an entry each.
  @inline(__always)
  init?(key: Entry, value: ValueKind, offset: Int, extent: Int) {
    let keyNumber = key.bits >> 60 &- UInt64(ValueKind.text.rawValue)
    let gap = offset &- key.offset &- key.extent
    guard keyNumber < 2, value.rawValue <= ValueKind.plainText.rawValue, key.extent < 1 << 6,
      UInt(bitPattern: gap) < 1 << 6, extent < 1 << 12
    else { return nil }
    bits =
      Self.mark << 60 | keyNumber << 59 | UInt64(truncatingIfNeeded: key.extent) << 53
      | UInt64(value.rawValue) << 50 | UInt64(truncatingIfNeeded: gap) << 44
      | UInt64(truncatingIfNeeded: extent) << 32 | UInt64(truncatingIfNeeded: key.offset)
  }

  @inline(__always)
  var isPair: Bool { bits >> 60 == Self.mark }

  /// Of a pair.
  @inline(__always)
  var key: Entry {
    var key = self
    key.bits = (4 | bits >> 59 & 1) << 60 | (bits >> 53 & 0x3F) << 32 | bits & 0xFFFF_FFFF
    return key
  }

  /// Of a pair.
  @inline(__always)
  var value: Entry {
    var value = self
    let offset = bits & 0xFFFF_FFFF &+ bits >> 53 & 0x3F &+ bits >> 44 & 0x3F
    value.bits = (bits >> 50 & 7) << 60 | (bits >> 32 & 0xFFF) << 32 | offset
    return value
  }
}
