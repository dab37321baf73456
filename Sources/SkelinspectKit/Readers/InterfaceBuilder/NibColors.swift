/// The colours that a storyboard or xib gives its views, which pictures alone ask for.
extension Hierarchy {
  /// Of a view's letters or background; nil where its element says nothing of it, and no colour where that is a word
  /// that is not known.
  func nibColor(ofText isText: Bool, of view: ViewIndex) -> SchemeColor?? {
    guard let file = tree(of: view).xml else { return nil }
    let xml = file.tree
    guard let element = xml.element(at: views[view].node) else { return nil }
    let color = xml.color(isText ? "textColor" : "backgroundColor", in: element)
    guard let color = color ?? (isText ? xml.titleColor(of: element) : nil) else { return nil }
    return .some(xml.color(of: color))
  }
}

extension XMLTree {
  fileprivate func color(_ key: StaticString, in element: ElementIndex) -> ElementIndex? {
    children(of: element).first { isNamed($0, "color") && hasKey($0, key) }
  }

  /// Of a button in its normal state.
  fileprivate func titleColor(of button: ElementIndex) -> ElementIndex? {
    let state = children(of: button).first { isNamed($0, "state") && hasKey($0, "normal") }
    return state.flatMap { color("titleColor", in: $0) }
  }

  /// The system's by its name, which stands before what it was when the file was written.
  fileprivate func color(of element: ElementIndex) -> SchemeColor? {
    for name in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] as [StaticString] {
      guard let attribute = attribute(name, of: element) else { continue }
      let text = text(of: attribute)
      let word = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
      if let color = SchemeColor(uiKit: Self.olderNames[word] ?? word) { return color }
    }
    if let components = components(of: element) { return SchemeColor(components) }
    return attribute("name", of: element).flatMap { namedColor(text(of: $0)) }
  }

  private static let olderNames = [
    "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemGroupedBackground",
  ]

  /// In whatever colour space: those of Interface Builder look alike.
  private func components(of element: ElementIndex) -> Color? {
    func number(_ name: StaticString) -> Double? {
      attribute(name, of: element).flatMap { Double(text(of: $0)) }.flatMap { $0.isFinite ? $0 : nil }
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Of the catalogue's, of which the file repeats what they are in light mode.
  private func namedColor(_ name: String) -> SchemeColor? {
    for list in children(of: 0) where isNamed(list, "resources") {
      for element in children(of: list)
      where isNamed(element, "namedColor") && text(ofAttribute: "name", of: element) == name {
        return children(of: element).first { isNamed($0, "color") }.flatMap(components).map(SchemeColor.init)
      }
    }
    return nil
  }
}
