import Testing

@testable import SkelinspectKit

@Suite("Hostile XML", .serialized)
struct XMLLimitTests {
  @Test("is taken up to 10,000 elements deep", arguments: [10_000, 10_001, hostileCount])
  func depth(_ depth: Int) throws {
    let text = repeated("<a>", depth) + repeated("</a>", depth)
    guard depth > Limits.xmlDepth else {
      let tree = try readXML(text)
      #expect(
        tree.elements.count == depth && tree.parent(of: depth - 1) == depth - 2 && tree.end(of: 0) == depth)
      return
    }
    let error = try #require(soon { xmlError(in: text) })
    #expect(error.message == "nested deeper than 10000 elements, the limit for XML")
    #expect(error.range == 30_000..<30_001)
  }

  /// A text, and how many elements and attributes it has.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let elements: Int
    let attributes: Int
    let text: @Sendable () -> String
  }

  static let inputs = [
    Input(testDescription: "attributes on one tag", elements: 1, attributes: hostileCount) {
      "<a" + (0..<hostileCount).map { " b\($0)='1'" }.joined() + "/>"
    },
    Input(testDescription: "siblings", elements: hostileCount + 1, attributes: 0) { wrapped("<b/>") },
    Input(testDescription: "entities", elements: 1, attributes: 0) { wrapped("&amp;") },
    Input(testDescription: "comments", elements: 1, attributes: 0) { wrapped("<!-- <b> -->") },
    Input(testDescription: "sections of CDATA", elements: 1, attributes: 0) { wrapped("<![CDATA[<b>]]>") },
    Input(testDescription: "bytes of one comment", elements: 1, attributes: 0) {
      "<a><!--" + repeated(" <b> ", hostileCount) + "--></a>"
    },
    Input(testDescription: "bytes of one text", elements: 1, attributes: 0) { wrapped("é\r\n") },
    Input(testDescription: "bytes of one attribute", elements: 1, attributes: 1) {
      "<a b='" + repeated("&lt;\n", hostileCount) + "'/>"
    },
    Input(testDescription: "bytes of one name", elements: 1, attributes: 0) {
      "<" + repeated("é", hostileCount) + "/>"
    },
  ]

  @Test("of very many of anything is read soon", arguments: inputs)
  func many(_ input: Input) throws {
    let text = input.text()
    let tree = try soon { try readXML(text) }
    #expect(tree.elements.count == input.elements && tree.attributes.count == input.attributes)
    soon { #expect(tree.characters(of: 0).utf8.count <= text.utf8.count) }
    if let attribute = tree.attributes.last {
      #expect(tree.text(of: attribute).utf8.count <= text.utf8.count)
    }
  }

  @Test(
    "that breaks at its end is refused soon, in a short message",
    arguments: ["<b/>", "<b c='", "&", "<!--", "<![CDATA[", "<?b", "<b c='1'", "é", "]]", "</b", "<<<<<<<\n"])
  func broken(_ piece: String) throws {
    for text in [
      "<a>" + repeated(piece, hostileCount), "<a " + repeated(piece, hostileCount),
      repeated(piece, hostileCount),
    ] {
      let error = try #require(soon { xmlError(in: text) })
      #expect(error.message.utf8.count < 250 && error.help?.utf8.count ?? 0 < 250)
      #expect(error.range.upperBound <= text.utf8.count)
    }
  }

  @Test("of bombs does not go off")
  func bombs() throws {
    let laughs = (1...30).map { "<!ENTITY a\($0) '&a\($0 - 1);&a\($0 - 1);'>" }.joined()
    #expect(soon { xmlError(in: "<!DOCTYPE a [<!ENTITY a0 'ha'>\(laughs)]><a>&a30;</a>") } != nil)
    let blowup = "<!DOCTYPE a [<!ENTITY b '\(repeated("b", 100_000))'>]><a>\(repeated("&b;", 100_000))</a>"
    #expect(soon { xmlError(in: blowup) } != nil)
  }

  private static func wrapped(_ piece: String) -> String { "<a>" + repeated(piece, hostileCount) + "</a>" }
}

private func repeated(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }
