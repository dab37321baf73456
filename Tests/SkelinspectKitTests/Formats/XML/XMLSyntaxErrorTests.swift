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
        "<a b='1' «b»='2'/>", "the attribute 'b' appears twice in one tag", help: "remove one of them")
    ])
  func attributes(_ mistake: XMLMistake) { mistake.expect() }

  @Test(
    "of references says what to write",
    arguments: [
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
