/// The elements in a view that say what it is like, by their `key`.
extension InterfaceBuilderReader {
  mutating func writeProperty(
    _ property: Int, of view: Int, _ written: inout WrittenKeys
  ) throws(Diagnostic) {
    if xml.isNamed(property, "rect") {
      guard xml.hasKey(property, "frame"), written.insert(.frame) else { return }
      try write([("x", "x"), ("y", "y"), ("width", "width"), ("height", "height")], of: property, as: .frame)
    } else if xml.isNamed(property, "constraints") {
      try writeConstraints(property, of: view, &written)
    } else if isString(property) {
      try writeText(of: property, among: NibKeys.strings, &written)
    } else if xml.isNamed(property, "attributedString") {
      try writeText(of: property, among: NibKeys.attributedStrings, &written)
    } else if xml.isNamed(property, "fontDescription") {
      guard xml.hasKey(property, "fontDescription"), xml.attribute("pointSize", of: property) != nil,
        written.insert(.font)
      else { return }
      try write([("pointSize", "pointSize")], of: property, as: .font)
    } else if xml.isNamed(property, "imageReference") {
      guard xml.hasKey(property, "image"), structure.viewClass(of: view).family == .imageView else { return }
      try writeImage(property, as: .image, &written)
    } else if xml.isNamed(property, "state") {
      try writeState(property, of: view, &written)
    } else if xml.isNamed(property, "buttonConfiguration") {
      guard written.insert(.configuration) else { return }
      try tape.append(.configuration, at: xml.name(of: property))
      try tape.append(word: "buttonConfiguration", at: xml.name(of: property))
    } else if xml.isNamed(property, "accessibility") {
      guard let identifier = xml.attribute("identifier", of: property), !xml.value(of: identifier).isEmpty,
        written.insert(.accessibilityIdentifier)
      else { return }
      try tape.append(.accessibilityIdentifier, at: xml.name(of: identifier))
      try tape.append(identifier)
    } else if xml.hasKey(property, "collectionViewLayout") {
      try writeLayout(property, &written)
    }
  }

  /// Some numbers of an element, each under a word of its own; nothing where one of them is none, or where a
  /// size lacks one.
  mutating func write(
    _ names: [(attribute: StaticString, word: String)], of element: Int, as key: ViewKey
  ) throws(Diagnostic) {
    var numbers: [(word: String, place: Range<Int>, value: Range<Int>)] = []
    for (name, word) in names {
      guard let attribute = xml.attribute(name, of: element) else {
        if word == "width" || word == "height" { return }
        continue
      }
      guard let value = tape.number(attribute) else { return }
      numbers.append((word, xml.name(of: attribute), value))
    }
    try tape.append(key, at: xml.name(of: element))
    let mapping = try tape.open(.mapping, at: xml.start(of: element))
    for number in numbers {
      try tape.append(word: number.word, at: number.place)
      try tape.append(number: number.value)
    }
    tape.close(mapping)
  }

  private mutating func writeText(
    of element: Int, among keys: KeyNames, _ written: inout WrittenKeys
  ) throws(Diagnostic) {
    guard let key = key(of: element, among: keys), written.insert(key) else { return }
    try tape.append(key, at: xml.name(of: element))
    try tape.append(text: text(in: element), at: xml.content(of: element))
  }

  /// The key that an element's attribute `key` names.
  func key(of element: Int, among keys: KeyNames) -> ViewKey? {
    xml.attribute("key", of: element).flatMap { keys.key(named: xml.value(of: $0), in: xml.source) }
  }

  /// Of the element and, in an attributed string, of its fragments.
  private func text(in element: Int) -> String {
    var text = xml.isNamed(element, "attributedString") ? "" : xml.characters(of: element)
    for inner in element + 1..<xml.end(of: element) {
      if xml.isNamed(inner, "fragment"), let content = xml.attribute("content", of: inner) {
        text += xml.text(of: content)
      } else if isString(inner), xml.hasKey(inner, "content") || xml.hasKey(inner, "string") {
        text += xml.characters(of: inner)
      }
    }
    return text
  }

  /// A button's title and images in its normal state.
  private mutating func writeState(
    _ state: Int, of view: Int, _ written: inout WrittenKeys
  ) throws(Diagnostic) {
    guard xml.hasKey(state, "normal"), structure.viewClass(of: view).family == .button else { return }
    for attribute in xml.attributes(of: state) {
      let name = xml.name(of: attribute)
      guard let key = NibKeys.buttonState.key(named: name, in: xml.source), written.insert(key) else {
        continue
      }
      try tape.append(key, at: name)
      try tape.append(attribute)
    }
    for inner in xml.children(of: state) {
      if xml.isNamed(inner, "attributedString") {
        try writeText(of: inner, among: NibKeys.attributedStrings, &written)
      } else if isString(inner) {
        if xml.hasKey(inner, "title") { try writeText(of: inner, among: NibKeys.buttonState, &written) }
      } else if xml.isNamed(inner, "imageReference") {
        try writeImage(inner, as: xml.hasKey(inner, "image") ? .image : .backgroundImage, &written)
      }
    }
  }

  private func isString(_ element: Int) -> Bool {
    xml.isNamed(element, "string") || xml.isNamed(element, "mutableString")
  }

  /// A symbol of the system, or an image that has a size or weight of its own.
  private mutating func writeImage(
    _ reference: Int, as key: ViewKey, _ written: inout WrittenKeys
  ) throws(Diagnostic) {
    guard let image = xml.attribute("image", of: reference), written.insert(key) else { return }
    try tape.append(key, at: xml.name(of: reference))
    try tape.append(image)
  }
}
