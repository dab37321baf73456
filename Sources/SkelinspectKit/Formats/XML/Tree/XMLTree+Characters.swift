extension XMLTree {
  /// An element's own text: decoded, sections of CDATA included, child elements, comments and processing
  /// instructions left out.
  func characters(of element: ElementIndex) -> String {
    let content = content(of: element)
    if end(of: element) == element + 1, source.isDecodedXML(content) { return source.string(content) }
    var decoder = XMLTextDecoder(source, isAttribute: false)
    var position = content.lowerBound
    for child in children(of: element) {
      let range = range(of: child)
      decoder.append(position..<range.lowerBound)
      position = range.upperBound
    }
    decoder.append(position..<content.upperBound)
    return decoder.text
  }
}

/// Turns source bytes that were found to be well-formed into their text.
struct XMLTextDecoder {
  private let source: SourceText
  private let isAttribute: Bool
  private var bytes: [UInt8] = []

  init(_ source: SourceText, isAttribute: Bool) {
    self.source = source
    self.isAttribute = isAttribute
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds the text of a range without child elements.
  mutating func append(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      switch source[position] {
      case "&":
        let reference = XMLReference(at: position, in: source)
        bytes.append(contentsOf: reference.scalar.map { Array(UTF8.encode($0) ?? .init()) } ?? [])
        position = max(reference.range.upperBound, position + 1)
      case "<": position = appendMarkup(at: position, end: range.upperBound)
      default: position = appendByte(at: position)
      }
    }
  }

  /// A line ends with LF whatever it ends with in the source (2.11); in an attribute it is a space (3.3.3).
  private mutating func appendByte(at position: Int) -> Int {
    switch source[position] {
    case 0x0D:
      bytes.append(isAttribute ? 0x20 : 0x0A)
      return source[position + 1] == 0x0A ? position + 2 : position + 1
    case 0x0A where isAttribute, 0x09 where isAttribute: bytes.append(0x20)
    case let byte: bytes.append(byte)
    }
    return position + 1
  }

  private mutating func appendMarkup(at start: Int, end: Int) -> Int {
    guard let markup = XMLMarkup(at: start, in: source) else { return end }
    if markup.kind == .cdata {
      var position = markup.content.lowerBound
      while position < markup.content.upperBound { position = appendByte(at: position) }
    }
    return markup.end
  }
}
