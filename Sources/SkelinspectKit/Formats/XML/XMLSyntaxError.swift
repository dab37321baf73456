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
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return .syntaxError(
        "the attribute \(source.string(name(at: position)).quoted) appears twice in one tag",
        at: source.place(name(at: position)), help: "remove one of them")
    case XML_ERROR_UNDEFINED_ENTITY: return unknownEntity(at: position)
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      return .syntaxError(
        "the file ends, and this is never closed", at: source.place(word(at: position)),
        help: "is the file complete?")
    default:
      return .syntaxError(
        "the text is not valid XML here", at: source.place(character(at: position)),
        help: "is a quote missing? a literal & is written &amp;, and a literal < &lt;")
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

  /// Of the reference at a place, or of the first one in the tag that begins there.
  func unknownEntity(at position: Int) -> Diagnostic {
    source.unknownEntity(in: position..<source.count)
      ?? .syntaxError("an entity that XML does not know", at: source.place(word(at: position)))
  }

  /// The name of an element, for messages, and the place of its start tag up to the end of the name.
  private func startTag(of element: Int) -> (name: String, range: Range<Int>) {
    let range = tree.name(of: element)
    return (source.string(range).shortened, range.lowerBound - 1..<range.upperBound)
  }

  /// The letters from a place on that can stand in a name.
  private func name(at start: Int) -> Range<Int> {
    start..<source.end(from: start) { $0 > 0x20 && !"<>/=\"'&;".utf8.contains($0) }
  }

  /// A character, or the last byte where the text ends.
  private func character(at position: Int) -> Range<Int> {
    guard position < source.count else { return max(source.count - 1, 0)..<source.count }
    return source.wholeCharacters(position..<position + 1)
  }

  /// From a place up to the next space, 40 bytes at most.
  private func word(at start: Int) -> Range<Int> {
    var end = min(start + 1, source.count)
    while end < source.count, end - start < 40, source[end] > 0x20, source[end - 1] != ">" { end += 1 }
    return source.wholeCharacters(start..<end)
  }
}

extension XMLReference {
  /// The error where it is not a character.
  func unknown(in source: SourceText) -> Diagnostic {
    .syntaxError(
      "XML does not know the entity &\(name.shortened);", at: source.place(range),
      help: "write the character itself or its number, as &#160; ("
        + "XML's own entities are &amp;, &lt;, &gt;, &quot; and &apos;)")
  }
}

extension Diagnostic {
  static func forbiddenCharacter(_ scalar: UInt32, at place: Place) -> Diagnostic {
    .syntaxError(
      "XML does not allow the character U+\(hexadecimal(UInt64(scalar), digits: 4).uppercased())", at: place,
      help: "remove it")
  }
}
