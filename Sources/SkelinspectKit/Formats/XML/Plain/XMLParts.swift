/// A scene of a storyboard, or anything else that stands at the top of a file of Interface Builder.
struct XMLPart {
  /// Its elements, after those that it stands in.
  let tree: XMLTree
  /// The numbers of its own.
  let elements: Range<Int>

  /// A whole text.
  init(_ tree: XMLTree) { (self.tree, elements) = (tree, tree.elements.indices) }

  init(tree: XMLTree, elements: Range<Int>) { (self.tree, self.elements) = (tree, elements) }
}

/// Reads the parts of a text one after the other, so that only one is in memory.
struct XMLParts {
  private var reader: PlainXMLReader
  /// In the list of a storyboard's scenes, each of which is a part.
  private var isInScenes = false

  private init(_ source: SourceText, bytes: UnsafePointer<UInt8>) {
    reader = PlainXMLReader(source, bytes: bytes)
  }

  /// False where a text is in doubt, or where what stands at its top might be a view around its parts.
  static func read(
    of source: SourceText, _ body: (XMLPart) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Bool {
    try source.withPaddedBytes { bytes throws(Diagnostic) in
      var parts = XMLParts(source, bytes: bytes)
      while let part = parts.next() { try body(part) }
      return parts.isComplete
    }
  }

  /// Whether the text is read to its end.
  private(set) var isComplete = false

  /// Nil at the end, and where there is a doubt.
  private mutating func next() -> XMLPart? {
    do throws(PlainXMLReader.Doubt) {
      while true {
        switch try reader.readTag() {
        case .open:
          try open(at: reader.depth)
        case .whole:
          try check(reader.depth + 1)
          if reader.depth + 1 == partDepth { return reader.takePart(from: reader.elements.count - 1) }
        case .close(let element):
          if reader.depth + 1 == partDepth { return reader.takePart(from: element) }
          if reader.depth == 1 { leaveScenes() }
        case .end:
          isComplete = true
          return nil
        }
      }
    } catch {
      return nil
    }
  }

  /// Of elements that are parts; the root has 1.
  private var partDepth: Int { isInScenes ? 3 : 2 }

  private mutating func open(at depth: Int) throws(PlainXMLReader.Doubt) {
    try check(depth)
    if depth == 2, isLast("scenes") { isInScenes = true }
  }

  private mutating func leaveScenes() {
    reader.forgetLast()
    isInScenes = false
  }

  /// No element around a part holds a frame, as views do, or an element that Xcode does not put there.
  private func check(_ depth: Int) throws(PlainXMLReader.Doubt) {
    let isExpected =
      switch depth {
      case 1: isLast("document")
      case 2: !isLast("rect")
      case 3: !isInScenes || isLast("scene")
      default: true
      }
    guard isExpected else { throw PlainXMLReader.Doubt() }
  }

  private func isLast(_ name: StaticString) -> Bool {
    guard let element = reader.elements.last else { return false }
    return reader.source.holds(name, at: Int(element.nameStart), count: Int(element.nameCount))
  }
}
