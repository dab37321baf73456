extension XMLCase {
  static let refused = documents + characters + markup + tags + references + declarations

  private static let documents = [
    XMLCase("2.1 document", ""),
    XMLCase("2.1 document", " \n"),
    XMLCase("2.1 document", "<!-- a -->"),
    XMLCase("2.1 document", "<?xml version='1.0'?>"),
    XMLCase("2.1 document", "text"),
    XMLCase("2.1 document", "<a/>text"),
    XMLCase("2.1 document", "<a/><b/>"),
    XMLCase("2.1 document", "<a/>&amp;"),
    XMLCase("2.1 document", "<a/><![CDATA[b]]>"),
    XMLCase("2.1 document", "<a/></a>"),
    XMLCase("2.1 document", "</a>"),
    XMLCase("2.1 document", "<a>"),
    XMLCase("2.1 document", "<a><b></a></b>"),
  ]

  private static let characters = [
    XMLCase("2.2 characters", "<a>\u{0}</a>"),
    XMLCase("2.2 characters", "\u{0}<a/>"),
    XMLCase("2.2 characters", "<\u{0}a/>"),
    XMLCase("2.2 characters", "<a>\u{1F}</a>"),
    XMLCase("2.2 characters", "<a b='\u{8}'/>"),
    XMLCase("2.2 characters", "<a><!-- \u{C} --></a>"),
    XMLCase("2.2 characters", "<a>\u{FFFE}</a>"),
    XMLCase("2.2 characters", "<a b='\u{FFFF}'/>"),
    XMLCase("4.3.3 encoding", bytes: Array("<a>".utf8) + [0xFF] + Array("</a>".utf8)),
    XMLCase("4.3.3 encoding", bytes: Array("<a b='".utf8) + [0xC0, 0x80] + Array("'/>".utf8)),
    XMLCase("4.3.3 encoding", bytes: Array("<a>".utf8) + [0xED, 0xA0, 0x80] + Array("</a>".utf8)),
    XMLCase(
      "4.3.3 encoding", bytes: Array("<a><!--".utf8) + [0xF4, 0x90, 0x80, 0x80] + Array("--></a>".utf8)),
    XMLCase("4.3.3 encoding", bytes: Array("<a><?b ".utf8) + [0xE2, 0x82] + Array("?></a>".utf8)),
    XMLCase("4.3.3 encoding", bytes: Array("<".utf8) + [0xC3] + Array("/>".utf8)),
    XMLCase("4.3.3 encoding", bytes: Array("<a>".utf8) + [0xE2, 0x82]),
  ]

  private static let markup = [
    XMLCase("2.4 character data", "<a>]]></a>"),
    XMLCase("2.4 character data", "<a>a < b</a>"),
    XMLCase("2.4 character data", "<a>a & b</a>"),
    XMLCase("2.4 character data", "<a>AT&T</a>"),
    XMLCase("2.5 comments", "<a><!-- -- --></a>"),
    XMLCase("2.5 comments", "<a><!-- b ---></a>"),
    XMLCase("2.5 comments", "<a><!-- b </a>"),
    XMLCase("2.5 comments", "<a/><!-- b"),
    XMLCase("2.5 comments", "<a><!- b --></a>"),
    XMLCase("2.6 instructions", "<a><? b?></a>"),
    XMLCase("2.6 instructions", "<a><?b </a>"),
    XMLCase("2.6 instructions", "<a><?XML b?></a>"),
    XMLCase("2.7 CDATA", "<a><![CDATA[b</a>"),
    XMLCase("2.7 CDATA", "<a><![cdata[b]]></a>"),
  ]

  private static let tags = [
    XMLCase("2.3 names", "<1/>"), XMLCase("2.3 names", "<-a/>"), XMLCase("2.3 names", "<a×/>"),
    XMLCase("2.3 names", "<a 1='2'/>"),
    XMLCase("2.3 values", "<a b='<'/>"), XMLCase("2.3 values", "<a b='c\"/>"),
    XMLCase("2.3 values", "<a b='c & d'/>"), XMLCase("2.3 values", "<a b=c/>"),
    XMLCase("3.1 tags", "<a b/>"), XMLCase("3.1 tags", "<a b c='1'/>"),
    XMLCase("3.1 tags", "<a b='1'c='2'/>"),
    XMLCase("3.1 tags", "<a b='1' b='1'/>"), XMLCase("3.1 tags", "<a / >"), XMLCase("3.1 tags", "< a/>"),
    XMLCase("3.1 tags", "<a></ a>"), XMLCase("3.1 tags", "<a></a b='1'>"), XMLCase("3.1 tags", "<a></b>"),
    XMLCase("3.1 tags", "<a"), XMLCase("3.1 tags", "<a b='1"), XMLCase("3.1 tags", "<a></a"),
    XMLCase("3.1 tags", "<a><b<c/></a>"), XMLCase("3.1 tags", "<a></>"), XMLCase("3.1 tags", "<>"),
    XMLCase("3.1 tags", "<a></A>"), XMLCase("3.1 tags", "<a/b>"), XMLCase("3.1 tags", "<a ='1'/>"),
  ]

  private static let references = [
    XMLCase("4.1 references", "<a>&#0;</a>"), XMLCase("4.1 references", "<a>&#xD800;</a>"),
    XMLCase("4.1 references", "<a b='&#x110000;'/>"), XMLCase("4.1 references", "<a>&#xFFFF;</a>"),
    XMLCase("4.1 references", "<a>&#xG;</a>"), XMLCase("4.1 references", "<a>&#;</a>"),
    XMLCase("4.1 references", "<a>&;</a>"), XMLCase("4.1 references", "<a>&amp</a>"),
    XMLCase("4.1 references", "<a>&nbsp;</a>"), XMLCase("4.1 references", "<a b='1' c='&nbsp;'/>"),
    XMLCase("4.1 references", "<a>&AMP;</a>"), XMLCase("4.1 references", "<a>& amp;</a>"),
  ]

  private static let declarations = [
    XMLCase("2.8 prolog", "\n<?xml version='1.0'?><a/>"),
    XMLCase("2.8 prolog", "<a><?xml version='1.0'?></a>"),
    XMLCase("2.8 prolog", "<?xml encoding='UTF-8'?><a/>"),
    XMLCase("2.8 prolog", "<?xml version='1.0' standalone='maybe'?><a/>"),
    XMLCase("2.8 prolog", "<?xml version='1.0' ><a/>"),
    XMLCase("2.8 prolog", "<!DOCTYPE a"),
    XMLCase("2.8 prolog", "<!DOCTYPE><a/>"),
    XMLCase("2.8 prolog", "<a/><!DOCTYPE a>"),
    XMLCase("2.8 prolog", "<!DOCTYPE a><!DOCTYPE a><a/>"),
    XMLCase("2.8 prolog", "<!doctype a><a/>"),
  ]
}
