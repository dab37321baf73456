import Testing

@testable import SkelinspectKit

@Suite("The text of XML")
struct XMLTextTests {
  @Test(
    "of an attribute has spaces for white space, and references resolved (3.3.3)",
    arguments: [
      ("", ""), ("b", "b"), ("a\tb\nc\r\nd\re", "a b c d e"), ("&#9;&#10;&#13;", "\t\n\r"),
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#x1F600;&#252;", "😀ü"), ("  a  ", "  a  "),
      ("&amp;lt;", "&lt;"), (">/>]]>", ">/>]]>"),
    ])
  func attributes(_ written: String, _ text: String) throws {
    let tree = try readXML("<a b=\"\(written)\"/>")
    let attribute = try #require(tree.attribute("b", of: 0))
    #expect(tree.text(of: attribute).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(tree.source.string(attribute.value) == written)
    if tree.source.isDecodedXML(attribute.value) { #expect(written == text) }
  }

  @Test(
    "of an element has its line ends normalized (2.11) and is its own",
    arguments: [
      ("", ""), (" b ", " b "), ("a\r\nb\rc\n", "a\nb\nc\n"), ("&#13;&#10;", "\r\n"), ("a<b>c</b>d", "ad"),
      ("<b/>c<b></b >d<b\n/>", "cd"), ("a<!-- b -->c<?d e?>f", "acf"), ("<![CDATA[<&amp;\r\n]]>", "<&amp;\n"),
      ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"), ("<!-- <b> --><![CDATA[<b>]]>", "<b>"),
      ("<b><b>1</b>2</b>3", "3"), ("&amp;amp;", "&amp;"), ("<b c='>'/>d", "d"),
    ])
  func elements(_ written: String, _ text: String) throws {
    let tree = try readXML("<a>\(written)</a>")
    #expect(tree.characters(of: 0).unicodeScalars.elementsEqual(text.unicodeScalars))
    if tree.source.isDecodedXML(tree.content(of: 0)), tree.end(of: 0) == 1 { #expect(written == text) }
  }
}
