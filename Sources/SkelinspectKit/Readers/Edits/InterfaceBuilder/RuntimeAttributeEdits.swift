/// What becomes of one view's runtime attributes.
struct RuntimeAttributeEdits {
  private let xml: XMLTree
  private let view: XMLTree.ElementIndex
  /// In the order of the text, in which the last one of a key path counts.
  private let own: [XMLTree.ElementIndex]
  private var removed: Set<XMLTree.ElementIndex> = []
  private var added: [XMLFragment] = []
  private var edits: [TextEdit] = []

  init(_ view: XMLTree.ElementIndex, in xml: XMLTree) {
    (self.xml, self.view) = (xml, view)
    own = Self.lists(of: view, in: xml).flatMap { list in
      xml.children(of: list).filter { xml.isNamed($0, "userDefinedRuntimeAttribute") }
    }
  }

  private static func lists(of view: XMLTree.ElementIndex, in xml: XMLTree) -> [XMLTree.ElementIndex] {
    xml.children(of: view).filter { xml.isNamed($0, "userDefinedRuntimeAttributes") }
  }

  /// Those of a key path.
  func elements(_ keyPath: String) -> [XMLTree.ElementIndex] {
    own.filter { element in
      xml.attribute("keyPath", of: element).map { xml.text(of: $0) == keyPath } ?? false
    }
  }

  /// False where a runtime attribute has no such value.
  mutating func set(_ keyPath: String, to value: StoredValue, at known: XMLTree.ElementIndex?) -> Bool {
    guard var fragment = XMLFragment(runtimeAttribute: keyPath, value) else { return false }
    guard let element = known.flatMap({ own.contains($0) ? $0 : nil }) ?? elements(keyPath).last else {
      added.append(fragment)
      return true
    }
    if let path = xml.attribute("keyPath", of: element).map({ xml.text(of: $0) }), path != keyPath {
      fragment.attributes[1].value = path
    }
    edits += edits(making: element, fragment)
    return true
  }

  mutating func remove(_ keyPath: String, and known: XMLTree.ElementIndex?) {
    removed.formUnion(elements(keyPath))
    if let known, own.contains(known) { removed.insert(known) }
  }

  /// False where the other one stands there already.
  mutating func rename(_ keyPath: String, to other: String) -> Bool {
    guard elements(other).isEmpty else { return false }
    for element in elements(keyPath) { rename(element, to: other) }
    return true
  }

  mutating func rename(_ element: XMLTree.ElementIndex, to keyPath: String) {
    if let attribute = xml.attribute("keyPath", of: element) {
      edits.append(xml.setting(attribute, to: keyPath))
    }
  }

  /// All of it; a list that nothing is left in goes too.
  func finish() -> [TextEdit] {
    var (gone, edits) = (removed, edits)
    let lists = Self.lists(of: view, in: xml)
    for list in lists {
      let children = Array(xml.children(of: list))
      let isKept = list == lists.last && !added.isEmpty
      guard !children.isEmpty, !isKept, children.allSatisfy(removed.contains) else { continue }
      gone.subtract(children)
      gone.insert(list)
    }
    edits += xml.removing(gone, from: added.isEmpty ? nil : lists.last)
    guard !added.isEmpty else { return edits }
    if let list = lists.last {
      let last = xml.children(of: list).reduce(nil) { $1 }
      edits.append(xml.inserting(added, into: list, after: last))
    } else {
      let list = XMLFragment(name: "userDefinedRuntimeAttributes", children: added)
      edits.append(
        xml.inserting([list], into: view, after: xml.siblingBeforeRuntimeAttributes(of: view)))
    }
    return edits
  }

  /// The value alone where its type stays.
  private func edits(making element: XMLTree.ElementIndex, _ fragment: XMLFragment) -> [TextEdit] {
    guard let type = xml.attribute("type", of: element), xml.text(of: type) == fragment.attributes[0].value
    else { return [xml.replacing(element, by: fragment)] }
    guard let child = fragment.children.first else {
      guard let value = xml.attribute("value", of: element), let wanted = fragment.attributes.last else {
        return [xml.replacing(element, by: fragment)]
      }
      return [xml.setting(value, to: wanted.value)]
    }
    guard let inner = xml.children(of: element).first(where: { xml.hasKey($0, "value") }),
      let value = xml.attribute("value", of: inner), xml.attribute("value", of: element) == nil,
      xml.isNamed(inner, "integer") || xml.isNamed(inner, "real"), let wanted = child.attributes.last
    else { return [xml.replacing(element, by: fragment)] }
    // A real number may be a whole one.
    let isRenamed = child.name == "real" && xml.isNamed(inner, "integer")
    return (isRenamed ? xml.renaming(inner, to: child.name) : []) + [xml.setting(value, to: wanted.value)]
  }
}

extension XMLFragment {
  /// As Xcode writes it: flags and texts in an attribute, numbers in an element.
  init?(runtimeAttribute keyPath: String, _ value: StoredValue) {
    let type: String
    switch value {
    case .boolean: type = "boolean"
    case .number: type = "number"
    case .text: type = "string"
    default: return nil
    }
    self.init(name: "userDefinedRuntimeAttribute", attributes: [("type", type), ("keyPath", keyPath)])
    if case .number(let number) = value {
      let name = number == number.rounded() ? "integer" : "real"
      children = [XMLFragment(name: name, attributes: [("key", "value"), ("value", number.jsonText)])]
    } else {
      attributes.append(("value", value.text ?? (value == .boolean(true) ? "YES" : "NO")))
    }
  }
}
