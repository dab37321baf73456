/// What a file calls: the names before its parentheses.
struct SwiftCalls: Sendable {
  private var sums: [SwiftNameSum] = []

  /// Looks for each `(`, eight bytes at a time.
  init(in source: SourceText) {
    // The last ones, by their lowest bits, so that not every repetition is kept.
    var latest: [UInt32] = (0..<256).map(~)
    source.padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      let ones: UInt64 = 0x0101_0101_0101_0101
      var position = 0
      while position < source.count {
        let word = UInt64(littleEndian: UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self))
        let letters = word ^ (ones &* UInt64(UInt8(ascii: "(")))
        let found = (letters &- ones) & ~letters & (ones &* 0x80)
        if found == 0 {
          position += 8
          continue
        }
        position += found.trailingZeroBitCount / 8
        if let name = Self.name(before: position, in: bytes) {
          let sum = SwiftNameSum(bytes, name)
          let slot = Int(sum.value & 0xFF)
          if latest[slot] != sum.value {
            latest[slot] = sum.value
            sums.append(sum)
          }
        }
        position += 1
      }
    }
  }

  /// Whether one of some functions may be called.
  func contains(any names: Set<SwiftNameSum>) -> Bool { sums.contains { names.contains($0) } }

  /// Of a call; nil where none stands there or it is declared (`func name(`).
  @inline(__always)
  private static func name(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = end
    while start > 0, SwiftByteClass.continuesWord(bytes[start - 1]) { start -= 1 }
    let isDeclared =
      start >= 5 && bytes[start - 2] == UInt8(ascii: "c") && bytes[start - 5] == UInt8(ascii: "f")
    return start == end || isDeclared ? nil : start..<end
  }
}
