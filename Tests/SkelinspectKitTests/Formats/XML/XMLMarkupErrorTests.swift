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
      XMLMistake(
        "«t»ype: UIView", "this is not XML: a file begins with a tag, not with text"),
      XMLMistake(
        "‹<a›/>\n«text» more", "more follows after the root element <a> is closed",
        help: "an XML file has one root element: remove what follows </a>",
        note: "the root element starts here"),
      XMLMistake(
        "‹<a›></a>«<b/>»", "more follows after the root element <a> is closed",
        help: "an XML file has one root element: remove what follows </a>",
        note: "the root element starts here"),
      XMLMistake(
        "\n«<?xml» version='1.0'?><a/>", "the XML declaration may only be at the very beginning of a file",
        help: "remove what is before it, blank lines too"),
      XMLMistake(
        "<a>«<?xml» version='1.0'?></a>", "the XML declaration may only be at the very beginning of a file",
        help: "remove it"),
    ])
  func documents(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of text, comments and the like stands where they break",
    arguments: [
      XMLMistake("<a>b «<» c</a>", "a literal '<' is written &lt;", help: "write &lt;"),
      XMLMistake("<a>é«]]>»</a>", "']]>' in text is written ]]&gt;", help: "write ]]&gt;"),
      XMLMistake("<a>é«\u{1}»</a>", "XML does not allow the character U+0001", help: "remove it"),
      XMLMistake("<a b='é«\u{FFFF}»'/>", "XML does not allow the character U+FFFF", help: "remove it"),
      XMLMistake("«\u{0}»<a/>", "XML does not allow the character U+0000", help: "remove it"),
      XMLMistake(
        "<a><!-- b «--» --></a>", "'--' is in a comment, where XML allows it only as part of -->",
        help: "write one hyphen"),
      XMLMistake("<a>«<!--» b</a>", "this comment is never closed", help: "write --> where it ends"),
      XMLMistake(
        "<a>«<![CDATA[»b</a>", "this CDATA section is never closed", help: "write ]]> where it ends"),
      XMLMistake(
        "<a>«<?b» c</a>", "this processing instruction is never closed", help: "write ?> where it ends"),
      XMLMistake(
        "<a>«<?» b?></a>",
        "this processing instruction is not well-formed: a name of its own follows <? at once",
        help: "remove it"),
      XMLMistake("<a></a «b»>", "the end tag </a> holds more than its name"),
      XMLMistake("<a>«</»", "this end tag has no '>'", help: "is the file complete?"),
    ])
  func markup(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of a document type declaration is what it declares",
    arguments: [
      XMLMistake(
        "<!DOCTYPE a [\n«<!ENTITY» lol 'lol'>\n<!ENTITY b '&lol;&lol;'>]><a>&b;</a>",
        "an entity is declared here: Interface Builder files have none, and skelinspect expands none",
        help: "remove the declaration, and write out what it stands for"),
      XMLMistake(
        "<!DOCTYPE a [«<!ENTITY» b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
        "an entity is declared here: Interface Builder files have none, and skelinspect expands none",
        help: "remove the declaration, and write out what it stands for"),
      XMLMistake(
        "<!DOCTYPE a [<!-- --> «<!ENTITY» % b SYSTEM 'http://b'>%b;]><a/>",
        "an entity is declared here: Interface Builder files have none, and skelinspect expands none",
        help: "remove the declaration, and write out what it stands for"),
      XMLMistake(
        "<!-- --> «<!DOCTYPE» a [<!ATTLIST a b CDATA 'c'>]><a/>",
        "a document type declaration with declarations of its own: Interface Builder files have none",
        help: "remove the part in brackets"),
      XMLMistake(
        "«<!DOCTYPE» a []><a/>",
        "a document type declaration with declarations of its own: Interface Builder files have none",
        help: "remove the part in brackets"),
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
}
