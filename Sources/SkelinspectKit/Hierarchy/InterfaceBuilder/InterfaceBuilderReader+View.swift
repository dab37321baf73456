/// The keys of one view.
extension InterfaceBuilderReader {
  /// Writes all but the keys that hold its views.
  mutating func writeKeys(of element: Int) throws(Diagnostic) -> InterfaceBuilderFacts.View {
    var facts = InterfaceBuilderFacts.View()
    let runtime = RuntimeAttributes(of: element, in: xml, runtimeKeys)
    facts.strangers = runtime.strangers
    var written = WrittenKeys(runtime.views.lazy.map(\.key))
    try writeClass(of: element)
    // What is said for a phone comes first and counts.
    for source in xml.phoneVariations(of: element) + [element] {
      for attribute in xml.attributes(of: source) { try write(attribute, of: element, &written) }
      for child in xml.children(of: source) {
        try writeProperty(child, of: element, &written)
        if facts.notes == nil { facts.notes = notes(in: child) }
        if facts.embedded == nil { facts.embedded = embeddedController(in: child) }
      }
    }
    try writeInteraction(of: element, &written)
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
    if let name = MangledName.unqualified(xml.text(of: custom)) {
      try tape.append(text: name, at: xml.value(of: custom))
    } else {
      try tape.append(custom)
    }
    guard ViewClass(named: xml.text(of: custom)) == nil else { return }
    try tape.append(.baseClass, at: place)
    try tape.append(word: ViewClass(named: name)?.name ?? ViewClass.view.name, at: place)
  }

  /// Its outlet's name, else the label that it has in Xcode; an accessibility identifier has a key of its
  /// own.
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

  /// An attribute that a hierarchy has a key for.
  private mutating func write(
    _ attribute: XMLTree.Attribute, of element: Int, _ written: inout WrittenKeys
  ) throws(Diagnostic) {
    let family = structure.viewClass(of: element).family
    guard let key = NibKeys.attribute(named: xml.name(of: attribute), of: family, in: xml.source),
      written.insert(key)
    else { return }
    try write(attribute, as: key, at: xml.name(of: attribute))
  }

  /// A key and its value; a number that is none stays unsaid, and so does a word that UIKit does not know.
  mutating func write(
    _ attribute: XMLTree.Attribute, as key: ViewKey, at place: Range<Int>, named name: Range<Int>? = nil
  ) throws(Diagnostic) {
    switch key.shape {
    case .boolean:
      try tape.append(key, at: place)
      try tape.append(boolean: attribute)
    case .number, .integer, .numberOr:
      guard let number = tape.number(attribute, named: name, isWhole: key.shape == .integer) else { return }
      try tape.append(key, at: place)
      try tape.append(number: number)
    case .oneOf(let words) where !words.contains(xml.text(of: attribute)): return
    default:
      try tape.append(key, at: place)
      try tape.append(attribute)
    }
  }

  /// UIKit makes labels and image views without touches; Interface Builder leaves out what is switched on.
  private mutating func writeInteraction(of element: Int, _ written: inout WrittenKeys) throws(Diagnostic) {
    let family = structure.viewClass(of: element).family
    guard family == .label || family == .imageView, written.insert(.isUserInteractionEnabled) else { return }
    try tape.append(.isUserInteractionEnabled, at: xml.name(of: element))
    try tape.appendTrue(at: xml.name(of: element))
  }

  private func notes(in property: Int) -> Place? {
    guard xml.isNamed(property, "attributedString"), xml.hasKey(property, "userComments") else { return nil }
    return xml.source.place(xml.content(of: property))
  }

  private func embeddedController(in property: Int) -> Place? {
    guard xml.isNamed(property, "connections") else { return nil }
    let segue = xml.children(of: property).first { element in
      xml.isNamed(element, "segue")
        && xml.attribute("kind", of: element).map { xml.source.isEqual(xml.value(of: $0), "embed") } == true
    }
    return segue.flatMap { xml.attribute("destination", of: $0) }.map {
      xml.source.place(xml.value(of: $0))
    }
  }
}

/// The keys that a view has already: a runtime attribute is set last and counts.
struct WrittenKeys {
  private var keys = KeySet()

  init(_ keys: some Sequence<ViewKey>) {
    for key in keys { _ = insert(key) }
  }

  /// False where the key stands there already.
  mutating func insert(_ key: ViewKey) -> Bool { keys.insert(number: key.number) }
}
