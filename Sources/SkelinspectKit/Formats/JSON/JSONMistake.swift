/// Recognises what people write in JSON that JSON does not have.
enum JSONMistake {
  /// - Parameter wantsText: a value or a key could stand here.
  static func help(at position: Int, in source: SourceText, wantsText: Bool) -> String? {
    let next = position + 1 < source.count ? source[position + 1] : 0
    switch source[position] {
    case "/" where next == "/" || next == "*":
      return "JSON has no comments; a log has: rename the file to .log"
    case "#": return "JSON has no comments; YAML has: rename the file to .yaml"
    case "'": return "JSON wants double quotes"
    case 0xE2 where source.isCurlyQuote(at: position): return "JSON wants straight quotes, \""
    case "}", "]": return isAfterComma(position, in: source) ? "remove the comma before it" : nil
    case ",": return "remove the extra comma"
    case "N" where next == "a", "I": return "JSON has no NaN and no Infinity; write a number"
    case "T", "F", "N": return "true, false and null are lower-case"
    case "+" where wantsText: return "a number has no + before it in JSON"
    case "." where wantsText: return "a number has a digit before its point in JSON"
    case let letter where letter.isASCIILetter || letter == "_":
      return wantsText ? "text and keys need double quotes in JSON" : nil
    default: return nil
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "_.-+".utf8.contains(byte)
  }

  private static func isAfterComma(_ position: Int, in source: SourceText) -> Bool {
    var before = position - 1
    while before >= 0, source[before].isWhitespace { before -= 1 }
    return before >= 0 && source[before] == ","
  }
}

extension SourceText {
  /// One of “ ” „ ‟, which text editors write for `"`.
  func isCurlyQuote(at position: Int) -> Bool {
    position + 2 < count && self[position] == 0xE2 && self[position + 1] == 0x80
      && 0x9C...0x9F ~= self[position + 2]
  }
}
