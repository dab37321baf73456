import Testing

@testable import SkelinspectKit

@Suite("The encoding of XML")
struct XMLEncodingTests {
  @Test("may be UTF-8 or UTF-16, whatever its mark", arguments: TextEncodingTests.Encoding.allCases)
  func unicode(_ encoding: TextEncodingTests.Encoding) throws {
    let name = encoding == .utf8 || encoding == .utf8WithMark ? "utf-8" : "UTF-16"
    let tree = try readXML(encoding.bytes("<?xml version='1.0' encoding='\(name)'?><ä b='鷗'>😀</ä>"))
    #expect(tree.nameText(of: 0) == "ä")
    #expect(tree.attribute("b", of: 0).map(tree.text) == "鷗")
    #expect(tree.characters(of: 0) == "😀")
  }

  @Test(
    "may be one of a byte for each character, where the file says so",
    arguments: [
      ("ISO-8859-1", "\u{80}\u{A0}é\u{FF}"), ("iso-8859-1", "\u{80}\u{A0}é\u{FF}"),
      ("windows-1252", "€\u{A0}é\u{FF}"), ("Windows-1252", "€\u{A0}é\u{FF}"),
    ])
  func singleBytes(_ name: String, _ text: String) throws {
    let declaration = Array("<?xml version='1.0' encoding='\(name)'?>".utf8)
    let tree = try readXML(declaration + Array("<a>".utf8) + [0x80, 0xA0, 0xE9, 0xFF] + Array("</a>".utf8))
    #expect(tree.characters(of: 0) == text)
  }

  @Test(
    "of ASCII needs no more than its name", arguments: ["US-ASCII", "ISO-8859-1", "windows-1252", "utf8"])
  func ascii(_ name: String) throws {
    #expect(try readXML("<?xml version='1.0' encoding='\(name)'?><a>b</a>").characters(of: 0) == "b")
  }

  @Test(
    "that is not read is named where it is declared",
    arguments: [
      (
        "Shift_JIS",
        "the encoding 'Shift_JIS' is not read: UTF-8, UTF-16, ISO-8859-1, US-ASCII and windows-1252 are"
      ),
      ("UTF-16", "the file declares the encoding 'UTF-16', and its bytes are not UTF-16"),
      ("", "the encoding '' is not read: UTF-8, UTF-16, ISO-8859-1, US-ASCII and windows-1252 are"),
    ])
  func unknown(_ name: String, _ message: String) throws {
    let error = try #require(xmlError(in: "<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>"))
    #expect(error.message == message)
    #expect(error.range == 30..<30 + name.utf8.count)
  }

  @Test(
    "finds the first byte that is not a character of it",
    arguments: [
      (
        "US-ASCII", [0x41, 0xE9],
        "the byte 0xe9 is not a character of US-ASCII, the encoding that the file declares"
      ),
      (
        "windows-1252", [0xE9, 0x81],
        "the byte 0x81 is not a character of windows-1252, the encoding that the file declares"
      ),
      ("UTF-8", [0x41, 0xE9], "the byte 0xe9 is not UTF-8"),
    ] as [(String, [UInt8], String)])
  func wrongByte(_ name: String, _ bytes: [UInt8], _ message: String) throws {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
    let error = try #require(xmlError(in: head + bytes + Array("</a>".utf8)))
    #expect(error.message == message)
    #expect(error.range == head.count + 1..<head.count + 2)
  }
}
