import Testing

@testable import SkelinspectKit

@Suite("The encoding of a text")
struct TextEncodingTests {
  enum Encoding: CaseIterable, Sendable {
    case utf8, utf8WithMark, bigEndian, bigEndianWithMark, littleEndian, littleEndianWithMark

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .utf8WithMark: Array("\u{FEFF}\(text)".utf8)
      case .bigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .bigEndianWithMark: Self.bigEndian.bytes("\u{FEFF}\(text)")
      case .littleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .littleEndianWithMark: Self.littleEndian.bytes("\u{FEFF}\(text)")
      }
    }
  }

  @Test("of YAML may be any, and places count UTF-8 without the mark", arguments: Encoding.allCases)
  func yaml(_ encoding: Encoding) throws {
    let bytes = encoding.bytes("é: '😀鷗'\r\nb: 1\n".replacing("é", with: "aé"))
    for name in ["text.yaml", "text.yml", "text", "-"] {
      let document = try DocumentReader.read(bytes, named: name)
      #expect(document.tapeText == "{@0 aé@0..<3 \"😀鷗\"@6..<13 b@16..<17 =1@19..<20 }")
      #expect(document.source.count == 21)
    }
  }

  @Test(
    "of YAML may be UTF-16 from its mark on, whatever the first character",
    arguments: [
      Encoding.bigEndianWithMark, .littleEndianWithMark, .utf8WithMark, .utf8,
    ])
  func firstCharacter(_ encoding: Encoding) throws {
    let document = try DocumentReader.read(encoding.bytes("鷗: 1"), named: "text.yaml")
    #expect(document.tapeText == "{@0 鷗@0..<3 =1@5..<6 }")
  }

  @Test("of JSON is UTF-8, with or without a mark", arguments: Encoding.allCases)
  func json(_ encoding: Encoding) throws {
    let bytes = encoding.bytes(#"{"é": "😀"}"#)
    guard encoding == .utf8 || encoding == .utf8WithMark else {
      let error = try #require(readError(in: bytes, named: "text.json"))
      #expect(error.diagnostics.map(\.rule) == ["syntax-error"])
      return
    }
    #expect(try DocumentReader.read(bytes, named: "text.json").tapeText == #"{@0 "é"@2..<4 "😀"@8..<12 }"#)
  }

  @Test("in UTF-16 does not matter where no name says JSON", arguments: Encoding.allCases)
  func sniffed(_ encoding: Encoding) throws {
    let document = try DocumentReader.read(encoding.bytes(#"{"a": "é\ud83d\ude00"}"#), named: "-")
    #expect(document.tapeText == #"{@0 "a"@2..<3 "é😀"@7..<21 }"#)
  }

  @Test(
    "in UTF-16 has no half of a surrogate pair",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xD83D], "half a surrogate pair in UTF-16"),
      ([0x61, 0x3A, 0x20, 0xD83D, 0x62, 0x0A], "half a surrogate pair in UTF-16"),
      ([0x61, 0x3A, 0x20, 0xDE00, 0xD83D, 0x0A], "half a surrogate pair in UTF-16"),
      ([0x61, 0x3A, 0x20, 0xD83D, 0xD83D, 0xDE00], "half a surrogate pair in UTF-16"),
    ] as [([UInt16], String)])
  func loneSurrogate(_ units: [UInt16], _ message: String) throws {
    let bytes = ([0xFEFF] + units).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let error = try #require(readError(in: bytes, named: "text.yaml"))
    #expect(error.diagnostics.map(\.message) == [message])
    #expect(error.description.hasPrefix("text.yaml:1:4: error: half a surrogate pair"))
  }

  @Test(
    "in UTF-16 takes two bytes a character",
    arguments: [
      [0xFE, 0xFF, 0x00], [0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x61, 0x00, 0x3A],
    ] as [[UInt8]])
  func oddLength(_ bytes: [UInt8]) throws {
    let error = try #require(readError(in: bytes, named: "text.yaml"))
    #expect(error.diagnostics.map(\.message) == ["the UTF-16 text ends in the middle of a character"])
  }

  @Test(
    "may be all that there is",
    arguments: [
      [], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE],
    ] as [[UInt8]])
  func empty(_ bytes: [UInt8]) throws {
    for name in ["text.yaml", "text.txt"] {
      let error = try #require(readError(in: bytes, named: name))
      #expect(
        error.diagnostics.map(\.message) == ["no hierarchy in the file: it is empty or holds comments only"])
      #expect(error.diagnostics.map(\.rule) == ["invalid-value"])
    }
  }
}
