/// What an unquoted YAML word is by the core schema (YAML 1.2, 10.3.2).
enum YAMLScalar {
  static func kind(of range: Range<Int>, in source: SourceText) -> ValueKind {
    guard !range.isEmpty else { return .null }
    switch source[range.lowerBound] {
    case "0"..."9", "-", "+", ".":
      return isInteger(range, source) || isNumber(source.bytes(range)) ? .number : .plainText
    case "~": return range.count == 1 ? .null : .plainText
    case "n", "N":
      return range.count == 4 && isOne(of: "null", "Null", "NULL", range, source) ? .null : .plainText
    case "t", "T":
      return range.count == 4 && isOne(of: "true", "True", "TRUE", range, source) ? .true : .plainText
    case "f", "F":
      return range.count == 5 && isOne(of: "false", "False", "FALSE", range, source) ? .false : .plainText
    default: return .plainText
    }
  }

  /// Digits alone: most numbers.
  private static func isInteger(_ range: Range<Int>, _ source: SourceText) -> Bool {
    for position in range where !source[position].isASCIIDigit { return false }
    return true
  }

  /// Whether a word of four or five letters is in lower case, capitalized or in upper case.
  private static func isOne(
    of lower: StaticString, _ capitalized: StaticString, _ upper: StaticString, _ range: Range<Int>,
    _ source: SourceText
  ) -> Bool {
    isEqual(lower, range, source) || isEqual(capitalized, range, source) || isEqual(upper, range, source)
  }

  private static func isEqual(_ spelling: StaticString, _ range: Range<Int>, _ source: SourceText) -> Bool {
    let letters = spelling.utf8Start
    for position in 0..<range.count where letters[position] != source[range.lowerBound + position] {
      return false
    }
    return true
  }

  private static func isWord(_ word: ArraySlice<UInt8>, _ spellings: StaticString...) -> Bool {
    spellings.contains { $0.withUTF8Buffer { word.elementsEqual($0) } }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    if word.starts(with: "0x".utf8) { return word.count > 2 && word.dropFirst(2).allSatisfy(isHexDigit) }
    if word.starts(with: "0o".utf8) { return word.count > 2 && word.dropFirst(2).allSatisfy(isOctalDigit) }
    var rest = word
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    if isWord(rest, ".inf", ".Inf", ".INF") || isWord(word, ".nan", ".NaN", ".NAN") { return true }
    return isDecimal(rest)
  }

  /// Digits with a fraction and an exponent, each of them optional, at least one digit before the exponent.
  private static func isDecimal(_ word: ArraySlice<UInt8>) -> Bool {
    let whole = word.prefix(while: \.isASCIIDigit)
    var rest = word[whole.endIndex...]
    var digits = whole.count
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      digits += fraction.count
      rest = rest[fraction.endIndex...]
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    rest = rest.dropFirst()
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    return exponent | 0x20 == "e" && !rest.isEmpty && rest.allSatisfy(\.isASCIIDigit)
  }

  private static func isOctalDigit(_ byte: UInt8) -> Bool { "0"..."7" ~= byte }
  private static func isHexDigit(_ byte: UInt8) -> Bool { hexadecimalValue(of: byte) != nil }
}
