extension UnsafeBufferPointer<UInt8> {
  /// Each word of a file's text but those in comments to the end of a line: names, keywords, and those in texts. What
  /// looks like a comment after a quotation mark may be part of a text.
  ///
  /// - Parameter range: of the text, after which zeros stand.
  @inline(__always)
  func forEachWord(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var position = range.lowerBound
    var mayBeText = false
    while position < range.upperBound {
      let byte = self[position]
      if SwiftByteClass.continuesWord(byte) {
        let start = position
        repeat {
          position += 1
        } while position < range.upperBound && SwiftByteClass.continuesWord(self[position])
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

  /// Where the word begins that ends at a place; that place, where none does.
  @inline(__always)
  func startOfWord(before end: Int) -> Int {
    var start = end
    while start > 0, SwiftByteClass.continuesWord(self[start - 1]) { start -= 1 }
    return start
  }

  /// Whether some letters stand at a place of a file's text; zeros after it end the comparison.
  @inline(__always)
  func hold(_ letters: StaticString, at start: Int) -> Bool {
    for offset in 0..<letters.utf8CodeUnitCount where self[start + offset] != letters.utf8Start[offset] {
      return false
    }
    return true
  }
}
