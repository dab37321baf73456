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

  @Test("of ASCII needs no more than its name", arguments: ["US-ASCII", "utf8"])
  func ascii(_ name: String) throws {
    #expect(try readXML("<?xml version='1.0' encoding='\(name)'?><a>b</a>").characters(of: 0) == "b")
  }

  @Test(
    "that is not read is named where it is declared",
    arguments: [
      ("ISO-8859-1", "the encoding 'ISO-8859-1' is not read: UTF-8 and UTF-16 are"),
      ("UTF-16", "the file declares the encoding 'UTF-16', and its bytes are not UTF-16"),
      ("", "the encoding '' is not read: UTF-8 and UTF-16 are"),
    ])
  func unknown(_ name: String, _ message: String) throws {
    let error = try #require(xmlError(in: "<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>"))
    #expect(error.message == message)
    #expect(error.range == 30..<30 + name.utf8.count)
  }

  @Test(
    "finds the first byte that is not a character of it",
    arguments: [
      ("UTF-8", [0x41, 0xE9], "the byte 0xe9 is not UTF-8")
    ] as [(String, [UInt8], String)])
  func wrongByte(_ name: String, _ bytes: [UInt8], _ message: String) throws {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
    let error = try #require(xmlError(in: head + bytes + Array("</a>".utf8)))
    #expect(error.message == message)
    #expect(error.range == head.count + 1..<head.count + 2)
  }
}
