/// A reference such as `&amp;` or `&#x20;` in a source text.
struct XMLReference {
  /// From the ampersand up to after the semicolon, or to where it should stand.
  let range: Range<Int>
  /// Between the ampersand and the semicolon.
  let name: String
  /// What it stands for; nil for entities that XML does not know, and numbers of no character.
  let scalar: Unicode.Scalar?

  init(at start: Int, in source: SourceText) {
    let end = source.end(from: start + 1) {
      $0.isASCIILetterOrDigit || $0 >= 0x80 || "#_-.:".utf8.contains($0)
    }
    name = source.string(start + 1..<end)
    let isTerminated = end < source.count && source[end] == ";"
    range = start..<(isTerminated ? end + 1 : end)
    scalar = Self.scalar(named: name)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A sign is not a digit, whatever the conversion says.
    guard digits.first != "+", digits.first != "-" else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}
