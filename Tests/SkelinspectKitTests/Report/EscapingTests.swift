import Testing

@testable import SkelinspectKit

@Suite("Escaping")
struct EscapingTests {
  @Test(
    "for XML",
    arguments: [
      ("plain ä 漢", "plain ä 漢"), ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;'"), ("\t\r\n", "&#9;&#13;&#10;"),
      ("a\u{00}\u{0B}\u{FFFE}b", "ab"), ("\u{202E}\u{7F}\u{9B}", "&#x202e;&#x7f;&#x9b;"), ("]]>", "]]&gt;"),
    ])
  func xml(_ text: String, _ escaped: String) { #expect(text.escapedInXML == escaped) }

  @Test(
    "for terminals shows what is invisible",
    arguments: [
      ("pay\u{200B}ments", #"pay\u{200b}ments"#), ("sta\u{200D}tion", #"sta\u{200d}tion"#),
      ("\u{AD}a\u{2060}b\u{FEFF}", #"\u{ad}a\u{2060}b\u{feff}"#), ("a\u{3164}\u{34F}", #"a\u{3164}\u{34f}"#),
      ("a\u{FE0F}1\u{FE0F}", #"a\u{fe0f}1\u{fe0f}"#), ("a\u{200D}👩", "a\\u{200d}👩"),
      ("🏴\u{E0067}\u{E007F}", #"🏴\u{e0067}\u{e007f}"#), ("می\u{200C}", #"می\u{200c}"#),
    ])
  func invisible(_ text: String, _ escaped: String) { #expect(text.escapedForTerminal == escaped) }

  @Test(
    "leaves joiners that are seen",
    arguments: ["👨‍👩‍👧", "🏳️‍🌈", "🇩🇪", "👍🏽", "👩🏽‍🚀", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می\u{200C}خواهم", "ශ්\u{200D}රී", "葛\u{E0100}"])
  func joiners(_ text: String) {
    #expect(text.escapedForTerminal == text)
    #expect(text.escapedInXML == text)
    #expect(text.withoutControls == text)
    #expect(OrderedJSON.text(text).safeText == "\"\(text)\"\n")
  }

  @Test(
    "for URIs",
    arguments: [("a/b-c_d.e~f", "a/b-c_d.e~f"), ("ä %:?#", "%C3%A4%20%25%3A%3F%23"), ("\n", "%0A")])
  func percent(_ text: String, _ escaped: String) { #expect(text.percentEncoded == escaped) }

  @Test(
    "for Markdown",
    arguments: [
      ("UIView#a is: never", "UIView#a is: never"),
      ("a|b`c`*d*_e_[f]~g~\\", "a&#124;b\\`c\\`\\*d\\*\\_e\\_\\[f\\]\\~g\\~\\\\"),
      ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
      ("http://a www.b @c $d$", "http&#58;//a www&#46;b &#64;c &#36;d&#36;"),
      ("a\nb\u{1B}", "a\\\\nb\\\\u{1b}"),
    ])
  func markdown(_ text: String, _ escaped: String) { #expect(text.escapedInMarkdown == escaped) }

  @Test(
    "for JSON leaves values as they are and hides what terminals obey",
    arguments: [
      ("plain ä 漢 …", "\"plain ä 漢 …\""), ("\"\\\n\u{01}/", "\"\\\"\\\\\\n\\u0001/\""),
      ("\u{202E}\u{9B}\u{7F}\u{E0041}", "\"\\u202e\\u009b\\u007f\\udb40\\udc41\""),
    ])
  func json(_ text: String, _ escaped: String) {
    #expect(OrderedJSON.text(text).safeText == escaped + "\n")
  }

  @Test("of each scalar that terminals obey is done in JSON")
  func unsafeScalars() {
    for value in 0..<0x110000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isInvisible = scalar.properties.isDefaultIgnorableCodePoint
      if isInvisible { #expect(scalar.isUnsafeOnTerminals, "\(value)") }
      guard scalar.isUnsafeOnTerminals else { continue }
      let text = OrderedJSON.text(String(scalar)).safeText.dropLast()
      #expect(text.unicodeScalars.allSatisfy { !$0.isUnsafeOnTerminals }, "\(value)")
    }
  }

  @Test(
    "knows the terminal cells of a text",
    arguments: [
      ("abc", [1, 1, 1]), ("漢a", [2, 1]), ("e\u{301}x", [1, 1]), ("👨‍👩‍👧!", [2, 1]), ("🇩🇪", [2]), ("1️⃣", [2]),
      ("\u{1112}\u{1161}\u{11AB}", [2]), ("a\u{200D}b", [1, 8, 1]), ("a\tb", [1, 4, 1]), ("\u{1B}", [6]),
      ("👍🏽", [2]), ("", []),
    ])
  func cells(_ text: String, _ widths: [Int]) {
    let source = SourceText(Array(text.utf8), named: "")
    #expect(source.cells(0..<source.count).map(\.width) == widths)
  }

  @Test("counts bytes that are not UTF-8 as characters")
  func brokenText() {
    let cells = SourceText([0x61, 0xFF, 0xE2, 0x82, 0x62], named: "").cells(0..<5)
    #expect(cells.map(\.bytes) == [0..<1, 1..<2, 2..<4, 4..<5])
    #expect(cells.map(\.text) == ["a", "\u{FFFD}", "\u{FFFD}", "b"])
  }
}
