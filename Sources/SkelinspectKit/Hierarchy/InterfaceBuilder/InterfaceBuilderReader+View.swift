/// The keys of one view.
extension InterfaceBuilderReader {
  /// Writes all but the keys that hold its views.
  mutating func writeKeys(of element: Int) throws(Diagnostic) -> InterfaceBuilderFacts.View {
    var facts = InterfaceBuilderFacts.View()
    let runtime = RuntimeAttributes(of: element, in: xml, runtimeKeys)
    facts.strangers = runtime.strangers
    var written = WrittenKeys(runtime.keys)
    try writeClass(of: element)
    for attribute in xml.attributes(of: element) {
      guard let key = AttributeKeys.key(named: xml.name(of: attribute), in: xml.source),
        isMeaningful(key, attribute, of: element), written.insert(key)
      else { continue }
      try tape.append(key, at: xml.name(of: attribute))
      try writeValue(attribute, of: key)
    }
    for child in xml.children(of: element) {
      try writeProperty(child, of: element, &written)
      if facts.notes == nil { facts.notes = notes(in: child) }
      if facts.embedded == nil { facts.embedded = embeddedController(in: child) }
    }
    try write(runtime)
    try writeName(of: element, &written)
    return facts
  }

  /// The custom class is what the library prints; the element says what it inherits from.
  private mutating func writeClass(of element: Int) throws(Diagnostic) {
    let (name, place) = (structure.elementClass(of: element), xml.name(of: element))
    try tape.append(.type, at: place)
    guard let custom = structure.customClass(of: element) else {
      return try tape.append(word: name, at: place)
    }
    try tape.append(custom)
    guard ViewClass(named: xml.text(of: custom)) == nil else { return }
    try tape.append(.baseClass, at: place)
    try tape.append(word: ViewClass(named: name)?.name ?? ViewClass.view.name, at: place)
  }

  /// Its outlet's name, else the label that it has in Xcode; an accessibility identifier has a key of its own.
  private mutating func writeName(of element: Int, _ written: inout WrittenKeys) throws(Diagnostic) {
    if let outlet = names.property(of: element, in: xml) {
      try tape.append(.id, at: xml.name(of: outlet))
      return try tape.append(outlet)
    }
    guard written.insert(.accessibilityIdentifier), let label = xml.attribute("userLabel", of: element),
      !xml.value(of: label).isEmpty
    else { return }
    try tape.append(.id, at: xml.name(of: label))
    try tape.append(label)
  }

  /// Other elements have attributes of the same names.
  private func isMeaningful(_ key: ViewKey, _ attribute: XMLTree.Attribute, of element: Int) -> Bool {
    switch key {
    case .style, .dataMode: structure.viewClass(of: element).family.isCollection
    case .image: structure.viewClass(of: element).family == .imageView
    case .alignment, .distribution, .axis, .spacing: structure.viewClass(of: element).family == .stack
    default: true
    }
  }

  /// A word that UIKit does not know stays unsaid.
  private mutating func writeValue(_ attribute: XMLTree.Attribute, of key: ViewKey) throws(Diagnostic) {
    switch key.shape {
    case .boolean: try tape.append(boolean: attribute)
    case .number, .integer, .numberOr: try tape.append(number: attribute)
    default: try tape.append(attribute)
    }
  }

  private func notes(in property: Int) -> Range<Int>? {
    guard xml.isNamed(property, "attributedString"), xml.hasKey(property, "userComments") else { return nil }
    return xml.content(of: property)
  }

  private func embeddedController(in property: Int) -> Range<Int>? {
    guard xml.isNamed(property, "connections") else { return nil }
    let segue = xml.children(of: property).first { element in
      xml.isNamed(element, "segue")
        && xml.attribute("kind", of: element).map { xml.source.isEqual(xml.value(of: $0), "embed") } == true
    }
    return segue.flatMap { xml.attribute("destination", of: $0) }.map { xml.value(of: $0) }
  }
}

/// The keys that a view has already: a runtime attribute is set last and counts.
struct WrittenKeys {
  private var keys: Set<ViewKey>

  init(_ keys: Set<ViewKey>) { self.keys = keys }

  /// False where the key stands there already.
  mutating func insert(_ key: ViewKey) -> Bool { keys.insert(key).inserted }
}
