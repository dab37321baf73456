extension XMLReader {
  /// The markup that a place is in; nil in text.
  func markup(around position: Int) -> XMLMarkup? {
    var start = lastTag
    while start < position || start == position && source[start] == "<" {
      guard start < source.count else { return nil }
      guard source[start] == "<" else {
        start += 1
        continue
      }
      let markup = XMLMarkup(at: start, in: source)
      guard let end = markup.end, end <= position else { return markup }
      start = end
    }
    return nil
  }

  /// Where reading goes on after the last start tag, or at the last end tag.
  private var lastTag: Int {
    guard var element = tree.elements.indices.last else { return 0 }
    guard innermost != Int32(element) else { return Int(tree.elements[element].contentStart) }
    while tree.elements[element].parent != innermost, tree.elements[element].parent >= 0 {
      element = Int(tree.elements[element].parent)
    }
    return Int(tree.elements[element].contentEnd)
  }

  /// The attributes of the start tag that a place is in, which is well-formed.
  func attributesOfTag(around position: Int) -> [XMLTree.Attribute] {
    guard let markup = markup(around: position), markup.kind == .startTag else { return [] }
    var tag = XMLTree(source: source)
    _ = tag.readStartTag(at: markup.start + 1)
    return tag.attributes
  }

  /// The name of an element, for messages, and the place of its start tag up to the end of the name.
  func startTag(of element: Int) -> (name: String, range: Range<Int>) {
    let range = tree.name(of: element)
    return (source.string(range).shortened, range.lowerBound - 1..<range.upperBound)
  }

  /// The letters from a place on that can stand in a name.
  func name(at start: Int) -> Range<Int> {
    start..<source.end(from: start, while: Self.standsInName)
  }

  static func standsInName(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"<>/=\"'&;".utf8.contains(byte)
  }

  /// A character, or the last byte where the text ends.
  func character(at position: Int) -> Range<Int> {
    guard position < source.count else { return max(source.count - 1, 0)..<source.count }
    return source.wholeCharacters(position..<position + 1)
  }

  /// From a place up to the next space, 40 bytes at most.
  func word(at start: Int) -> Range<Int> {
    var end = min(start + 1, source.count)
    while end < source.count, end - start < 40, source[end] > 0x20, source[end - 1] != ">" { end += 1 }
    return source.wholeCharacters(start..<end)
  }
}
