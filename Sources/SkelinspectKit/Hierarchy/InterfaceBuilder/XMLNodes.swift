/// Elements and attributes as the nodes to which views and their keys point.
extension XMLTree {
  /// More elements or attributes than a node can tell apart.
  var isTooLarge: Bool { max(elements.count, attributes.count) >= 1 << 27 - 1 }

  static func node(of element: ElementIndex) -> Node { element << 1 }
  static func node(of attribute: Attribute) -> Node { attribute.index << 1 | 1 }

  /// Interface Builder's own id of an object, such as `i5M-Pr-FkT`.
  func objectID(ofNode node: Node) -> String? { attribute("id", of: node >> 1).map(text) }

  private static func attribute(_ node: Node) -> Attribute? {
    node & 1 == 1 ? Attribute(index: node >> 1) : nil
  }

  /// That of an attribute; nil for an element.
  func text(ofNode node: Node) -> String? { Self.attribute(node).map(text) }

  /// The custom class that an attribute names, or the class that an element stands for.
  func className(ofNode node: Node) -> String {
    guard let attribute = Self.attribute(node) else { return viewClassName(of: node >> 1) }
    let name = text(of: attribute)
    return MangledName.unqualified(name) ?? name
  }
}

/// What messages underline, as UTF-8 bytes of the source.
extension XMLTree {
  /// An element up to the end of its name.
  func range(ofTag node: Node) -> Range<Int> { start(of: node >> 1)..<name(of: node >> 1).upperBound }

  /// An attribute, or the name of an element with the value that it has in an attribute or between its tags;
  /// the name alone where the value is long or stands elsewhere.
  func range(ofKey node: Node) -> Range<Int> {
    if let attribute = Self.attribute(node) { return range(from: name(of: attribute), toValueOf: attribute) }
    let element = node >> 1
    let name = name(of: element)
    if isNamed(element, "userDefinedRuntimeAttribute") {
      guard let keyPath = attribute("keyPath", of: element) else { return name }
      let key = self.name(of: keyPath).lowerBound..<value(of: keyPath).upperBound + 1
      return runtimeValue(of: element).map { range(from: key, toValueOf: $0) } ?? key
    }
    if isNamed(element, "imageReference"), let image = attribute("image", of: element) {
      return range(from: name, toValueOf: image)
    }
    if isString(element) || isNamed(element, "attributedString") {
      return source.onOneLine(from: name.lowerBound, to: content(of: element)) ?? name
    }
    if hasKey(element, "collectionViewLayout"), let custom = attribute("customClass", of: element) {
      return range(from: name, toValueOf: custom)
    }
    return name
  }

  /// A view's class, its name, or the element that holds views of it.
  func range(of key: ViewKey, in view: View) -> Range<Int>? {
    switch key {
    case .type:
      guard let custom = view.typeNode.flatMap(Self.attribute) else { return name(of: view.node >> 1) }
      return range(from: name(of: view.node >> 1), toValueOf: custom)
    case .id: return view.flags.contains(.isNamedByIdentifier) ? nil : view.idNode.map(range(ofKey:))
    default: return children(of: view.node >> 1).first { holds(key, $0) }.map(name(of:))
    }
  }

  private func holds(_ key: ViewKey, _ child: ElementIndex) -> Bool {
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

  /// Up to the closing quote of an attribute.
  private func range(from start: Range<Int>, toValueOf attribute: Attribute) -> Range<Int> {
    guard let line = source.onOneLine(from: start.lowerBound, to: value(of: attribute)) else { return start }
    return line.lowerBound..<line.upperBound + 1
  }
}
