/// Sixteen bytes of a text that are compared at once; the first is the lowest, as on every machine that Swift runs on.
struct ByteBlock {
  static let size = 16

  typealias Matches = SIMDMask<SIMD16<Int8>>

  let bytes: SIMD16<UInt8>

  /// - Parameter start: of sixteen readable bytes.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  static func == (block: ByteBlock, byte: UInt8) -> Matches {
    block.bytes .== SIMD16(repeating: byte)
  }

  /// Where a byte or the one whose lowest bit differs stands.
  @inline(__always)
  func isPair(_ byte: UInt8) -> Matches {
    bytes & 0xFE .== SIMD16(repeating: byte & 0xFE)
  }

  /// Where a byte stands, or the one 32 above it.
  @inline(__always)
  func isAnyCase(_ byte: UInt8) -> Matches {
    bytes | 0x20 .== SIMD16(repeating: byte | 0x20)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The number of the first byte that matches; nil: none does.
  @inline(__always)
  var first: Int? {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if words.x != 0 { return words.x.trailingZeroBitCount / 8 }
    return words.y != 0 ? 8 + words.y.trailingZeroBitCount / 8 : nil
  }

  /// The numbers of all bytes that match, in order.
  @inline(__always)
  var numbers: MatchNumbers { MatchNumbers(self) }
}

/// Goes through the bytes of a block that match.
struct MatchNumbers: Sequence, IteratorProtocol {
  /// All bits of each byte that matches and is still to come.
  private var low: UInt64
  private var high: UInt64

  @inline(__always)
  fileprivate init(_ matches: ByteBlock.Matches) {
    let words = unsafeBitCast(matches, to: SIMD2<UInt64>.self)
    (low, high) = (words.x, words.y)
  }

  @inline(__always)
  mutating func next() -> Int? {
    if low != 0 {
      let bit = low.trailingZeroBitCount
      low &= ~(0xFF << UInt64(bit))
      return bit / 8
    }
    guard high != 0 else { return nil }
    let bit = high.trailingZeroBitCount
    high &= ~(0xFF << UInt64(bit))
    return 8 + bit / 8
  }
}
