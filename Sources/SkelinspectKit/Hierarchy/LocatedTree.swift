/// A file's located tree, into which the nodes of its views and their keys point.
enum LocatedTree: Sendable {
  /// A hierarchy file's, or a log's.
  case values(Document)
  /// A storyboard's or xib's, whose nodes are `XMLTree.node` of an element or attribute.
  case elements(XMLFile)
  /// Views that Swift code makes.
  case code(CodeTree)

  var source: SourceText {
    switch self {
    case .values(let document): document.source
    case .elements(let file): file.source
    case .code(let code): code.source
    }
  }

  /// The values of a hierarchy file or log.
  var document: Document? {
    if case .values(let document) = self { document } else { nil }
  }
}

/// What messages underline, as UTF-8 bytes of the source.
extension LocatedTree {
  func range(of view: View) -> Range<Int> {
    switch self {
    case .values(let document): document.range(ofMapping: view.node, upTo: view.typeNode)
    case .elements(let file): file.range(ofTag: view.node)
    case .code(let code): code.range(view.node)
    }
  }

  /// A scalar, or a mapping's beginning.
  func range(ofNode node: Node) -> Range<Int> {
    switch self {
    case .values(let document):
      document.kind(node) == .mapping ? document.range(ofMapping: node, upTo: nil) : document.range(node)
    case .elements(let file): file.range(ofTag: node)
    case .code(let code): code.range(node)
    }
  }

  /// A key with its value, as an attribute holds it.
  func range(ofKey node: Node, of view: View) -> Range<Int> {
    switch self {
    case .values(let document): document.range(ofKey: node)
    case .elements(let file): file.range(ofKey: view.nibNode(ofKey: node))
    case .code(let code): code.range(node)
    }
  }

  /// A key that is none of a view's attributes: its class, its name, or one that holds views.
  func range(of key: ViewKey, in view: View) -> Range<Int>? {
    switch self {
    case .values(let document): document.firstKey(key, in: view.node).map(document.range(ofKey:))
    case .elements(let file): file.range(of: key, in: view)
    case .code(let code): key == .id || key == .type ? code.range(view.node) : nil
    }
  }
}

extension Hierarchy {
  /// That of a view in Interface Builder.
  func objectID(of view: ViewIndex) -> String? {
    guard case .elements(let file) = tree(of: view) else { return nil }
    return file.objectID(ofNode: views[view].node)
  }
}

/// Letters of classes and names.
extension LocatedTree {
  func id(_ node: Node) -> String? {
    switch self {
    case .values(let document): document.text(node)
    case .elements(let file): file.text(ofNode: node)
    case .code(let code): code.text(node)
    }
  }

  /// A class, with its module and outer types where the file says them.
  func className(_ node: Node) -> String? {
    switch self {
    case .values(let document): document.text(node)
    case .elements(let file): file.className(ofNode: node)
    case .code(let code): code.text(node)
    }
  }

  /// Where a class's name stands as it is printed: without escapes, modules or outer types.
  @inline(__always)
  func plainClassName(_ node: Node) -> Range<Int>? {
    guard case .values(let document) = self, document.kind(node) == .text || document.kind(node) == .plainText
    else { return nil }
    let range = document.range(node)
    for position in range where document.source[position] == UInt8(ascii: ".") { return nil }
    return range
  }

  /// Whether the value of a hierarchy file's key is a text without letters.
  func isEmptyText(ofKey node: Node) -> Bool {
    guard case .values(let document) = self else { return false }
    return document.textRange(document.value(of: node))?.isEmpty ?? false
  }

  func withLetters<Result>(ofID node: Node, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if case .values(let document) = self, let range = document.textRange(node) {
      return document.bytes(of: node).withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
    var letters = id(node) ?? ""
    return letters.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
