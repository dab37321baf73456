extension XMLReader {
  /// What is wrong at a place in a start tag.
  func mistakeInStartTag(_ markup: XMLMarkup, at place: Int) -> Diagnostic {
    let name = name(at: markup.start + 1)
    if name.isEmpty || place == markup.start + 1 {
      return .syntaxError(
        "a literal '<' is written &lt;", at: source.place(markup.start..<markup.start + 1),
        help: "write &lt;")
    }
    let tag =
      "<\(source.string(name.lowerBound..<min(name.upperBound, max(place, name.lowerBound))).shortened)>"
    if place < name.upperBound { return unexpected(at: place, in: "the name of an element") }
    var position = name.upperBound
    while true {
      let hasSpace = position < place && source[position] <= 0x20
      position = afterSpace(position, upTo: place)
      guard position < place else { return mistakeBetweenAttributes(tag, at: place, hasSpace: hasSpace) }
      if source[position] == "/" {
        return .syntaxError(
          "'/' may only be before the '>' of \(tag)", at: source.place(position..<position + 1))
      }
      if let error = mistakeInAttribute(&position, upTo: place) { return error }
    }
  }

  /// Where the next attribute or the end of the tag should stand.
  private func mistakeBetweenAttributes(_ tag: String, at place: Int, hasSpace: Bool) -> Diagnostic {
    let byte = source[place]
    if byte == "<" {
      return .syntaxError(
        "the start tag \(tag) has no '>' before the next tag", at: source.place(place..<place + 1),
        help: "write > before it")
    }
    if !hasSpace {
      return .syntaxError(
        "an attribute's value is followed by neither a space nor the end of \(tag)",
        at: source.place(character(at: place)),
        help: "is a quote missing or one too many?")
    }
    return unexpected(at: place, in: "the start tag \(tag)")
  }

  private func unexpected(at place: Int, in context: String) -> Diagnostic {
    let range = character(at: place)
    return .syntaxError(
      "\(source.string(range).quoted) cannot stand here in \(context)", at: source.place(range))
  }

  /// Goes past an attribute, or finds what is wrong with it.
  private func mistakeInAttribute(_ position: inout Int, upTo place: Int) -> Diagnostic? {
    let name = name(at: position)
    let label = source.string(name).quoted
    guard name.upperBound < place || source[place] == "=" else {
      return missingValue(of: label, at: name, place: place)
    }
    position = max(name.upperBound, position + 1)
    position = afterSpace(position, upTo: place)
    guard position < place, source[position] == "=" else {
      return missingValue(of: label, at: name, place: place)
    }
    position += 1
    position = afterSpace(position, upTo: place)
    guard position < place else {
      if place == source.count { return missingValue(of: label, at: name, place: place) }
      return .syntaxError(
        "the value of \(label) is not in quotes", at: source.place(character(at: place)),
        help: "write \(source.string(name).shortened)=\"…\"")
    }
    let quote = position
    position = source.end(from: position + 1, to: place) { $0 != source[quote] }
    guard position < place else { return mistakeInValue(of: label, quote: quote, at: place) }
    position += 1
    return nil
  }

  private func missingValue(of label: String, at name: Range<Int>, place: Int) -> Diagnostic {
    if place < name.upperBound { return unexpected(at: place, in: "the name of an attribute") }
    return .syntaxError(
      "the attribute \(label) has no value", at: source.place(name),
      help: "write =\"…\" after it, or remove it")
  }

  private func mistakeInValue(of label: String, quote: Int, at place: Int) -> Diagnostic {
    if source[place] == "<" {
      let isLong = source.bytes(quote..<place).contains { $0 == ">" || $0 == 0x0A }
      return isLong
        ? .syntaxError(
          "the value of \(label) has no closing quote", at: source.place(quote..<quote + 1),
          help: "close it where it ends")
        : .syntaxError(
          "'<' in an attribute's value is written &lt;", at: source.place(place..<place + 1),
          help: "write &lt;")
    }
    return ampersand(before: place)
      ?? .syntaxError("the value of \(label) is not valid XML here", at: source.place(character(at: place)))
  }

  /// The file ends in a start tag: most often a quote is missing.
  func unclosedStartTag(_ markup: XMLMarkup) -> Diagnostic {
    let name = name(at: markup.start + 1)
    let tag = "<\(source.string(name).shortened)>"
    var position = name.upperBound
    while position < source.count {
      position = afterSpace(position)
      let start = position
      if let error = mistakeInAttribute(&position, upTo: source.count) {
        guard position == source.count, start < source.count else { break }
        let isInValue = source.bytes(start..<position).contains { $0 == "\"" || $0 == "'" }
        guard isInValue else { return error }
        let label = source.string(self.name(at: start)).quoted
        return .syntaxError(
          "the value of \(label) has no closing quote", at: source.place(self.name(at: start)),
          help: "close it where it ends")
      }
    }
    return .syntaxError(
      "the start tag \(tag) has no '>'",
      at: source.place(markup.start..<max(name.upperBound, markup.start + 1)),
      help: "is the file complete?")
  }

  private func afterSpace(_ position: Int, upTo end: Int? = nil) -> Int {
    source.end(from: position, to: end) { $0 <= 0x20 }
  }
}
