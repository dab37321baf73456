/// Reads XML that is written as Interface Builder writes it, many times as fast as Expat: names of ASCII letters,
/// attributes with a quote right after their `=`, no document type, no CDATA, and no processing instructions.
///
/// All that it reads is well-formed, and its elements are those that Expat would find. Everything else it leaves to
/// Expat, mistakes above all.
struct PlainXMLReader {
  /// What is not known to be well-formed.
  struct Doubt: Error {}

  let source: SourceText
  /// The text and its padding.
  let bytes: UnsafePointer<UInt8>
  /// Where reading goes on.
  var position = 0
  var elements: [XMLTree.Element] = []
  var attributes: [XMLTree.Attribute] = []
  /// The innermost element that is not closed yet; −1 at the top.
  private var innermost: Int32 = -1
  private(set) var depth = 0
  private var isRootClosed = false

  init(_ source: SourceText, bytes: UnsafePointer<UInt8>) {
    (self.source, self.bytes) = (source, bytes)
    position = Self.declarations.first { source.begins($0, at: 0) }?.utf8CodeUnitCount ?? 0
  }

  /// As Xcode writes them; Expat looks at others.
  private static let declarations: [StaticString] = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#,
  ]

  /// All elements; nil where a text is in doubt.
  static func read(_ source: SourceText) throws(Diagnostic) -> XMLTree? {
    try source.withPaddedBytes { bytes in
      var reader = PlainXMLReader(source, bytes: bytes)
      reader.makeRoom()
      do throws(Doubt) {
        while try reader.readTag() != .end {}
        return XMLTree(source: source, elements: reader.elements, attributes: reader.attributes)
      } catch {
        return nil
      }
    }
  }

  /// For what storyboards have, and more than most: memory that is not touched is not used.
  private mutating func makeRoom() {
    elements.reserveCapacity(source.count / 48 + 8)
    attributes.reserveCapacity(source.count / 16 + 8)
    elements.adviseHugePages()
    attributes.adviseHugePages()
  }

  /// What a tag does.
  enum Step: Equatable {
    /// The last element of the list begins.
    case open
    /// An element ends, whose number this is.
    case close(Int)
    /// The last element of the list is in one tag.
    case whole
    /// The text ends.
    case end
  }

  /// Reads up to after the next tag.
  mutating func readTag() throws(Doubt) -> Step {
    while true {
      try readText()
      guard position < source.count else {
        guard isRootClosed else { throw Doubt() }
        return .end
      }
      switch bytes[position + 1] {
      case UInt8(ascii: "/"): return .close(try readEndTag())
      case UInt8(ascii: "!"): try readComment()
      default: return try readStartTag() ? .whole : .open
      }
    }
  }

  /// Up to the next `<`; outside the root stand only blanks.
  @inline(__always)
  private mutating func readText() throws(Doubt) {
    if depth > 0 { return position = try endOfText(from: position) }
    while bytes[position].isXMLBlank { position += 1 }
    guard position >= source.count || bytes[position] == UInt8(ascii: "<") else { throw Doubt() }
  }

  /// Whether it is an end tag too.
  @inline(__always)
  private mutating func readStartTag() throws(Doubt) -> Bool {
    guard depth < Limits.xmlDepth, !isRootClosed else { throw Doubt() }
    let (start, firstAttribute) = (position + 1, attributes.count)
    let nameEnd = try endOfName(from: start)
    var end = try readAttributes(from: nameEnd)
    let isWhole = bytes[end] == UInt8(ascii: "/")
    if isWhole { end += 1 }
    guard bytes[end] == UInt8(ascii: ">") else { throw Doubt() }
    position = end + 1
    let content = UInt32(truncatingIfNeeded: position)
    elements.append(
      XMLTree.Element(
        nameStart: UInt32(truncatingIfNeeded: start), nameCount: UInt32(truncatingIfNeeded: nameEnd - start),
        parent: innermost, end: UInt32(truncatingIfNeeded: elements.count + 1),
        attributesStart: UInt32(truncatingIfNeeded: firstAttribute),
        attributesEnd: UInt32(truncatingIfNeeded: attributes.count),
        contentStart: content, contentEnd: content))
    if !isWhole {
      innermost = Int32(truncatingIfNeeded: elements.count - 1)
      depth += 1
    } else if depth == 0 {
      isRootClosed = true
    }
    return isWhole
  }

  /// The element that it ends.
  @inline(__always)
  private mutating func readEndTag() throws(Doubt) -> Int {
    guard innermost >= 0 else { throw Doubt() }
    let element = Int(innermost)
    let (name, count) = (Int(elements[element].nameStart), Int(elements[element].nameCount))
    let end = position + 2 + count
    guard isSame(position + 2, name, count), bytes[end] == UInt8(ascii: ">") else { throw Doubt() }
    elements[element].end = UInt32(truncatingIfNeeded: elements.count)
    elements[element].contentEnd = UInt32(truncatingIfNeeded: position)
    innermost = elements[element].parent
    depth -= 1
    isRootClosed = depth == 0
    position = end + 1
    return element
  }

  /// Whether the same letters stand at two places; the first may lie near the end of the text.
  @inline(__always)
  func isSame(_ first: Int, _ second: Int, _ count: Int) -> Bool {
    for offset in 0..<count where bytes[first + offset] != bytes[second + offset] { return false }
    return true
  }
}

extension PlainXMLReader {
  /// Takes the elements out from one on, which is the last that was closed, and so are those around it, which stay.
  mutating func takePart(from first: Int) -> XMLPart {
    var outerElements = Array(elements[..<first])
    var outerAttributes = Array(attributes[..<Int(elements[first].attributesStart)])
    outerElements.reserveCapacity(elements.count)
    outerAttributes.reserveCapacity(attributes.count)
    // Those around it end somewhere after it.
    for outer in 0..<first { elements[outer].end = UInt32(truncatingIfNeeded: elements.count) }
    let part = XMLPart(
      tree: XMLTree(source: source, elements: elements, attributes: attributes),
      elements: first..<elements.count)
    (elements, attributes) = (outerElements, outerAttributes)
    return part
  }

  /// Forgets the last element, which is closed and around no other any more.
  mutating func forgetLast() {
    if let last = elements.popLast() { attributes.removeLast(attributes.count - Int(last.attributesStart)) }
  }
}
