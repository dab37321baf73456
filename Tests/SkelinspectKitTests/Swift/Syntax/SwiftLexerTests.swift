import Testing

@testable import SkelinspectKit

@Suite("Tokens of Swift code")
struct SwiftLexerTests {
  @Test("every byte has the class of what it begins")
  func classes() {
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      let expected: SwiftByteClass =
        switch Character(scalar) {
        case "a"..."z", "A"..."Z", "_", "$": .letter
        case _ where byte >= 0x80: .letter
        case "0"..."9": .digit
        case "\0": .zero
        case "\n", "\r": .newline
        case "/": .slash
        case "\"": .quote
        case "#": .hash
        case _ where "=-+!*%<>&|^~?.".unicodeScalars.contains(scalar): .sign
        case _ where byte <= 0x20 || byte == 0x7F: .space
        default: .punctuation
        }
      #expect(SwiftByteClass.of(byte) == expected, "0x\(String(byte, radix: 16))")
    }
  }

  @Test("every keyword is known, and no word that begins or ends like one")
  func keywords() {
    for keyword in SwiftKeyword.allCases where keyword != .none {
      let word = keyword == .read || keyword == .modify ? "_\(keyword)" : "\(keyword)"
      #expect(Self.keyword(of: word) == keyword)
      for other in [word + "s", "a" + word, word.uppercased(), String(word.dropLast()) + "_"] {
        #expect(Self.keyword(of: other) == .none || Self.keyword(of: other) != keyword, "\(other)")
      }
    }
    #expect(Self.keyword(of: "precedence_group") == .none)
    #expect(Self.keyword(of: "associatedviews") == .none)
  }

  private static func keyword(of word: String) -> SwiftKeyword {
    let source = SourceText(Array(word.utf8), named: "a")
    return SwiftTokens(source)[0].keyword
  }

  @Test(
    "brackets match whatever is missing",
    arguments: [
      ("( [ { } ] )", [5, 4, 3]), ("( ]", [1]), (") (", [1]), ("{ ( }", [3, 2]), ("{ ( } )", [3, 2]),
      ("\"\\( ( { \"", [8, 7, 6, 5]), ("[ ( ] )", [3, 2]),
    ])
  func brackets(_ code: String, _ closers: [Int]) {
    let source = SourceText(Array(code.utf8), named: "a")
    let tokens = SwiftTokens(source)
    #expect((0..<tokens.count).map(tokens.closer).enumerated().filter { $0 != $1 }.map(\.1) == closers)
  }
}
