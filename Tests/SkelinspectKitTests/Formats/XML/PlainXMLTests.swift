import Testing

@testable import SkelinspectKit

@Suite("XML that is written plainly")
struct PlainXMLTests {
  private static let files = Fixture.files(
    in: "Tests/Fixtures/interface-builder", endings: ["storyboard", "xib"])

  @Test("is read as Expat reads it", arguments: files)
  func sameElements(_ fixture: Fixture) throws {
    guard let source = try? DocumentReader.source(of: try fixture.bytes, named: fixture.name),
      let plain = try PlainXMLReader.read(source)
    else { return }
    #expect(plain.isSame(as: try XMLReader.readThroughExpat(source)))
  }

  @Test("is most of what Xcode saves")
  func mostFiles() throws {
    let sources = Self.files.compactMap {
      try? DocumentReader.source(of: $0.bytes, named: $0.name)
    }
    let plain = try sources.filter { try PlainXMLReader.read($0) != nil }
    #expect(plain.count > sources.count * 2 / 3)
  }

  private static let pieces = [
    "<", ">", "&", "\"", "'", "/", "=", " ", "\n", "\r\n", "\t", "\0", "\u{1}", "\u{7F}", "é", "\u{FFFE}",
    "]]>", "]", "--", "<!-- a -->", "<!-- a -- b -->", "<![CDATA[x<y]]>", "<?pi x?>", "<!DOCTYPE d>", "&amp;",
    "&amp", "&#65;", "&#x41;", "&#0;", "&#xFFFE;", "&#xD800;", "&no;", "<a/>", "</view>", "<view>", " id='x'",
    " a='1' a='2'", " a=b", " a = 'b'", "a", ":", "-", ".", "1", "<é/>", "<a></a >", "<a ></a>", "\u{FEFF}",
  ]

  @Test("is read as Expat reads it, or left to it, with pieces put in or taken out", arguments: 0..<8)
  func mutated(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = try Self.files.map { try $0.bytes }.filter { $0.count < 20_000 }
    for _ in 0..<scaled(1000) {
      var bytes = texts.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
        let place = bytes.indices.randomElement(using: &random) ?? 0
        let end = min(place + Int.random(in: 0...4, using: &random), bytes.count)
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(place..<end, with: Bool.random(using: &random) ? Array(piece.utf8) : [])
      }
      let source = SourceText(bytes, named: "mutated.xib")
      guard let plain = try PlainXMLReader.read(source) else { continue }
      let expected = try? XMLReader.readThroughExpat(source)
      #expect(expected.map(plain.isSame) == true, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(
    "is not what may be a mistake, or needs a second look",
    arguments: [
      "", "a", "<a>", "<a/>b", "<a/><b/>", "<a></b>", "<a", "<a b>", "<a b=c/>", "<a b='1'c='2'/>",
      "<a b='1' b='2'/>", "<a b='<'/>", "<a b='&'/>", "<a>]]></a>", "<a>\u{1}</a>", "<a><!-- -- --></a>",
      "<a><![CDATA[]]></a>", "<?b?><a/>", "<!DOCTYPE a><a/>", "<é/>", "<a:b/>", "<a b = '1'/>", "<a></a >",
      "<?xml version='1.1'?><a/>", "\u{FEFF}<a/>", "<a>&#xFFFF;</a>", "<a>\u{FFFF}</a>", "<a>&b;</a>",
    ])
  func doubts(_ text: String) throws {
    #expect(try PlainXMLReader.read(SourceText(Array(text.utf8), named: "a.xib")) == nil)
  }

  @Test(
    "is what Xcode writes, and people change",
    arguments: [
      "<a/>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b=\"1\" c='2>'>é &amp; ]] &#10;<b/><!-- - --></a>\n",
      "<a\n\tb='é&lt;'\r\n></a>", "\n<!--a--><a><a><a/></a></a>", "<_a.b-1 c.d='' e-f=''/>",
    ])
  func plain(_ text: String) throws {
    let source = SourceText(Array(text.utf8), named: "a.xib")
    let plain = try #require(try PlainXMLReader.read(source))
    #expect(plain.isSame(as: try XMLReader.readThroughExpat(source)))
  }
}

extension XMLTree {
  fileprivate func isSame(as other: XMLTree) -> Bool {
    elements.elementsEqual(other.elements) { one, two in
      one.nameStart == two.nameStart && one.nameCount == two.nameCount && one.parent == two.parent
        && one.end == two.end && one.attributesStart == two.attributesStart
        && one.attributesEnd == two.attributesEnd && one.contentStart == two.contentStart
        && one.contentEnd == two.contentEnd
    } && attributes.elementsEqual(other.attributes) { $0.name == $1.name && $0.value == $1.value }
  }
}
