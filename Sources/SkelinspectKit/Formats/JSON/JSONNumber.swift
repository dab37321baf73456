extension JSONReader {
  /// `-`, then `0` or digits without a leading zero, then a fraction, then an exponent.
  mutating func readNumber() throws(Diagnostic) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if bytes[position] == UInt8(ascii: "0") {
      position += 1
      if bytes[position].isASCIIDigit {
        throw .syntaxError(
          "a number cannot begin with 0 and another digit", at: source.place(start..<position + 1))
      }
    } else {
      try skipDigits()
    }
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    try tape.append(.number, offset: start, extent: position - start)
  }

  private mutating func skipDigits() throws(Diagnostic) {
    guard bytes[position].isASCIIDigit else { throw unexpected(expected: "a digit") }
    repeat { position += 1 } while bytes[position].isASCIIDigit
  }
}
