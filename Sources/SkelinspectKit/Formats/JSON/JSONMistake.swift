/// Recognises what people write in JSON that JSON does not have.
enum JSONMistake {
  /// - Parameter wantsText: a value or a key could stand here.
  static func help(at position: Int, in source: SourceText, wantsText: Bool) -> String? {
    let next = position + 1 < source.count ? source[position + 1] : 0
    switch source[position] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
      return "JSON has no comments; a log has: rename the file to .log"
    case UInt8(ascii: "#"): return "JSON has no comments; YAML has: rename the file to .yaml"
    case UInt8(ascii: "'"): return "JSON wants double quotes"
    case 0xE2 where source.isCurlyQuote(at: position): return "JSON wants straight quotes, \""
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return isAfterComma(position, in: source) ? "remove the comma before it" : nil
    case UInt8(ascii: ","): return "remove the extra comma"
    case UInt8(ascii: "N") where next == UInt8(ascii: "a"), UInt8(ascii: "I"):
      return "JSON has no NaN and no Infinity; write a number"
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "N"): return "true, false and null are lower-case"
    case UInt8(ascii: "+") where wantsText: return "a number has no + before it in JSON"
    case UInt8(ascii: ".") where wantsText: return "a number has a digit before its point in JSON"
    case let letter where letter.isASCIILetter || letter == UInt8(ascii: "_"):
      return wantsText ? "text and keys need double quotes in JSON" : nil
    default: return nil
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "_.-+".utf8.contains(byte)
  }

  private static func isAfterComma(_ position: Int, in source: SourceText) -> Bool {
    var before = position - 1
    while before >= 0, [0x20, 0x0A, 0x0D, 0x09].contains(source[before]) { before -= 1 }
    return before >= 0 && source[before] == UInt8(ascii: ",")
  }
}

extension SourceText {
  /// One of “ ” „ ‟, which text editors write for `"`.
  func isCurlyQuote(at position: Int) -> Bool {
    position + 2 < count && self[position] == 0xE2 && self[position + 1] == 0x80
      && 0x9C...0x9F ~= self[position + 2]
  }
}
