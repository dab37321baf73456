internal import CLibExpat

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
