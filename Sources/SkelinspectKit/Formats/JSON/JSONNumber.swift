extension JSONReader {
  /// `-`, then `0` or digits without a leading zero, then a fraction, then an exponent.
  mutating func readNumber() throws(Diagnostic) {
    let start = position
    if source[position] == "-" { position += 1 }
    if source[position] == "0" {
      position += 1
      if source[position].isASCIIDigit {
        throw .syntaxError(
          "a number cannot begin with 0 and another digit", at: source.place(start..<position + 1))
      }
    } else {
      try skipDigits()
    }
    if source[position] == "." {
      position += 1
      try skipDigits()
    }
    if source[position] | 0x20 == "e" {
      position += 1
      if source[position] == "+" || source[position] == "-" { position += 1 }
      try skipDigits()
    }
    try tape.append(.number, offset: start, extent: position - start)
  }

  private mutating func skipDigits() throws(Diagnostic) {
    guard source[position].isASCIIDigit else { throw unexpected(expected: "a digit") }
    repeat { position += 1 } while source[position].isASCIIDigit
  }
}
