extension XMLReader {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let equalsSign = UInt8(ascii: "=")

  /// Lists the attributes of a start tag whose name begins at a position, and returns the ends of its name and
  /// of itself; Expat has found it to be well-formed.
  @inline(__always)
  mutating func readStartTag(at start: Int) -> (nameEnd: Int, end: Int) {
    let count = source.count
    var position = start
    while position < count, !endsName(bytes[position]) { position += 1 }
    let nameEnd = position
    while true {
      while position < count, bytes[position] <= 0x20 { position += 1 }
      guard position < count, bytes[position] != UInt8(ascii: ">") else { break }
      if bytes[position] == UInt8(ascii: "/") {
        position += 1
        break
      }
      position = readAttribute(at: position)
    }
    return (nameEnd, min(position + 1, count))
  }

  /// Returns the place after the closing quote.
  @inline(__always)
  private mutating func readAttribute(at start: Int) -> Int {
    var position = find(Self.equalsSign, from: start)
    var nameEnd = position
    while nameEnd > start, bytes[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
    position += 1
    while position < source.count, bytes[position] <= 0x20 { position += 1 }
    let valueStart = min(position + 1, source.count)
    let valueEnd = find(bytes[min(position, source.count)], from: valueStart)
    attributes.append(
      XMLTree.AttributeBytes(
        nameStart: UInt32(truncatingIfNeeded: start), nameCount: UInt32(truncatingIfNeeded: nameEnd - start),
        valueStart: UInt32(truncatingIfNeeded: valueStart),
        valueCount: UInt32(truncatingIfNeeded: valueEnd - valueStart)))
    return min(valueEnd + 1, source.count)
  }

  /// The next place of a byte, eight at a time; the end of the text where there is none.
  @inline(__always)
  private func find(_ byte: UInt8, from start: Int) -> Int {
    let pattern = Self.ones &* UInt64(byte)
    var position = start
    while position < source.count {
      let word = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ pattern
      let zeros = (difference &- Self.ones) & ~difference & (Self.ones &* 0x80)
      if zeros != 0 { return min(position + zeros.trailingZeroBitCount / 8, source.count) }
      position += 8
    }
    return source.count
  }

  @inline(__always)
  private func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
