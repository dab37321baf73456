/// One view: its class, its name and its keys.
extension InterfaceBuilderReader {
  /// Reads an element's own keys and adds its view to the hierarchy.
  mutating func readView(_ element: Int, parent: ViewIndex?, place: ViewPlace) {
    view = View(node: xml.node(of: element), parent: parent, place: place)
    facts = InterfaceBuilderFacts.View()
    let attributeStart = hierarchy.attributes.count
    let runtime = RuntimeAttributes(of: element, in: xml, runtimeKeys)
    facts.strangers = runtime.strangers
    // A runtime attribute is set last and counts.
    written = KeySet(without: runtime.views.lazy.map(\.key))
    readClass(of: element)
    // What is said for a phone comes first and counts.
    for source in xml.phoneVariations(of: element) + [element] {
      for attribute in xml.attributes(of: source) { read(attribute) }
      for child in xml.children(of: source) {
        readProperty(child, of: element)
        if facts.notes == nil { facts.notes = notes(in: child) }
        if facts.embedded == nil { facts.embedded = embeddedController(in: child) }
      }
    }
    // UIKit makes labels and image views without touches; Interface Builder leaves out what is switched on.
    if view.family == .label || view.family == .imageView, written.insert(.isUserInteractionEnabled) {
      set(.isUserInteractionEnabled, .boolean(true), at: xml.node(of: element))
    }
    read(runtime)
    readName(of: element)
    view.attributes = attributeStart..<hierarchy.attributes.count
    if !facts.isEmpty { hierarchy.interfaceBuilder.views[hierarchy.views.count] = facts }
    hierarchy.add(view, isRightToLeft: nil)
  }

  mutating func set(_ key: ViewKey, _ value: StoredValue, at node: Node) {
    view.flags.note(key, value == .boolean(true))
    hierarchy.attributes.append(Attribute(key, at: node, value))
  }

  /// The custom class is what the library prints; the element says what it inherits from.
  private mutating func readClass(of element: Int) {
    view.viewClass = structure.viewClass(of: element)
    guard let custom = xml.customClass(of: element) else {
      view.typeNode = view.node
      return
    }
    view.typeNode = xml.node(of: custom)
    guard ViewClass(named: xml.text(of: custom)) == nil else { return }
    set(.baseClass, .text(view.viewClass.name), at: view.node)
  }

  /// Its outlet's name, else an accessibility identifier, else the label that it has in Xcode.
  private mutating func readName(of element: Int) {
    if let outlet = references.outlet(to: element, in: xml) {
      view.idNode = outlet
      view.flags.remove(.isNamedByIdentifier)
    } else if view.idNode == nil, written.insert(.accessibilityIdentifier),
      let label = xml.attribute("userLabel", of: element), !label.value.isEmpty
    {
      view.idNode = xml.node(of: label)
    }
  }

  /// An attribute that a hierarchy has a key for.
  private mutating func read(_ attribute: XMLTree.Attribute) {
    guard let key = NibKeys.attribute(named: attribute.name, of: view.family, in: xml.source),
      written.insert(key)
    else { return }
    read(attribute, as: key, at: xml.node(of: attribute))
  }

  /// A value as its key's shape has it; a number that is none stays unsaid, and so does a word that UIKit does
  /// not know.
  mutating func read(
    _ attribute: XMLTree.Attribute, as key: ViewKey, at node: Node, named name: Range<Int>? = nil
  ) {
    switch key.shape {
    case .boolean: set(key, .boolean(xml.source.boolean(attribute.value)), at: node)
    case .number, .integer, .numberOr:
      let value = storedNumber(attribute, named: name, isWhole: key.shape == .integer)
      if let value { set(key, value, at: node) }
    default: readText(attribute, as: key, at: node)
    }
  }

  mutating func readText(_ attribute: XMLTree.Attribute, as key: ViewKey, at node: Node) {
    let text = xml.text(of: attribute)
    if case .oneOf(let words) = key.shape, !words.contains(text) { return }
    set(key, .text(text), at: node)
    guard key == .accessibilityIdentifier else { return }
    view.idNode = xml.node(of: attribute)
    view.flags.insert(.isNamedByIdentifier)
  }

  private func notes(in property: Int) -> Place? {
    guard xml.isNamed(property, "attributedString"), xml.hasKey(property, "userComments") else { return nil }
    return xml.source.place(xml.content(of: property))
  }

  private func embeddedController(in property: Int) -> Place? {
    guard xml.isNamed(property, "connections") else { return nil }
    let segue = xml.children(of: property).first {
      xml.isNamed($0, "segue") && xml.says("kind", "embed", in: $0)
    }
    return segue.flatMap { xml.attribute("destination", of: $0) }.map { xml.source.place($0.value) }
  }
}
