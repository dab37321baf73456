/// What an unquoted YAML word is by the core schema (YAML 1.2, 10.3.2).
enum YAMLScalar {
  static func kind(of range: Range<Int>, in source: SourceText) -> ValueKind {
    guard !range.isEmpty else { return .null }
    let word = source.bytes(range)
    switch source[range.lowerBound] {
    case "0"..."9", "-", "+", ".": return isNumber(word) ? .number : .plainText
    case "~": return range.count == 1 ? .null : .plainText
    case "n", "N": return isWord(word, "null", "Null", "NULL") ? .null : .plainText
    case "t", "T": return isWord(word, "true", "True", "TRUE") ? .true : .plainText
    case "f", "F": return isWord(word, "false", "False", "FALSE") ? .false : .plainText
    default: return .plainText
    }
  }

  private static func isWord(_ word: ArraySlice<UInt8>, _ spellings: StaticString...) -> Bool {
    spellings.contains { $0.withUTF8Buffer { word.elementsEqual($0) } }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    if word.starts(with: "0x".utf8) {
      return word.count > 2 && word.dropFirst(2).allSatisfy(\.isHexadecimalDigit)
    }
    if word.starts(with: "0o".utf8) {
      return word.count > 2 && word.dropFirst(2).allSatisfy { "0"..."7" ~= $0 }
    }
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
}
