/// A number in lower-case hexadecimal digits, with zeros before it up to a width.
func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}
