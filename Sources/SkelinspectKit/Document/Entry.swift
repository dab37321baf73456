/// One value on a document's tape, eight bytes: where it starts in the source, its kind, and its extent.
struct Entry: Sendable {
  /// The largest extent that an entry can hold.
  static let maximumExtent = 1 << 28 - 1

  private var bits: UInt64

  /// Extent: the length in bytes of a scalar, the index after the last entry of a container, an alias's
  /// target.
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
