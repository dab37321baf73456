internal import CLibExpat

extension XMLReader {
  /// Expat's error in this tool's words, at its place.
  func syntaxError(_ code: XML_Error, at place: Int) -> Diagnostic {
    let position = min(place, source.count)
    if let conflict = source.mergeConflict ?? unreadableCharacter(at: position) { return conflict }
    switch code {
    case XML_ERROR_NO_MEMORY: return .syntaxError("out of memory", at: source.place(position..<position))
    case XML_ERROR_NO_ELEMENTS: return unexpectedEnd
    case XML_ERROR_TAG_MISMATCH: return mismatch(at: position)
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return duplicateAttribute(at: position)
    case XML_ERROR_UNDEFINED_ENTITY: return unknownEntity(at: position)
    case XML_ERROR_BAD_CHAR_REF:
      let reference = XMLReference(at: position, in: source)
      return .syntaxError(
        "&\(reference.name.shortened); is not a character that XML allows", at: source.place(reference.range),
        help: "remove it")
    case XML_ERROR_MISPLACED_XML_PI:
      return .syntaxError(
        "the XML declaration may only be at the very beginning of a file",
        at: source.place(word(at: position)),
        help: tree.elements.isEmpty ? "remove what is before it, blank lines too" : "remove it")
    case XML_ERROR_XML_DECL:
      return .syntaxError(
        "the XML declaration is not well-formed", at: source.place(character(at: position)),
        help: "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION: return unclosedMarkup(before: position)
    default: return mistake(at: position)
    }
  }

  private func unreadableCharacter(at position: Int) -> Diagnostic? {
    guard position < source.count else { return nil }
    let byte = source[position]
    if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      return .forbiddenCharacter(UInt32(byte), at: source.place(position..<position + 1))
    }
    guard byte >= 0x80 else { return nil }
    guard UTF8Validation.length(at: position, in: source) != nil else {
      return UTF8Validation.error(at: position, in: source)
    }
    guard byte == 0xEF, source[position + 1] == 0xBF, source[position + 2] >= 0xBE else { return nil }
    return .forbiddenCharacter(
      0xFF40 + UInt32(source[position + 2]), at: source.place(position..<position + 3))
  }

  /// The file ends before its root element does.
  private var unexpectedEnd: Diagnostic {
    let end = max(source.count - 1, 0)..<source.count
    guard innermost >= 0 else {
      let isBlank = source.bytes.allSatisfy { $0 <= 0x20 && $0 > 0 }
      return .syntaxError(
        isBlank ? "the file is empty" : "the file holds no element", at: source.place(isBlank ? 0..<0 : end))
    }
    let tag = startTag(of: Int(innermost))
    return .syntaxError(
      "the file ends, and <\(tag.name)> is never closed", at: source.place(end),
      help: "is the file complete? its last line should be </\(startTag(of: 0).name)>",
      notes: [Diagnostic.Note(message: "<\(tag.name)> starts here", place: source.place(tag.range))])
  }

  private func mismatch(at position: Int) -> Diagnostic {
    let name = source.string(self.name(at: position)).shortened
    let range = max(position - 2, 0)..<min(self.name(at: position).upperBound + 1, source.count)
    let tag = startTag(of: Int(innermost))
    var ancestor = tree.parent(of: Int(innermost))
    while let outer = ancestor, tree.nameText(of: outer) != source.string(self.name(at: position)) {
      ancestor = tree.parent(of: outer)
    }
    let message =
      ancestor != nil
      ? "<\(tag.name)> is not closed before </\(name)>" : "</\(name)> closes nothing: <\(tag.name)> is open"
    return .syntaxError(
      message, at: source.place(range),
      help: ancestor != nil
        ? "put </\(tag.name)> where <\(tag.name)> ends" : "write </\(tag.name)>, or remove it",
      notes: [
        Diagnostic.Note(
          message: ancestor != nil ? "this start tag is never closed" : "<\(tag.name)> starts here",
          place: source.place(tag.range))
      ])
  }

  private func duplicateAttribute(at position: Int) -> Diagnostic {
    let range = name(at: position)
    let first = attributesOfTag(around: position).first { attribute in
      source.bytes(attribute.name).elementsEqual(source.bytes(range))
    }
    let notes = first.map { attribute in
      [Diagnostic.Note(message: "it appears here first", place: source.place(attribute.name))]
    }
    return .syntaxError(
      "the attribute \(source.string(range).quoted) appears twice in one tag", at: source.place(range),
      help: "remove one of them", notes: notes ?? [])
  }

  /// Of the reference at a place, or of the first one in the tag that begins there.
  func unknownEntity(at position: Int) -> Diagnostic {
    guard source[position] == "<" else { return XMLReference(at: position, in: source).unknown(in: source) }
    return attributesOfTag(around: position).lazy.compactMap { source.unknownEntity(in: $0.value) }.first
      ?? .syntaxError("an entity that XML does not know", at: source.place(word(at: position)))
  }

  private func unclosedMarkup(before position: Int) -> Diagnostic {
    let markup = markup(around: position) ?? XMLMarkup(at: position, in: source)
    let range = markup.kind == .cdata ? markup.start..<markup.start + 9 : word(at: markup.start)
    let (what, help) =
      switch markup.kind {
      case .comment: ("this comment is never closed", "write --> where it ends")
      case .cdata: ("this CDATA section is never closed", "write ]]> where it ends")
      case .instruction: ("this processing instruction is never closed", "write ?> where it ends")
      case .doctype: ("this declaration is never closed", "is the file complete?")
      case .endTag: ("this end tag has no '>'", "is the file complete?")
      case .startTag: ("", "")
      }
    return markup.kind == .startTag
      ? unclosedStartTag(markup) : .syntaxError(what, at: source.place(range), help: help)
  }
}

extension Diagnostic {
  static func forbiddenCharacter(_ scalar: UInt32, at place: Place) -> Diagnostic {
    .syntaxError(
      "XML does not allow the character U+\(hexadecimal(UInt64(scalar), digits: 4).uppercased())", at: place,
      help: "remove it")
  }
}
