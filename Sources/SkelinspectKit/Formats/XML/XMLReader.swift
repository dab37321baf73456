internal import CLibExpat

/// Reads XML 1.0 onto flat lists through Expat. Nothing is fetched, and no entity but XML's own five is known.
struct XMLReader {
  /// What is read so far.
  var tree: XMLTree
  private let parser: XML_Parser
  /// The innermost element that is not closed yet; −1 at the top.
  var innermost: Int32 = -1
  private var depth = 0
  /// What Expat accepts and this reader refuses.
  private(set) var refusal: Diagnostic?
  /// It has a document type declaration.
  var hasDoctype = false
  /// Where the elements are handed over in parts.
  var parts: Parts?
  /// It reads no further than the root's start tag.
  private let isHead: Bool

  private init(_ source: SourceText, _ parser: XML_Parser, _ parts: Parts?, isHead: Bool) {
    tree = XMLTree(source: source)
    (self.parser, self.parts, self.isHead) = (parser, parts, isHead)
  }

  var source: SourceText { tree.source }

  /// The elements, or the first error.
  static func read(_ source: SourceText) throws(Diagnostic) -> XMLTree {
    let (reader, failure) = try parse(source, nil)
    if let refusal = reader.refusal { throw refusal }
    if let failure { throw reader.syntaxError(failure.code, at: failure.position) }
    if reader.hasDoctype, let error = reader.tree.firstUnknownEntity { throw error }
    return reader.tree
  }

  /// What is read of a text, and what stopped Expat, which frees its parser then.
  static func parse(
    _ source: SourceText, _ parts: Parts?, isHead: Bool = false
  ) throws(Diagnostic) -> (reader: XMLReader, failure: (code: XML_Error, position: Int)?) {
    if let error = firstErrorBeforeParsing(source) { throw error }
    return try source.withPaddedBytes { bytes throws(Diagnostic) in
      guard let owner = ExpatParser() else { throw .syntaxError("out of memory", at: source.place(0..<0)) }
      var reader = XMLReader(source, owner.parser, parts, isHead: isHead)
      let isWellFormed = withUnsafeMutablePointer(to: &reader) { reader in
        setHandlers(of: owner.parser, reader: reader)
        return owner.parse(bytes, count: source.count)
      }
      return (reader, isWellFormed ? nil : owner.failure)
    }
  }

  /// Zeros at the start would have Expat read UTF-16, whatever it was told.
  private static func firstErrorBeforeParsing(_ source: SourceText) -> Diagnostic? {
    guard source.count <= Limits.inputSize else {
      return .syntaxError("larger than 4 GB as UTF-8, the limit for input", at: source.place(0..<0))
    }
    for position in 0..<min(2, source.count) where source[position] == 0 {
      return .forbiddenCharacter(0, at: source.place(position..<position + 1))
    }
    return nil
  }

  private static func setHandlers(of parser: XML_Parser, reader: UnsafeMutablePointer<XMLReader>) {
    XML_SetUserData(parser, reader)
    XML_SetElementHandler(
      parser,
      { reader, _, _ in reader?.assumingMemoryBound(to: XMLReader.self).pointee.openElement() },
      { reader, _ in reader?.assumingMemoryBound(to: XMLReader.self).pointee.closeElement() })
    setDoctypeHandlers(of: parser)
  }

  /// The byte at which the present tag or declaration stands.
  var position: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private mutating func openElement() {
    let start = position
    guard depth < Limits.xmlDepth else {
      return refuse(
        .syntaxError(
          "nested deeper than \(Limits.xmlDepth) elements, the limit for XML",
          at: source.place(start..<start + 1)))
    }
    let firstAttribute = tree.attributes.count
    let (nameEnd, end) = tree.readStartTag(at: start + 1)
    tree.elements.append(
      XMLTree.Element(
        nameStart: UInt32(truncatingIfNeeded: start + 1),
        nameCount: UInt32(truncatingIfNeeded: nameEnd - start - 1),
        parent: innermost, end: 0,
        attributesStart: UInt32(truncatingIfNeeded: firstAttribute),
        attributesEnd: UInt32(truncatingIfNeeded: tree.attributes.count),
        contentStart: UInt32(truncatingIfNeeded: end), contentEnd: UInt32(truncatingIfNeeded: end)))
    innermost = Int32(truncatingIfNeeded: tree.elements.count - 1)
    depth += 1
    if isHead { XML_StopParser(parser, 0) }
    notePart(openedAt: depth)
  }

  /// Expat says the end of an element without content at the end of its one tag.
  private mutating func closeElement() {
    guard innermost >= 0 else { return }
    let element = Int(innermost)
    tree.elements[element].end = UInt32(truncatingIfNeeded: tree.elements.count)
    tree.elements[element].contentEnd = UInt32(truncatingIfNeeded: position)
    innermost = tree.elements[element].parent
    takePart(element, closedAt: depth)
    depth -= 1
  }

  mutating func refuse(_ error: Diagnostic) {
    if refusal == nil { refusal = error }
    XML_StopParser(parser, 0)
  }
}

extension XMLTree {
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

/// Parts of a text, one after the other, so that only one is in memory.
extension XMLReader {
  /// What is done with each part, and where in the text the reader is.
  struct Parts {
    let handOver: (XMLPart) throws(Diagnostic) -> Void
    /// In the list of a storyboard's scenes, each of which is a part.
    var isInScenes = false

    /// Of elements that are parts; the root has 1.
    var depth: Int { isInScenes ? 3 : 2 }
  }

  /// The elements up to the start tag of the root; nil after a document type, which is read whole.
  static func readHead(of source: SourceText) throws(Diagnostic) -> XMLTree? {
    let (reader, _) = try parse(source, Parts { _ in }, isHead: true)
    return reader.hasDoctype || reader.tree.elements.isEmpty ? nil : reader.tree
  }

  /// Hands over what stands at the top of a text, each time after its end tag.
  static func readParts(
    of source: SourceText, _ body: (XMLPart) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try withoutActuallyEscaping(body) { body throws(Diagnostic) in
      let (reader, failure) = try parse(source, Parts(handOver: body))
      guard failure != nil || reader.refusal != nil else { return }
      // A mistake in the text comes before what its parts lack, and is told with all that stands around it.
      _ = try read(source)
      if let refusal = reader.refusal { throw refusal }
    }
  }

  /// After the start tag of an element at a depth.
  mutating func notePart(openedAt depth: Int) {
    if depth == 2, parts != nil, tree.isNamed(tree.elements.count - 1, "scenes") { parts?.isInScenes = true }
  }

  /// After the end tag of an element at a depth.
  mutating func takePart(_ element: Int, closedAt depth: Int) {
    guard let parts else { return }
    if parts.isInScenes, depth == 2 {
      self.parts?.isInScenes = false
    } else if parts.depth == depth {
      // Those around it end somewhere after it.
      for outer in 0..<element { tree.elements[outer].end = UInt32(truncatingIfNeeded: tree.elements.count) }
      do throws(Diagnostic) {
        try parts.handOver(XMLPart(tree: tree, elements: element..<tree.elements.count))
      } catch {
        refuse(error)
      }
    } else {
      return
    }
    tree.attributes.removeSubrange(Int(tree.elements[element].attributesStart)...)
    tree.elements.removeSubrange(element...)
  }
}
