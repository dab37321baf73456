extension XMLTree {
  /// Where an attribute stands in a start tag.
  struct Attribute: Sendable {
    private let nameStart: UInt32
    private let nameCount: UInt32
    private let valueStart: UInt32
    private let valueCount: UInt32

    init(name: Range<Int>, value: Range<Int>) {
      nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
      nameCount = UInt32(truncatingIfNeeded: name.count)
      valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
      valueCount = UInt32(truncatingIfNeeded: value.count)
    }

    var name: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameCount) }

    /// Between the quotes, as written.
    var value: Range<Int> { Int(valueStart)..<Int(valueStart) + Int(valueCount) }
  }
}

extension XMLTree.Attribute {
  /// The one whose name begins at a place of a text that was found to be well-formed.
  init(at start: Int, in source: SourceText) {
    let equals = source.end(from: start) { $0 != "=" }
    let nameEnd = source.start(from: equals, to: start, while: \.isWhitespace)
    let open = source.end(from: min(equals + 1, source.count), while: \.isWhitespace)
    let quote = source[open]
    let valueStart = min(open + 1, source.count)
    self.init(name: start..<nameEnd, value: valueStart..<source.end(from: valueStart) { $0 != quote })
  }

  /// The value that XML 1.0, 3.3.3 makes of it: references replaced, a space for each tab and line end.
  func text(in source: SourceText) -> String {
    if source.isDecodedXML(value) { return source.string(value) }
    var decoder = XMLTextDecoder(source, isAttribute: true)
    decoder.append(value)
    return decoder.text
  }
}

extension SourceText {
  /// Whether an attribute's source bytes are its text.
  func isDecodedXML(_ range: Range<Int>) -> Bool {
    let end = end(from: range.lowerBound, to: range.upperBound) { byte in
      byte != "&" && byte != "<" && byte != 0x0D && byte != 0x0A && byte != 0x09
    }
    return end == range.upperBound
  }
}
