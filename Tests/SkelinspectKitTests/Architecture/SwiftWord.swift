import Foundation

/// A name, keyword or mark of Swift code; comments and the letters of strings are none, what is
/// interpolated into a string is.
struct SwiftWord {
  let text: Substring
  let line: Int

  var isName: Bool { text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false }

  static func words(of code: String) -> [SwiftWord] {
    var lexer = SwiftLexer(rest: Substring(code))
    return lexer.words()
  }
}

/// Cuts Swift code into words; knows as much of strings as it takes to find where they end.
private struct SwiftLexer {
  var rest: Substring
  private var line = 1
  private var found: [SwiftWord] = []
  /// Open parentheses, and for each interpolation the string that goes on after it.
  private var strings: [(parentheses: Int, quote: Substring, hashes: Int)] = []
  private var parentheses = 0

  init(rest: Substring) { self.rest = rest }

  mutating func words() -> [SwiftWord] {
    while let first = rest.utf8.first {
      switch first {
      case UInt8(ascii: "\n"), UInt8(ascii: " "): skip(1)
      case UInt8(ascii: "/") where rest.hasPrefix("//"):
        skip(rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)
      case UInt8(ascii: "/") where rest.hasPrefix("/*"):
        skip(rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex)
      case UInt8(ascii: "\""): openString(hashes: 0)
      case UInt8(ascii: "#") where rest.drop(while: { $0 == "#" }).hasPrefix("\""):
        let hashes = rest.prefix { $0 == "#" }.count
        skip(hashes)
        openString(hashes: hashes)
      case UInt8(ascii: "("):
        parentheses += 1
        take(1)
      case UInt8(ascii: ")"):
        parentheses -= 1
        take(1)
        if let string = strings.last, string.parentheses == parentheses {
          strings.removeLast()
          goThroughString(string.quote, hashes: string.hashes)
        }
      case let byte where Self.isLetter(byte): take(rest.utf8.prefix(while: Self.isLetter).count)
      default: take(1)
      }
    }
    return found
  }

  private mutating func openString(hashes: Int) {
    let quote = rest.prefix(rest.hasPrefix("\"\"\"") ? 3 : 1)
    skip(quote.count)
    goThroughString(quote, hashes: hashes)
  }

  /// Up to its end, or up to code that is interpolated.
  private mutating func goThroughString(_ quote: Substring, hashes: Int) {
    let escape = "\\" + String(repeating: "#", count: hashes)
    let end = quote + String(repeating: "#", count: hashes)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      guard rest.hasPrefix(escape) else {
        skip(1)
        continue
      }
      skip(escape.count)
      if rest.hasPrefix("(") {
        strings.append((parentheses, quote, hashes))
        parentheses += 1
        return take(1)
      }
      if !rest.isEmpty { skip(1) }
    }
    skip(min(end.count, rest.count))
  }

  private mutating func take(_ count: Int) {
    let end = rest.utf8.index(rest.startIndex, offsetBy: count)
    found.append(SwiftWord(text: rest[..<end], line: line))
    skip(end)
  }

  private mutating func skip(_ count: Int) { skip(rest.index(rest.startIndex, offsetBy: count)) }

  private mutating func skip(_ end: Substring.Index) {
    line += rest[..<end].utf8.count { $0 == UInt8(ascii: "\n") }
    rest = rest[end...]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
