/// Names, attributes and characters.
extension PlainXMLReader {
  /// More on one tag are Expat's: each is compared with those before it.
  private static let maximumAttributes = 64

  @inline(__always)
  func endOfName(from start: Int) throws(Doubt) -> Int {
    guard bytes[start].startsPlainName else { throw Doubt() }
    var position = start + 1
    while bytes[position].isInPlainName { position += 1 }
    return position
  }

  /// Returns the place of the `>` or `/` after the attributes.
  @inline(__always)
  mutating func readAttributes(from start: Int) throws(Doubt) -> Int {
    let first = attributes.count
    var position = start
    // A bit for each name: where one is met again, the names may be the same.
    var known: UInt64 = 0
    while true {
      let gap = position
      while bytes[position].isXMLBlank { position += 1 }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { return position }
      guard position > gap else { throw Doubt() }
      let name = position
      let nameEnd = try endOfName(from: name)
      let quote = bytes[nameEnd + 1]
      let isQuote = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      guard bytes[nameEnd] == UInt8(ascii: "="), isQuote else { throw Doubt() }
      let bit = bit(of: name..<nameEnd)
      if known & bit != 0 { try refuseDouble(name..<nameEnd, from: first) }
      known |= bit
      let end = try endOfValue(from: nameEnd + 2, quote)
      attributes.append(XMLTree.Attribute(name: name..<nameEnd, value: nameEnd + 2..<end))
      position = end + 1
    }
  }

  @inline(__always)
  private func bit(of name: Range<Int>) -> UInt64 {
    let (first, last) = (UInt64(bytes[name.lowerBound]), UInt64(bytes[name.upperBound - 1]))
    return 1 << ((first &+ last &* 5 &+ UInt64(name.count) &* 3) & 63)
  }

  private func refuseDouble(_ name: Range<Int>, from first: Int) throws(Doubt) {
    guard attributes.count - first < Self.maximumAttributes else { throw Doubt() }
    for attribute in attributes[first...] where attribute.name.count == name.count {
      guard !isSame(attribute.name.lowerBound, name.lowerBound, name.count) else { throw Doubt() }
    }
  }

  /// The place of the closing quote.
  @inline(__always)
  private func endOfValue(from start: Int, _ quote: UInt8) throws(Doubt) -> Int {
    var position = start
    while true {
      let block = ByteBlock(bytes + position)
      let stops = (block == quote) .| (block == UInt8(ascii: "<")) .| (block == UInt8(ascii: "&"))
      guard let first = (stops .| block.isNoPlainCharacter).first else {
        position += ByteBlock.size
        continue
      }
      position += first
      if bytes[position] == quote { return position }
      position = try endOfCharacter(at: position)
    }
  }

  /// The place of the next `<`.
  @inline(__always)
  func endOfText(from start: Int) throws(Doubt) -> Int {
    var position = start
    while true {
      let block = ByteBlock(bytes + position)
      let stops = (block == UInt8(ascii: "<")) .| (block == UInt8(ascii: "&")) .| (block == UInt8(ascii: "]"))
      guard let first = (stops .| (block.isNoPlainCharacter .& (block != 0x0A))).first else {
        position += ByteBlock.size
        continue
      }
      position += first
      switch bytes[position] {
      case UInt8(ascii: "<"): return position
      case UInt8(ascii: "]"):
        guard !source.begins("]]>", at: position) else { throw Doubt() }
        position += 1
      default: position = try endOfCharacter(at: position)
      }
    }
  }

  /// Goes to the end of a comment, the only place in it where two hyphens may stand.
  mutating func readComment() throws(Doubt) {
    guard source.begins("<!--", at: position) else { throw Doubt() }
    position += 4
    while true {
      switch bytes[position] {
      case UInt8(ascii: "-") where bytes[position + 1] == UInt8(ascii: "-"):
        guard bytes[position + 2] == UInt8(ascii: ">") else { throw Doubt() }
        return position += 3
      case 0x20..<0x80: position += 1
      default: position = try endOfCharacter(at: position)
      }
    }
  }

  /// Where a character ends that is not one of the plain ones; one that XML does not have is left to Expat.
  private func endOfCharacter(at position: Int) throws(Doubt) -> Int {
    switch bytes[position] {
    case 0x09, 0x0A, 0x0D: return position + 1
    case UInt8(ascii: "&"):
      let reference = XMLReference(at: position, in: source)
      guard reference.isTerminated, reference.scalar?.isXMLCharacter == true else { throw Doubt() }
      return reference.range.upperBound
    case 0x80...:
      guard let length = UTF8Validation.length(at: position, in: source) else { throw Doubt() }
      // U+FFFE and U+FFFF.
      let isLast = bytes[position] == 0xEF && bytes[position + 1] == 0xBF && bytes[position + 2] >= 0xBE
      guard !isLast else { throw Doubt() }
      return position + length
    default: throw Doubt()
    }
  }
}

extension ByteBlock {
  /// Control characters, and parts of characters that are not ASCII. Only `==` is compared in one instruction.
  @inline(__always)
  fileprivate var isNoPlainCharacter: Matches {
    (bytes & 0xE0 .== SIMD16(repeating: 0)) .| (bytes & 0x80 .== SIMD16(repeating: 0x80))
  }

  @inline(__always)
  fileprivate static func != (block: ByteBlock, byte: UInt8) -> Matches {
    block.bytes .!= SIMD16(repeating: byte)
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var startsPlainName: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
  }

  @inline(__always)
  fileprivate var isInPlainName: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}

extension Unicode.Scalar {
  /// XML 1.0, 2.2.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...: true
    default: false
    }
  }
}
