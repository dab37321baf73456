/// What an unquoted YAML word is by the core schema (YAML 1.2, 10.3.2).
enum YAMLScalar {
  static func kind(of word: ArraySlice<UInt8>) -> ValueKind {
    guard let first = word.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return isNumber(word) ? .number : .plainText
    case UInt8(ascii: "~"): return word.count == 1 ? .null : .plainText
    case UInt8(ascii: "n"), UInt8(ascii: "N"): return isWord(word, "null", "Null", "NULL") ? .null : .plainText
    case UInt8(ascii: "t"), UInt8(ascii: "T"): return isWord(word, "true", "True", "TRUE") ? .true : .plainText
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return isWord(word, "false", "False", "FALSE") ? .false : .plainText
    default: return .plainText
    }
  }

  private static func isWord(_ word: ArraySlice<UInt8>, _ spellings: StaticString...) -> Bool {
    guard word.count <= 5 else { return false }
    return spellings.contains { $0.withUTF8Buffer { word.elementsEqual($0) } }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    if word.starts(with: "0x".utf8) { return word.count > 2 && word.dropFirst(2).allSatisfy(isHexDigit) }
    if word.starts(with: "0o".utf8) { return word.count > 2 && word.dropFirst(2).allSatisfy(isOctalDigit) }
    var rest = word
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    if isWord(rest, ".inf", ".Inf", ".INF") || isWord(word, ".nan", ".NaN", ".NAN") { return true }
    return isDecimal(rest)
  }

  /// Digits with a fraction and an exponent, each of them optional, at least one digit before the exponent.
  private static func isDecimal(_ word: ArraySlice<UInt8>) -> Bool {
    let whole = word.prefix(while: isDigit)
    var rest = word[whole.endIndex...]
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      digits += fraction.count
      rest = rest[fraction.endIndex...]
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    return exponent | 0x20 == UInt8(ascii: "e") && !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isOctalDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 8 }
  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
}
