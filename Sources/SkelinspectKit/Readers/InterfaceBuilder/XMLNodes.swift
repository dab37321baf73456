/// Elements and attributes as the nodes to which views and their keys point: where in the text they begin.
extension XMLTree {
  func node(of element: ElementIndex) -> Node { start(of: element) }
  func node(of attribute: Attribute) -> Node { attribute.name.lowerBound }

  /// Nil for an element.
  func attribute(at node: Node) -> Attribute? { source.attribute(at: node) }
}

extension SourceText {
  fileprivate func attribute(at node: Node) -> XMLTree.Attribute? {
    self[node] == "<" ? nil : XMLTree.Attribute(at: node, in: self)
  }
}

extension XMLFile {
  /// Interface Builder's own id of an object, such as `i5M-Pr-FkT`.
  func objectID(ofNode node: Node) -> String? {
    let tree = tree
    return tree.element(at: node).flatMap { tree.text(ofAttribute: "id", of: $0) }
  }

  /// That of an attribute; nil for an element.
  func text(ofNode node: Node) -> String? { source.attribute(at: node)?.text(in: source) }

  /// The custom class that an attribute names, or the class that an element stands for.
  func className(ofNode node: Node) -> String {
    text(ofNode: node) ?? source.viewClassName(ofElementNamed: name(ofTag: node))
  }

  private func name(ofTag node: Node) -> Range<Int> { node + 1..<source.endOfXMLName(from: node + 1) }
}

/// What messages underline, as UTF-8 bytes of the source.
extension XMLFile {
  /// An element up to the end of its name.
  func range(ofTag node: Node) -> Range<Int> { node..<name(ofTag: node).upperBound }

  /// An element from the `<` of its start tag up to after its last `>`.
  func range(ofElement node: Node) -> Range<Int> {
    let tree = tree
    return tree.element(at: node).map(tree.range(of:)) ?? range(ofTag: node)
  }

  /// An attribute, or the name of an element with the value that it has in an attribute or between its tags;
  /// the name alone where the value is long or stands elsewhere.
  func range(ofKey node: Node) -> Range<Int> {
    if let attribute = source.attribute(at: node) {
      return source.range(from: attribute.name, toValueOf: attribute)
    }
    let tree = tree
    return tree.element(at: node).map(tree.range(ofKey:)) ?? name(ofTag: node)
  }

  /// A view's class, its name, or the element that holds views of it.
  func range(of key: ViewKey, in view: View) -> Range<Int>? {
    switch key {
    case .type:
      let name = name(ofTag: view.node)
      return view.typeNode.flatMap(source.attribute(at:)).map { source.range(from: name, toValueOf: $0) }
        ?? name
    case .id: return view.flags.contains(.isNamedByIdentifier) ? nil : view.idNode.map(range(ofKey:))
    default:
      let tree = tree
      guard let element = tree.element(at: view.node) else { return nil }
      return tree.children(of: element).first { tree.holds(key, $0) }.map(tree.name(of:))
    }
  }
}

extension XMLTree {
  fileprivate func range(ofKey element: ElementIndex) -> Range<Int> {
    let name = name(of: element)
    if isNamed(element, "userDefinedRuntimeAttribute") {
      guard let keyPath = attribute("keyPath", of: element) else { return name }
      let key = keyPath.name.lowerBound..<keyPath.value.upperBound + 1
      return runtimeValue(of: element).map { source.range(from: key, toValueOf: $0) } ?? key
    }
    if isNamed(element, "imageReference"), let image = attribute("image", of: element) {
      return source.range(from: name, toValueOf: image)
    }
    if isString(element) || isNamed(element, "attributedString") {
      return source.onOneLine(from: name.lowerBound, to: content(of: element)) ?? name
    }
    if hasKey(element, "collectionViewLayout"), let custom = attribute("customClass", of: element) {
      return source.range(from: name, toValueOf: custom)
    }
    return name
  }

  fileprivate func holds(_ key: ViewKey, _ child: ElementIndex) -> Bool {
    switch key {
    case .subviews, .arrangedSubviews: isNamed(child, "subviews") && end(of: child) > child + 1
    case .prototypes:
      (isNamed(child, "prototypes") || isNamed(child, "cells")) && end(of: child) > child + 1
    case .supplementaryViews: hasKey(child, "sectionHeaderView") || hasKey(child, "sectionFooterView")
    case .contentView: hasKey(child, "contentView")
    case .tableHeaderView: hasKey(child, "tableHeaderView")
    case .tableFooterView: hasKey(child, "tableFooterView")
    case .backgroundView: hasKey(child, "backgroundView")
    default: false
    }
  }
}

extension SourceText {
  /// Up to the closing quote of an attribute.
  fileprivate func range(from start: Range<Int>, toValueOf attribute: XMLTree.Attribute) -> Range<Int> {
    guard let line = onOneLine(from: start.lowerBound, to: attribute.value) else { return start }
    return line.lowerBound..<line.upperBound + 1
  }
}
