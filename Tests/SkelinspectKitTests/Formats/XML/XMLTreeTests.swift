import Testing

@testable import SkelinspectKit

@Suite("A tree of XML")
struct XMLTreeTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- <no/> -->
    <document version='3.0'>
        <view  key = "view"\tid="i5M-Pr-FkT" text="a &lt; b&#10;ü>/" >
            <rect key="frame" x="0.0"/>é&amp;<![CDATA[<x a="1">]]><b
    ></b >
        </view>
        <view/>
    </document>
    <?end?>

    """

  private let tree: XMLTree

  init() throws { tree = try XMLReader.read(SourceText(Array(Self.text.utf8), named: "text.xml")) }

  @Test("lists its elements, parents before children")
  func order() {
    #expect(tree.elements.indices.map(tree.nameText) == ["document", "view", "rect", "b", "view"])
    #expect(tree.elements.indices.map(tree.parent) == [nil, 0, 1, 1, 0])
    #expect(tree.elements.indices.map(tree.end) == [5, 4, 3, 4, 5])
    #expect(tree.root == 0)
    #expect(Array(tree.children(of: 0)) == [1, 4])
    #expect(Array(tree.children(of: 1)) == [2, 3])
    #expect(Array(tree.children(of: 2)).isEmpty)
  }

  @Test("knows the bytes of each element")
  func elementBytes() {
    let source = tree.source
    #expect(tree.elements.indices.allSatisfy { source[tree.start(of: $0)] == UInt8(ascii: "<") })
    #expect(source.string(tree.content(of: 3)) == "")
    #expect(source.string(tree.range(of: 3)) == "<b\n></b >")
    #expect(source.string(tree.range(of: 2)) == #"<rect key="frame" x="0.0"/>"#)
    #expect(source.string(tree.content(of: 2)) == "")
    #expect(source.string(tree.content(of: 1)).hasPrefix("\n        <rect"))
    #expect(source.string(tree.content(of: 1)).hasSuffix("</b >\n    "))
    #expect(source.string(tree.range(of: 0)).hasSuffix("</document>"))
    #expect(tree.elements.indices.map(tree.hasOneTag) == [false, false, true, false, true])
    #expect(tree.isNamed(1, "view") && !tree.isNamed(1, "vie") && !tree.isNamed(1, "views"))
  }

  @Test("knows the bytes of each attribute")
  func attributeBytes() throws {
    let names = Array(tree.attributes(of: 1).map { tree.source.string($0.name) })
    let values = Array(tree.attributes(of: 1).map { tree.source.string($0.value) })
    #expect(names == ["key", "id", "text"])
    #expect(values == ["view", "i5M-Pr-FkT", "a &lt; b&#10;ü>/"])
    #expect(tree.attributes(of: 4).isEmpty)
    let text = try #require(tree.attribute("text", of: 1))
    #expect(tree.text(of: text) == "a < b\nü>/")
    #expect(!tree.source.isDecodedXML(text.value))
    #expect(tree.attribute("tex", of: 1) == nil && tree.attribute("id", of: 0) == nil)
    #expect(tree.attribute("version", of: 0).map(tree.text) == "3.0")
  }

  @Test("gives an element's own text only")
  func characters() {
    let words = tree.characters(of: 1).split { $0 == " " || $0 == "\n" }.joined()
    #expect(words == #"é&<xa="1">"#)
    #expect(tree.characters(of: 3) == "")
    #expect(tree.characters(of: 2) == "")
  }
}
