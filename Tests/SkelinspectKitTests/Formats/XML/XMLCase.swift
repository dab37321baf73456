import Testing

/// A text that XML 1.0 allows or not, by the section that says so.
struct XMLCase: Sendable, CustomTestStringConvertible {
  let section: String
  let bytes: [UInt8]

  init(_ section: String, _ text: String) { self.init(section, bytes: Array(text.utf8)) }

  init(_ section: String, bytes: [UInt8]) { (self.section, self.bytes) = (section, bytes) }

  var testDescription: String {
    "\(section): \(String(decoding: bytes.prefix(60), as: UTF8.self).debugDescription)"
  }

  static let accepted = [
    XMLCase("2.1 document", "<a/>"),
    XMLCase("2.1 document", "<a></a>\n\n"),
    XMLCase("2.2 characters", "<a>\t\r\n \u{7F}\u{85}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}</a>"),
    XMLCase("2.3 names", "<_a.b-c·1/>"),
    XMLCase("2.3 names", "<ü 鷗=\"1\"/>"),
    XMLCase("2.3 names", "<:a:b/>"),
    XMLCase("2.3 values", "<a b='\"' c=\"'\"/>"),
    XMLCase("2.4 character data", "<a>]] > ]&gt; &amp;&lt;&gt;&quot;&apos;</a>"),
    XMLCase("2.4 character data", "<a b=']]>'/>"),
    XMLCase("2.5 comments", "<!----><a><!-- < & ]]> - -></ --></a><!-- b -->"),
    XMLCase("2.6 instructions", "<?b?><a><?b <c & ?></a><?xml-stylesheet?>"),
    XMLCase("2.7 CDATA", "<a><![CDATA[<b>&c;]]]]><![CDATA[>]]></a>"),
    XMLCase("2.7 CDATA", "<a><![CDATA[]]></a>"),
    XMLCase("2.8 prolog", "<?xml version='1.0'?><a/>"),
    XMLCase("2.8 prolog", "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a/>"),
    XMLCase("2.8 prolog", "<!DOCTYPE a><a/>"),
    XMLCase("2.8 prolog", "<!DOCTYPE a SYSTEM \"a.dtd\"><a/>"),
    XMLCase("2.8 prolog", "<!DOCTYPE a PUBLIC \"-//A//EN\" 'http://a/>'><a/>"),
    XMLCase("2.10 white space", "<a xml:space='preserve'> </a>"),
    XMLCase("2.11 line ends", "<a\r\nb='1'\r>\r</a\n>"),
    XMLCase("3.1 tags", "<a b = '1'\tc\n=\n'2' />"),
    XMLCase("3.1 tags", "<a b='>/>'></a >"),
    XMLCase("3.1 tags", "<a b='' c=''></a>"),
    XMLCase("4.1 references", "<a b='&#9;&#xA;&#x10FFFF;'>&#169;&#xa9;&#x0000041;</a>"),
    XMLCase("4.3.3 encoding", bytes: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)),
  ]
}
