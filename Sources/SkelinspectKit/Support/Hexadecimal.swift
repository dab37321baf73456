/// A number in lower-case hexadecimal digits, with zeros before it up to a width.
func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}

/// What a hexadecimal digit in ASCII counts; nil for any other byte.
func hexadecimalValue(of letter: UInt8) -> UInt8? {
  switch letter {
  case "0"..."9": letter - UInt8(ascii: "0")
  case "a"..."f": letter - UInt8(ascii: "a") + 10
  case "A"..."F": letter - UInt8(ascii: "A") + 10
  default: nil
  }
}
