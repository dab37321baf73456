internal import Synchronization

/// A text of XML whose elements are there when they are asked for: those of a large one are not kept, as they take
/// more memory than the text itself.
final class XMLFile: Sendable {
  /// Bytes up to which all elements are kept.
  private static let keptSize = 1 << 20

  let source: SourceText
  /// All elements, or those up to the root's start tag.
  let head: XMLTree
  /// All elements; nil where nobody has asked for them.
  private let elements: Mutex<XMLTree?>
  private let isInParts: Bool

  private init(_ source: SourceText, head: XMLTree, isInParts: Bool) {
    (self.source, self.head, self.isInParts) = (source, head, isInParts)
    elements = Mutex(isInParts ? nil : head)
  }

  /// - Parameter keptSize: bytes up to which all elements are kept.
  static func read(_ source: SourceText, keptSize: Int = keptSize) throws(Diagnostic) -> XMLFile {
    if source.count > keptSize, let head = try XMLReader.readHead(of: source) {
      return XMLFile(source, head: head, isInParts: true)
    }
    return XMLFile(source, head: try XMLReader.read(source), isInParts: false)
  }

  /// All elements.
  var tree: XMLTree {
    elements.withLock { elements in
      if let elements { return elements }
      let tree = (try? XMLReader.read(source)) ?? head
      elements = tree
      return tree
    }
  }

  /// Hands over the elements in parts, in the order of the text, of which each is forgotten before the next.
  func readParts(_ body: (XMLPart) throws(Diagnostic) -> Void) throws(Diagnostic) {
    if isInParts {
      try XMLReader.readParts(of: source, body)
    } else {
      try body(XMLPart(tree: head, elements: head.elements.indices))
    }
  }
}

/// A scene of a storyboard, or anything else that stands at the top of a file of Interface Builder.
struct XMLPart {
  /// Its elements, after those that it stands in.
  let tree: XMLTree
  /// The numbers of its own.
  let elements: Range<Int>
}
