/// The colours that a storyboard or xib gives its views, which pictures alone ask for.
extension Hierarchy {
  /// Of a view's letters, background or tint; nil where its element says nothing of it, and no colour where that is a
  /// word that is not known.
  func nibColor(_ key: ViewKey, of view: ViewIndex) -> SchemeColor?? {
    guard let (xml, element) = nibElement(of: view),
      let color = xml.color(key.rawValue, in: element) ?? xml.innerColor(key, of: element)
    else { return nil }
    return .some(xml.color(of: color))
  }

  /// Of the bar of the navigation controller that begins with the root.
  var nibBarColor: SchemeColor? {
    guard let bar = nibBar, let xml = tree(of: 0).xml?.tree else { return nil }
    return (xml.color("barTintColor", in: bar) ?? xml.innerColor(.barTintColor, of: bar)).flatMap(xml.color)
  }
}

extension XMLTree {
  fileprivate func color(_ key: String, in element: ElementIndex) -> ElementIndex? {
    children(of: element).first { isNamed($0, "color") && text(ofAttribute: "key", of: $0) == key }
  }

  /// Of a button in its normal state, or of a bar's standard appearance.
  fileprivate func innerColor(_ key: ViewKey, of element: ElementIndex) -> ElementIndex? {
    let places = [
      ViewKey.textColor: ("normal", "titleColor"), .barTintColor: ("standardAppearance", "backgroundColor"),
    ]
    guard let (inner, color) = places[key] else { return nil }
    let place = children(of: element).first { text(ofAttribute: "key", of: $0) == inner }
    return place.flatMap { self.color(color, in: $0) }
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
    let alpha = number("alpha", of: element) ?? 1
    if let white = number("white", of: element) {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red", of: element), let green = number("green", of: element),
      let blue = number("blue", of: element)
    else { return nil }
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
