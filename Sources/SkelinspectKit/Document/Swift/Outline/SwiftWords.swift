extension UnsafeBufferPointer<UInt8> {
  /// Each word of a file's text outside comments to the end of the line: names, keywords, and those in texts.
  ///
  /// - Parameter range: of the text, after which zeros stand.
  @inline(__always)
  func forEachWord(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = self[position]
      if SwiftByteClass.continuesWord(byte) {
        let start = position
        position += 1
        while position < range.upperBound, SwiftByteClass.continuesWord(self[position]) { position += 1 }
        body(start..<position)
      } else if byte == UInt8(ascii: "/"), self[position + 1] == byte,
        position == range.lowerBound || self[position - 1] != UInt8(ascii: ":")
      {
        while position < range.upperBound, self[position] != 0x0A, self[position] != 0x0D { position += 1 }
      } else {
        position += 1
      }
    }
  }
}
