/// The elements of an XML text on one flat list, parents before children, each with its source bytes.
struct XMLTree: Sendable {
  struct Element: Sendable {
    /// Of its name in the start tag; its `<` stands one byte before.
    let nameStart: UInt32
    let nameCount: UInt32
    /// −1 at the top.
    let parent: Int32
    /// The index after its last descendant.
    var end: UInt32
    /// The first of its attributes and the one after its last.
    let attributesStart: UInt32
    let attributesEnd: UInt32
    /// What stands between its tags; empty where there is one tag only.
    var contentStart: UInt32
    var contentEnd: UInt32
  }

  let source: SourceText
  var elements: [Element] = []
  /// Of all elements, in the order of the text.
  var attributes: [Attribute] = []
}

extension XMLTree {
  /// An index into the elements.
  typealias ElementIndex = Int

  /// 0, or nil where there is no element.
  var root: ElementIndex? { elements.isEmpty ? nil : 0 }

  /// The source bytes of an element's name.
  func name(of element: ElementIndex) -> Range<Int> {
    let start = Int(elements[element].nameStart)
    return start..<start + Int(elements[element].nameCount)
  }

  func isNamed(_ element: ElementIndex, _ name: StaticString) -> Bool {
    let element = elements[element]
    return source.holds(name, at: Int(element.nameStart), count: Int(element.nameCount))
  }

  func nameText(of element: ElementIndex) -> String { source.string(name(of: element)) }

  /// Of its `<`.
  func start(of element: ElementIndex) -> Int { Int(elements[element].nameStart) - 1 }

  func parent(of element: ElementIndex) -> ElementIndex? {
    let parent = elements[element].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The index after its last descendant.
  func end(of element: ElementIndex) -> ElementIndex { Int(elements[element].end) }

  /// Between its tags.
  func content(of element: ElementIndex) -> Range<Int> {
    Int(elements[element].contentStart)..<Int(elements[element].contentEnd)
  }

  /// From the `<` of its start tag up to after its last `>`.
  func range(of element: ElementIndex) -> Range<Int> {
    let content = content(of: element)
    var end = content.upperBound
    if !hasOneTag(element) {
      let name = end + 2 + Int(elements[element].nameCount)
      end = min(source.end(from: name) { $0 != ">" } + 1, source.count)
    }
    return start(of: element)..<end
  }

  /// Whether it is written as `<name/>`.
  func hasOneTag(_ element: ElementIndex) -> Bool {
    source[Int(elements[element].contentStart) - 2] == "/"
  }

  /// Direct children in the order of the text.
  func children(of element: ElementIndex) -> XMLChildren {
    XMLChildren(elements: elements, following: element + 1, end: Int(elements[element].end))
  }

  /// The element whose `<` stands at a place.
  func element(at start: Int) -> ElementIndex? {
    let index = elements.endOfPrefix { $0.nameStart <= start }
    return index < elements.count && Int(elements[index].nameStart) == start + 1 ? index : nil
  }

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

/// Goes from one child of an element to the next, past all that is below it.
struct XMLChildren: Sequence, IteratorProtocol {
  fileprivate let elements: [XMLTree.Element]
  fileprivate var following: Int
  fileprivate let end: Int

  mutating func next() -> XMLTree.ElementIndex? {
    guard following < end else { return nil }
    let child = following
    following = Int(elements[child].end)
    return child
  }
}

/// Attributes.
extension XMLTree {
  /// In the order of the start tag.
  func attributes(of element: ElementIndex) -> ArraySlice<Attribute> {
    let element = elements[element]
    return attributes[Int(element.attributesStart)..<Int(element.attributesEnd)]
  }

  func attribute(_ name: StaticString, of element: ElementIndex) -> Attribute? {
    let element = elements[element]
    for index in Int(element.attributesStart)..<Int(element.attributesEnd)
    where source.isEqual(attributes[index].name, name) {
      return attributes[index]
    }
    return nil
  }

  func text(of attribute: Attribute) -> String { attribute.text(in: source) }
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
