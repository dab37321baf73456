import Testing

@testable import SkelinspectKit

@Suite("An error in XML")
struct XMLSyntaxErrorTests {
  @Test(
    "of nesting names both elements",
    arguments: [
      XMLMistake(
        "<a><subviews>‹<view› id=\"1\"><b/>«</subviews>»</a>", "<view> is not closed before </subviews>",
        help: "put </view> where <view> ends", note: "this start tag is never closed"),
      XMLMistake(
        "<a>‹<view›>«</veiw>»</a>", "</veiw> closes nothing: <view> is open",
        help: "write </view>, or remove it", note: "<view> starts here"),
      XMLMistake(
        "<a>‹<b›>«\n»", "the file ends, and <b> is never closed",
        help: "is the file complete? its last line should be </a>", note: "<b> starts here"),
      XMLMistake(
        "<a/>\n«</b>»", "</b> closes nothing: the root element is closed already", help: "remove it"),
      XMLMistake("«</b>»", "</b> closes nothing: no element is open", help: "remove it"),
    ])
  func nesting(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of a merge says what git left behind",
    arguments: [
      XMLMistake(
        "<a>\n«<<<<<<< HEAD»\n<b/>\n=======\n<c/>\n‹>>>>>>> main›\n</a>",
        "a merge conflict is not resolved: git left the line '<<<<<<< HEAD'",
        help: "keep one of the two sides, and remove git's marker lines", note: "the conflict ends here"),
      XMLMistake(
        "«<<<<<<< HEAD»\r\n<a/>", "a merge conflict is not resolved: git left the line '<<<<<<< HEAD'",
        help: "keep one of the two sides, and remove git's marker lines"),
      XMLMistake(
        "<a>\n<b>\n«>>>>>>> main»\n</a>",
        "a merge conflict is not resolved: git left the line '>>>>>>> main'",
        help: "keep one of the two sides, and remove git's marker lines"),
    ])
  func conflicts(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of attributes says which one",
    arguments: [
      XMLMistake(
        "<a ‹b›='1' «b»='2'/>", "the attribute 'b' appears twice in one tag", help: "remove one of them",
        note: "it appears here first"),
      XMLMistake(
        "<a b=«\"»1>\n<c d=\"2\"/></a>", "the value of 'b' has no closing quote",
        help: "close it where it ends"),
      XMLMistake("<a b=\"1«<»2\"/>", "'<' in an attribute's value is written &lt;", help: "write &lt;"),
      XMLMistake(
        "<a b=\"1 c=\"«2»\"/>", "an attribute's value is followed by neither a space nor the end of <a>",
        help: "is a quote missing or one too many?"),
      XMLMistake("<a b=«é»/>", "the value of 'b' is not in quotes", help: "write b=\"…\""),
      XMLMistake(
        "<a «bc» d='1'/>", "the attribute 'bc' has no value", help: "write =\"…\" after it, or remove it"),
      XMLMistake(
        "<a «bc»/>", "the attribute 'bc' has no value", help: "write =\"…\" after it, or remove it"),
      XMLMistake("<a «bc»=", "the attribute 'bc' has no value", help: "write =\"…\" after it, or remove it"),
      XMLMistake("<a «b»=\"1", "the value of 'b' has no closing quote", help: "close it where it ends"),
      XMLMistake("«<a» b=\"1\"", "the start tag <a> has no '>'", help: "is the file complete?"),
      XMLMistake(
        "<a><b\n«<»c/></a>", "the start tag <b> has no '>' before the next tag", help: "write > before it"),
      XMLMistake("<a «/» b='1'>", "'/' may only be before the '>' of <a>"),
      XMLMistake("<a «×»='1'/>", "'×' cannot stand here in the start tag <a>"),
      XMLMistake("<a b«×»='1'/>", "'×' cannot stand here in the name of an attribute"),
      XMLMistake("<a«×»/>", "'×' cannot stand here in the name of an element"),
    ])
  func attributes(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of references says what to write",
    arguments: [
      XMLMistake("<a>«&» b</a>", "a literal '&' is written &amp;", help: "write &amp;"),
      XMLMistake("<a>AT«&T»</a>", "a literal '&' is written &amp;", help: "write &amp;"),
      XMLMistake("<a b=\"c «&» d\"/>", "a literal '&' is written &amp;", help: "write &amp;"),
      XMLMistake("<a>b«&amp» c</a>", "&amp lacks its semicolon", help: "write &amp;"),
      XMLMistake("<a>«&#0;»</a>", "&#0; is not a character that XML allows", help: "remove it"),
      XMLMistake("<a b='«&#xFFFF;»'/>", "&#xFFFF; is not a character that XML allows", help: "remove it"),
      unknown("<a>«&nbsp;»</a>"), unknown("<a b='&lt;' c='d «&nbsp;»'/>"), unknown("<a>\n<b/>«&nbsp;»</a>"),
      unknown("<!DOCTYPE a SYSTEM 'b'><a>«&nbsp;»</a>"),
      unknown("<!DOCTYPE a SYSTEM 'b'><a b='&amp;«&nbsp;»'/>"),
    ])
  func references(_ mistake: XMLMistake) { mistake.expect() }

  private static func unknown(_ marked: String) -> XMLMistake {
    XMLMistake(
      marked, "XML does not know the entity &nbsp;",
      help: "write the character itself or its number, as &#160; "
        + "(XML's own entities are &amp;, &lt;, &gt;, &quot; and &apos;)")
  }
}
