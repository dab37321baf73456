/// What begins with a `<`: its kind, and where it ends.
struct XMLMarkup {
  enum Kind { case comment, cdata, instruction, doctype, endTag, startTag }

  let kind: Kind
  let start: Int
  /// After what closes it; nil where it is never closed.
  let end: Int?
  /// What stands between what opens and what closes it.
  let content: Range<Int>?

  /// How each kind begins, and ends; what is none of these is a start tag.
  private static let marks: [(kind: Kind, open: StaticString, close: StaticString)] = [
    (.comment, "<!--", "-->"), (.cdata, "<![CDATA[", "]]>"), (.instruction, "<?", "?>"),
    (.doctype, "<!", ">"), (.endTag, "</", ">"),
  ]

  init(at start: Int, in source: SourceText) {
    let mark = Self.marks.first { source.begins($0.open, at: start) } ?? (.startTag, "<", ">")
    (kind, self.start) = (mark.kind, start)
    let inside = start + mark.open.utf8CodeUnitCount
    switch kind {
    // One that has declarations of its own is refused.
    case .doctype:
      let end = source.endOfStartTag(from: inside)
      self.end = end.flatMap { source.bytes(inside..<$0).contains(UInt8(ascii: "[")) ? nil : $0 }
    case .startTag: end = source.endOfStartTag(from: inside)
    default: end = source.end(of: mark.close, from: inside)
    }
    content = end.map { Range(from: inside, to: $0 - mark.close.utf8CodeUnitCount) }
  }
}

extension SourceText {
  fileprivate func endOfStartTag(from start: Int) -> Int? {
    var quote: UInt8?
    for position in Range(from: start, to: count) {
      let byte = self[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == "\"" || byte == "'" {
        quote = byte
      } else if byte == ">" {
        return position + 1
      }
    }
    return nil
  }
}
