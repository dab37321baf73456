/// The values of a view's keys, as they were decoded when they were read; nil where they are not said.
extension Hierarchy {
  func number(_ key: ViewKey, of view: ViewIndex) -> Double? {
    attribute(key, of: view)?.value.number
  }

  func integer(_ key: ViewKey, of view: ViewIndex) -> Int? {
    attribute(key, of: view)?.value.integer
  }

  func boolean(_ key: ViewKey, of view: ViewIndex) -> Bool? {
    attribute(key, of: view).map { $0.value == .boolean(true) }
  }

  func boolean(_ key: ViewKey, of view: ViewIndex, default standard: Bool) -> Bool {
    boolean(key, of: view) ?? standard
  }

  func frame(of view: ViewIndex) -> Rect? { frames[view] }

  func size(_ key: ViewKey, of view: ViewIndex) -> Size? {
    attribute(key, of: view).map { attribute in
      Size(width: attribute.value[0] ?? 0, height: attribute.value[1] ?? 0)
    }
  }

  /// None of them where they are not said.
  func insets(_ key: ViewKey, of view: ViewIndex) -> Insets {
    guard let value = attribute(key, of: view)?.value else { return Insets() }
    return Insets(
      top: value[0] ?? 0, left: value[1] ?? 0,
      bottom: value[2] ?? 0, right: value[3] ?? 0)
  }

  /// In order, content-size ones left out: `nonContentSizeLayoutConstraints`.
  func ownConstraints(of view: ViewIndex) -> [OwnConstraint] {
    if case .constraints(let own)? = attribute(.constraints, of: view)?.value { own } else { [] }
  }

  /// The constants of those of each side, in points.
  func constraints(of view: ViewIndex) -> (widths: [Double], heights: [Double]) {
    let own = ownConstraints(of: view)
    return (
      own.filter { $0.side == .width }.map(\.constant), own.filter { $0.side == .height }.map(\.constant)
    )
  }

  /// A font's measures in points, those that are said.
  func font(of view: ViewIndex) -> Font? {
    attribute(.font, of: view).map { attribute in
      Font(
        lineHeight: attribute.value[0],
        pointSize: attribute.value[1], weight: attribute.value[2])
    }
  }

  /// The properties of its layer that are said.
  func layer(of view: ViewIndex) -> LayerProperties? {
    attribute(.layer, of: view).map { attribute in
      LayerProperties(
        borderWidth: attribute.value[0],
        cornerRadius: attribute.value[1],
        masksToBounds: attribute.value[2].map { $0 == 1 })
    }
  }

  /// Points, or what they are relative to.
  func lineHeight(of view: ViewIndex) -> TextLineHeight? {
    guard says(.skeletonTextLineHeight, of: view) else { return nil }
    if let points = number(.skeletonTextLineHeight, of: view) { return .fixed(points) }
    return text(.skeletonTextLineHeight, of: view) == "relativeToFont"
      ? .relativeToFont : .relativeToConstraints
  }
}

/// Values that are their letters.
extension Hierarchy {
  func text(_ key: ViewKey, of view: ViewIndex) -> String? {
    guard let attribute = attribute(key, of: view) else { return nil }
    if let text = attribute.value.text { return text }
    guard let node = attribute.node, let document = tree(of: view).document else { return nil }
    return document.text(document.value(of: node))
  }

  /// Those of a list; what no file says has a line for each.
  func texts(_ key: ViewKey, of view: ViewIndex) -> [String]? {
    guard let attribute = attribute(key, of: view) else { return nil }
    if let text = attribute.value.text {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
    guard let list = node(of: key, in: view), let document = tree(of: view).document else { return nil }
    return document.elements(list).map { document.text(document.resolved($0)) ?? "" }
  }

  /// A text that is said and has no letters.
  func isEmptyText(_ key: ViewKey, of view: ViewIndex) -> Bool { text(key, of: view)?.isEmpty == true }

  /// Nothing to see: null, false, or no letters.
  func isEmpty(_ attribute: Attribute, of view: ViewIndex) -> Bool {
    if let text = attribute.value.text { return text.isEmpty }
    guard let node = attribute.node, let document = tree(of: view).document else { return false }
    let value = document.value(of: node)
    switch document.kind(value) {
    case .null, .false: return true
    case .list, .mapping, .alias, .true, .number: return false
    case .text, .plainText, .decodedText, .decodedPlainText:
      return document.textRange(value)?.isEmpty != false
    }
  }

  /// The value's node, where a hierarchy file says it.
  func node(of key: ViewKey, in view: ViewIndex) -> Node? {
    guard let document = tree(of: view).document else { return nil }
    return attribute(key, of: view)?.node.map(document.value(of:))
  }
}

extension Document {
  /// The value after a key, not an alias of it.
  func value(of key: Node) -> Node { resolved(next(after: key)) }
}
