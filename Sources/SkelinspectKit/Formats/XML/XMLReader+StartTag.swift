extension XMLReader {
  /// Lists the attributes of a start tag whose name begins at a position, and returns the ends of its name and
  /// of itself; Expat has found it to be well-formed.
  mutating func readStartTag(at start: Int) -> (nameEnd: Int, end: Int) {
    var position = source.endOfXMLName(from: start)
    let nameEnd = position
    while true {
      position = source.end(from: position, while: \.isWhitespace)
      guard position < source.count, source[position] != ">" else { break }
      if source[position] == "/" {
        position += 1
        break
      }
      let attribute = XMLTree.Attribute(at: position, in: source)
      attributes.append(attribute)
      position = min(attribute.value.upperBound + 1, source.count)
    }
    return (nameEnd, min(position + 1, source.count))
  }
}

extension SourceText {
  /// Of an element in a start tag.
  func endOfXMLName(from start: Int) -> Int {
    end(from: start) { $0 > 0x20 && $0 != ">" && $0 != "/" }
  }
}
