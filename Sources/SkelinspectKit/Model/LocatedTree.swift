/// A file's located tree, into which the nodes of its views and their keys point.
enum LocatedTree: Sendable {
  /// A hierarchy file's, or a log's.
  case values(Shared<Document>)
  /// A storyboard's or xib's, whose nodes are `XMLTree.node` of an element or attribute.
  case elements(XMLFile)
  /// Views that Swift code makes.
  case code(Shared<CodeTree>)

  var source: SourceText {
    switch self {
    case .values(let document): document.value.source
    case .elements(let file): file.source
    case .code(let code): code.value.source
    }
  }

  /// The values of a hierarchy file or log.
  var document: Document? {
    if case .values(let document) = self { document.value } else { nil }
  }

  /// The elements of a storyboard or xib.
  var xml: XMLFile? {
    if case .elements(let file) = self { file } else { nil }
  }

  /// The places of views that Swift code makes.
  var code: CodeTree? {
    if case .code(let code) = self { code.value } else { nil }
  }
}

/// What messages underline, as UTF-8 bytes of the source.
extension LocatedTree {
  func range(of view: View) -> Range<Int> {
    switch self {
    case .values(let document): document.value.range(ofMapping: view.node, upTo: view.typeNode)
    case .elements(let file): file.range(ofTag: view.node)
    case .code(let code): code.value.range(view.node)
    }
  }

  /// A scalar, or a mapping's beginning.
  func range(ofNode node: Node) -> Range<Int> {
    switch self {
    case .values(let document):
      document.value.kind(node) == .mapping
        ? document.value.range(ofMapping: node, upTo: nil) : document.value.range(node)
    case .elements(let file): file.range(ofTag: node)
    case .code(let code): code.value.range(node)
    }
  }

  /// A key with its value, as an attribute holds it.
  func range(ofKey node: Node, of view: View) -> Range<Int> {
    switch self {
    case .values(let document): document.value.range(ofKey: node)
    case .elements(let file): file.range(ofKey: node)
    case .code(let code): code.value.range(node)
    }
  }

  /// A key that is none of a view's attributes: its class, its name, or one that holds views.
  func range(of key: ViewKey, in view: View) -> Range<Int>? {
    switch self {
    case .values(let document): document.value.firstKey(key, in: view.node).map(document.value.range(ofKey:))
    case .elements(let file): file.range(of: key, in: view)
    case .code(let code): key == .id || key == .type ? code.value.range(view.node) : nil
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

/// Letters of classes and names; calls of their own, since the compiler copies a document that is asked in line.
extension LocatedTree {
  func id(_ node: Node) -> String? {
    switch self {
    case .values(let document): document.value.text(node)
    case .elements(let file): file.text(ofNode: node)
    case .code(let code): code.value.text(node)
    }
  }

  /// A class, with its module and outer types where the file says them.
  func className(_ node: Node) -> String? {
    switch self {
    case .values(let document): document.value.text(node)
    case .elements(let file): file.className(ofNode: node)
    case .code(let code): code.value.text(node)
    }
  }

  /// Whether a hierarchy file's class is one of UIKit's, without a module; false for other files.
  func isNameOfUIKit(_ node: Node) -> Bool {
    guard case .values(let document) = self else { return false }
    return document.value.index(of: node, in: ViewClass.names) != nil
  }

  /// A class without its module and outer types.
  func typeName(_ node: Node) -> String? {
    className(node).map { $0.utf8.contains(UInt8(ascii: ".")) ? TypeName.unqualified($0) : $0 }
  }
}
