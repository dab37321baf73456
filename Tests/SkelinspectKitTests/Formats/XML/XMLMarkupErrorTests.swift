import Testing

@testable import SkelinspectKit

@Suite("An error in XML's markup")
struct XMLMarkupErrorTests {
  @Test(
    "of the whole file says what it lacks",
    arguments: [
      XMLMistake("«»", "the file is empty"),
      XMLMistake("«» \n", "the file is empty"),
      XMLMistake("<!-- a --«>»", "the file holds no element"),
      notValid("«t»ype: UIView"), notValid("<a/>\n«t»ext more"), notValid("<a></a>«<»b/>"),
      notValid("\n«<»?xml version='1.0'?><a/>"), notValid("<a>«<»?xml version='1.0'?></a>"),
    ])
  func documents(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of text, comments and the like stands where they break",
    arguments: [
      notValid("<a>b <« »c</a>"), notValid("<a>é]]«>»</a>"),
      XMLMistake("<a>é«\u{1}»</a>", "XML does not allow the character U+0001", help: "remove it"),
      XMLMistake("<a b='é«\u{FFFF}»'/>", "XML does not allow the character U+FFFF", help: "remove it"),
      XMLMistake("«\u{0}»<a/>", "XML does not allow the character U+0000", help: "remove it"),
      notValid("<a><!-- b --« »--></a>"), notValid("<a><?« »b?></a>"), notValid("<a></a «b»>"),
      unclosed("<a>«<!--» b</a>"), unclosed("<a><![CDATA[b</a>«»"), unclosed("<a>«<?b» c</a>"),
      unclosed("<a>«</»"),
    ])
  func markup(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of a document type declaration is that it declares something",
    arguments: [
      declares("<!DOCTYPE a «[»\n<!ENTITY lol 'lol'>\n<!ENTITY b '&lol;&lol;'>]><a>&b;</a>"),
      declares("<!DOCTYPE a «[»<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"),
      declares("<!DOCTYPE a «[»<!-- --> <!ENTITY % b SYSTEM 'http://b'>%b;]><a/>"),
      declares("<!-- --> <!DOCTYPE a «[»<!ATTLIST a b CDATA 'c'>]><a/>"), declares("<!DOCTYPE a «[»]><a/>"),
    ])
  func doctypes(_ mistake: XMLMistake) { mistake.expect() }

  @Test("leaves XInclude and whatever else names a file as it stands")
  func include() throws {
    let text =
      "<a xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include href=\"/etc/passwd\" parse=\"text\"/></a>"
    let tree = try readXML(text)
    #expect(tree.elements.count == 2 && tree.characters(of: 0).isEmpty)
    #expect(tree.nameText(of: 1) == "xi:include")
  }

  private static func notValid(_ marked: String) -> XMLMistake {
    XMLMistake(
      marked, "the text is not valid XML here",
      help: "is a quote missing? a literal & is written &amp;, and a literal < &lt;")
  }

  private static func unclosed(_ marked: String) -> XMLMistake {
    XMLMistake(marked, "the file ends, and this is never closed", help: "is the file complete?")
  }

  private static func declares(_ marked: String) -> XMLMistake {
    XMLMistake(
      marked, "a document type declaration with declarations of its own: Interface Builder files have none",
      help: "remove the part in brackets")
  }
}
