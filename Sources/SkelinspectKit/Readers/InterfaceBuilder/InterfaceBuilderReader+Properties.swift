/// The elements in a view that say what it is like, by their `key`.
extension InterfaceBuilderReader {
  mutating func readProperty(_ property: Int, of view: Int) {
    if xml.isNamed(property, "rect") {
      if xml.hasKey(property, "frame"), written.insert(.frame) { readFrame(property) }
    } else if xml.isNamed(property, "constraints") {
      readConstraints(property, of: view)
    } else if xml.isString(property) {
      readText(of: property, among: NibKeys.strings)
    } else if xml.isNamed(property, "attributedString") {
      readText(of: property, among: NibKeys.attributedStrings)
    } else if xml.isNamed(property, "fontDescription") {
      readFont(property)
    } else if xml.isNamed(property, "imageReference") {
      if xml.hasKey(property, "image"), self.view.family == .imageView { readImage(property, as: .image) }
    } else if xml.isNamed(property, "state") {
      readState(property)
    } else if xml.isNamed(property, "buttonConfiguration") {
      guard written.insert(.configuration) else { return }
      set(.configuration, .text("buttonConfiguration"), at: xml.node(of: property))
    } else if xml.isNamed(property, "accessibility") {
      guard let identifier = xml.attribute("identifier", of: property), !identifier.value.isEmpty,
        written.insert(.accessibilityIdentifier)
      else { return }
      readText(identifier, as: .accessibilityIdentifier, at: xml.node(of: identifier))
    } else if xml.hasKey(property, "collectionViewLayout") {
      readLayout(property)
    }
  }

  private mutating func readText(of element: Int, among keys: KeyNames) {
    guard let key = key(of: element, among: keys), written.insert(key) else { return }
    set(key, .text(text(in: element)), at: xml.node(of: element))
  }

  /// The key that an element's attribute `key` names.
  func key(of element: Int, among keys: KeyNames) -> ViewKey? {
    xml.attribute("key", of: element).flatMap { keys.key(named: $0.value, in: xml.source) }
  }

  /// Of the element and, in an attributed string, of its fragments.
  private func text(in element: Int) -> String {
    var text = xml.isNamed(element, "attributedString") ? "" : xml.characters(of: element)
    for inner in element + 1..<xml.end(of: element) {
      if xml.isNamed(inner, "fragment"), let content = xml.attribute("content", of: inner) {
        text += xml.text(of: content)
      } else if xml.isString(inner), xml.hasKey(inner, "content") || xml.hasKey(inner, "string") {
        text += xml.characters(of: inner)
      }
    }
    return text
  }

  /// Its size in points and its weight; the height of its lines is nowhere said.
  private mutating func readFont(_ font: Int) {
    guard xml.hasKey(font, "fontDescription") else { return }
    let style = xml.text(ofAttribute: "style", of: font).flatMap(TextFont.uiKit)
    let size = xml.attribute("pointSize", of: font)
    guard size != nil || style != nil, written.insert(.font),
      let points = size.flatMap({ number($0) }) ?? style?.size
    else { return }
    let weight =
      xml.text(ofAttribute: "weight", of: font).flatMap { FontWeight.named[$0] }
      ?? xml.text(ofAttribute: "name", of: font).flatMap(FontWeight.ofFace)
      ?? (xml.says("type", "boldSystem", in: font) ? FontWeight.named["bold"] : style?.weight)
    set(.font, .numbers([nil, points] + (weight.map { [$0] } ?? [])), at: xml.node(of: font))
  }

  /// A button's title and images in its normal state.
  private mutating func readState(_ state: Int) {
    guard xml.hasKey(state, "normal"), view.family == .button else { return }
    for attribute in xml.attributes(of: state) {
      let key = NibKeys.buttonState.key(named: attribute.name, in: xml.source)
      guard let key, written.insert(key) else { continue }
      readText(attribute, as: key, at: xml.node(of: attribute))
    }
    for inner in xml.children(of: state) {
      if xml.isNamed(inner, "attributedString") {
        readText(of: inner, among: NibKeys.attributedStrings)
      } else if xml.isString(inner) {
        if xml.hasKey(inner, "title") { readText(of: inner, among: NibKeys.buttonState) }
      } else if xml.isNamed(inner, "imageReference") {
        readImage(inner, as: xml.hasKey(inner, "image") ? .image : .backgroundImage)
      }
    }
  }

  /// A symbol of the system, or an image that has a size or weight of its own.
  private mutating func readImage(_ reference: Int, as key: ViewKey) {
    guard let image = xml.attribute("image", of: reference), written.insert(key) else { return }
    readText(image, as: key, at: xml.node(of: reference))
  }
}
