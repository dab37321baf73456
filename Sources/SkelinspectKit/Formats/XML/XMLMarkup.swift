/// What begins with a `<`: its kind, and where it ends.
struct XMLMarkup {
  enum Kind { case comment, cdata, instruction, doctype, endTag, startTag }

  let kind: Kind
  let start: Int
  /// After what closes it; nil where it is never closed.
  let end: Int?

  init(at start: Int, in source: SourceText) {
    self.start = start
    let kinds: [(StaticString, Kind)] = [
      ("<!--", .comment), ("<![CDATA[", .cdata), ("<?", .instruction), ("<!", .doctype), ("</", .endTag),
    ]
    kind = kinds.first { source.begins($0.0, at: start) }?.1 ?? .startTag
    end =
      switch kind {
      case .comment: source.end(of: "-->", from: start + 4)
      case .cdata: source.end(of: "]]>", from: start + 9)
      case .instruction: source.end(of: "?>", from: start + 2)
      // One that has declarations of its own is refused.
      case .doctype:
        source.endOfStartTag(from: start + 2).flatMap { end in
          source.bytes(start + 2..<end).contains(UInt8(ascii: "[")) ? nil : end
        }
      case .endTag: source.end(of: ">", from: start + 2)
      case .startTag: source.endOfStartTag(from: start + 1)
      }
  }

  /// What stands in a comment, a section of CDATA or a processing instruction.
  func content(in source: SourceText) -> Range<Int>? {
    guard let end else { return nil }
    return switch kind {
    case .comment: Range(from: start + 4, to: end - 3)
    case .cdata: Range(from: start + 9, to: end - 3)
    case .instruction: Range(from: start + 2, to: end - 2)
    default: nil
    }
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
