extension XMLReader {
  /// A place at which the text is not XML.
  func mistake(at position: Int) -> Diagnostic {
    if innermost < 0, let error = mistakeOutsideRoot(at: position) { return error }
    guard let markup = markup(around: position), markup.start < position else {
      return mistakeInText(at: position)
    }
    switch markup.kind {
    case .comment:
      return .syntaxError(
        "'--' is in a comment, where XML allows it only as part of -->",
        at: source.place(max(position - 2, markup.start)..<position), help: "write one hyphen")
    case .instruction:
      return .syntaxError(
        "this processing instruction is not well-formed: a name of its own follows <? at once",
        at: source.place(word(at: markup.start)), help: "remove it")
    case .endTag:
      let name = source.string(name(at: markup.start + 2)).shortened
      return name.isEmpty
        ? .syntaxError("an end tag without a name", at: source.place(word(at: markup.start)))
        : .syntaxError(
          "the end tag </\(name)> holds more than its name", at: source.place(character(at: position)))
    case .startTag: return mistakeInStartTag(markup, at: position)
    case .doctype, .cdata:
      return .syntaxError(
        "this declaration is not well-formed", at: source.place(word(at: markup.start)), help: "remove it")
    }
  }

  private func mistakeOutsideRoot(at position: Int) -> Diagnostic? {
    let isBefore = tree.elements.isEmpty
    if let markup = markup(around: position) {
      switch markup.kind {
      case .endTag:
        let name = source.string(name(at: markup.start + 2)).shortened
        return .syntaxError(
          "</\(name)> closes nothing: \(isBefore ? "no element is open" : "the root element is closed already")",
          at: source.place(word(at: markup.start)), help: "remove it")
      case .comment, .instruction: return nil
      case .doctype where isBefore: return nil
      case .startTag where isBefore: return nil
      default: break
      }
    }
    if isBefore {
      return .syntaxError(
        "this is not XML: a file begins with a tag, not with text",
        at: source.place(character(at: position)))
    }
    let root = startTag(of: 0)
    return .syntaxError(
      "more follows after the root element <\(root.name)> is closed",
      at: source.place(word(at: position)),
      help: "an XML file has one root element: remove what follows </\(root.name)>",
      notes: [Diagnostic.Note(message: "the root element starts here", place: source.place(root.range))])
  }

  private func mistakeInText(at position: Int) -> Diagnostic {
    if let ampersand = ampersand(before: position) { return ampersand }
    if position >= 2, source[position] == ">", source.begins("]]>", at: position - 2) {
      return .syntaxError(
        "']]>' in text is written ]]&gt;", at: source.place(position - 2..<position + 1),
        help: "write ]]&gt;")
    }
    return .syntaxError("the text is not valid XML here", at: source.place(character(at: position)))
  }

  /// An ampersand whose name is not ended by a semicolon at a place.
  func ampersand(before position: Int) -> Diagnostic? {
    var start = min(position, source.count)
    while start > 0, position - start < 200, source[start - 1] != "&" {
      guard Self.standsInName(source[start - 1]) else { return nil }
      start -= 1
    }
    guard start > 0, source[start - 1] == "&" else { return nil }
    let reference = XMLReference(at: start - 1, in: source)
    let range = start - 1..<max(min(position, reference.range.upperBound), start)
    if reference.scalar != nil {
      return .syntaxError(
        "&\(reference.name.shortened) lacks its semicolon", at: source.place(range),
        help: "write &\(reference.name.shortened);")
    }
    return .syntaxError("a literal '&' is written &amp;", at: source.place(range), help: "write &amp;")
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
