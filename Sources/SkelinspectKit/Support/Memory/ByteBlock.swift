/// Sixteen bytes of a text that are compared at once; the first is the lowest, as on every machine that Swift runs on.
struct ByteBlock {
  static let size = 16

  typealias Matches = SIMDMask<SIMD16<Int8>>

  let bytes: SIMD16<UInt8>

  /// - Parameter start: of sixteen readable bytes.
  init(_ start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  static func == (block: ByteBlock, byte: UInt8) -> Matches {
    block.bytes .== SIMD16(repeating: byte)
  }

  /// Where a byte stands, or the one 32 above it.
  func isAnyCase(_ byte: UInt8) -> Matches {
    bytes | 0x20 .== SIMD16(repeating: byte | 0x20)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The number of the first byte that matches; nil: none does.
  var first: Int? {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if words.x != 0 { return words.x.trailingZeroBitCount / 8 }
    return words.y != 0 ? 8 + words.y.trailingZeroBitCount / 8 : nil
  }
}
