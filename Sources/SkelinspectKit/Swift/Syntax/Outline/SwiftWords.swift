extension UnsafeBufferPointer<UInt8> {
  /// Each word of a file's text but those in comments to the end of a line: names, keywords, and those in texts. What
  /// looks like a comment after a quotation mark may be part of a text.
  ///
  /// - Parameter range: of the text, after which zeros stand.
  @inline(__always)
  func forEachWord(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    guard let bytes = baseAddress else { return }
    var position = range.lowerBound
    var mayBeText = false
    while position < range.upperBound {
      let byte = self[position]
      if SwiftByteClass.continuesWord(byte) {
        let start = position
        position = Self.endOfWord(bytes, from: start, before: range.upperBound)
        body(start..<position)
      } else if byte == 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), self[position + 1] == byte, !mayBeText {
        while position < range.upperBound, self[position] != 0x0A, self[position] != 0x0D { position += 1 }
      } else {
        if byte == UInt8(ascii: "\"") { mayBeText = true }
        if byte == 0x0A || byte == 0x0D { mayBeText = false }
        position += 1
      }
    }
  }

  /// Whether some letters stand at a place of a file's text; zeros after it end the comparison.
  @inline(__always)
  func hold(_ letters: StaticString, at start: Int) -> Bool {
    for offset in 0..<letters.utf8CodeUnitCount where self[start + offset] != letters.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Where the word ends that begins at a place.
  @inline(__always)
  private static func endOfWord(_ bytes: UnsafePointer<UInt8>, from start: Int, before limit: Int) -> Int {
    var position = start
    while position < limit {
      if let first = ByteBlock(bytes + position).firstOutsideWords {
        return Swift.min(position + first, limit)
      }
      position += ByteBlock.size
    }
    return limit
  }
}

extension ByteBlock {
  /// The number of the first byte that belongs to no name, as `SwiftByteClass` has it; nil: all do.
  @inline(__always)
  fileprivate var firstOutsideWords: Int? {
    // Highest bits tell: comparisons by size are slow.
    let letter = (bytes | 0x20) &- UInt8(ascii: "a")
    let digit = bytes &- UInt8(ascii: "0")
    let noLetter = (letter & 0x7F) &+ (0x80 - 26) | letter
    let noDigit = (digit & 0x7F) &+ (0x80 - 10) | digit
    let isSign = (self == UInt8(ascii: "_")) .| (self == UInt8(ascii: "$"))
    let isOutside = noLetter & noDigit & ~(bytes | unsafeBitCast(isSign, to: SIMD16<UInt8>.self)) & 0x80
    let words = unsafeBitCast(isOutside, to: SIMD2<UInt64>.self)
    if words.x != 0 { return words.x.trailingZeroBitCount / 8 }
    return words.y != 0 ? 8 + words.y.trailingZeroBitCount / 8 : nil
  }
}
