/// What becomes of one view's element: its own attributes, those of what stands in it, and its runtime attributes.
struct ViewElementEdits {
  private let xml: XMLTree
  private let element: XMLTree.ElementIndex
  private var runtime: RuntimeAttributeEdits
  private var edits: [TextEdit] = []

  init(_ element: XMLTree.ElementIndex, in xml: XMLTree) {
    (self.xml, self.element) = (xml, element)
    runtime = RuntimeAttributeEdits(element, in: xml)
  }

  func finish() -> [TextEdit] { edits + runtime.finish() }

  /// False where the change cannot be written here.
  mutating func make(_ change: Change, in hierarchy: Hierarchy) -> Bool {
    switch change {
    case .set(let key, let view, let value): set(key, of: view, to: value, in: hierarchy)
    case .remove(let key, let view): remove(key, of: view, in: hierarchy)
    case .rename(let key, let other, let view): rename(key, to: other, of: view, in: hierarchy)
    case .correct(let attribute, let view): correct(attribute, of: view, in: hierarchy)
    case .arrange, .moveToContentView, .callShow, .callShowFirst, .omitShow, .useCell, .useSectionView,
      .alter:
      false
    }
  }

  private mutating func set(
    _ key: ViewKey, of view: ViewIndex, to value: StoredValue, in hierarchy: Hierarchy
  ) -> Bool {
    let node = hierarchy.attribute(key, of: view)?.node
    let known = runtimeElement(of: node)
    if key.isRuntimeAttribute, known != nil || !runtime.elements(key.rawValue).isEmpty {
      return runtime.set(key.rawValue, to: value, at: known)
    }
    if let attribute = node.flatMap(xml.attribute(at:)) {
      guard let text = value.nibText(for: key) else { return false }
      edits.append(xml.setting(attribute, to: text))
      return true
    }
    if let width = value[0], let height = value[1] {
      return set(Size(width: width, height: height), at: node)
    }
    if let name = key.nibAttribute(of: hierarchy.views[view].family) {
      guard let text = value.nibText(for: key) else { return false }
      let sibling = XcodeAttributeOrder.sibling(before: name, in: element, of: xml)
      edits.append(xml.inserting(name, text, into: element, after: sibling))
      return true
    }
    return key.isRuntimeAttribute ? runtime.set(key.rawValue, to: value, at: nil) : false
  }

  /// `<size key="itemSize" width="50" height="50"/>`, where it stands there.
  private mutating func set(_ size: Size, at node: Node?) -> Bool {
    guard let element = node.flatMap(xml.element(at:)), let width = xml.attribute("width", of: element),
      let height = xml.attribute("height", of: element)
    else { return false }
    edits += [xml.setting(width, to: size.width.jsonText), xml.setting(height, to: size.height.jsonText)]
    return true
  }

  private mutating func remove(_ key: ViewKey, of view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    let node = hierarchy.attribute(key, of: view)?.node
    var isFound = false
    let known = runtimeElement(of: node)
    if known != nil || key.isRuntimeAttribute && !runtime.elements(key.rawValue).isEmpty {
      runtime.remove(key.rawValue, and: known)
      isFound = true
    }
    if let name = key.nibAttribute(of: hierarchy.views[view].family) {
      for source in xml.phoneVariations(of: element) + [element] {
        for attribute in xml.attributes(of: source) where xml.source.string(attribute.name) == name {
          edits.append(xml.removing(attribute))
          isFound = true
        }
      }
    }
    return isFound
  }

  private mutating func rename(
    _ key: ViewKey, to other: ViewKey, of view: ViewIndex, in hierarchy: Hierarchy
  ) -> Bool {
    if key.isRuntimeAttribute, other.isRuntimeAttribute, !runtime.elements(key.rawValue).isEmpty {
      return runtime.rename(key.rawValue, to: other.rawValue)
    }
    guard let attribute = hierarchy.attribute(key, of: view)?.node.flatMap(xml.attribute(at:)),
      let name = other.nibAttribute(of: hierarchy.views[view].family), !hierarchy.says(other, of: view)
    else { return false }
    edits.append(xml.renaming(attribute, to: name))
    return true
  }

  private mutating func correct(
    _ attribute: UnrecognizedAttribute, of view: ViewIndex, in hierarchy: Hierarchy
  ) -> Bool {
    guard let stranger = xml.element(at: attribute.node) else { return false }
    switch attribute.mistake {
    case .misspelt(let key):
      guard runtime.elements(key.rawValue).isEmpty else { return false }
      runtime.rename(stranger, to: key.rawValue)
      return true
    case .wrongType(let key, _):
      guard let value = hierarchy.value(of: attribute, of: view),
        let fragment = XMLFragment(runtimeAttribute: key.rawValue, value)
      else { return false }
      edits.append(xml.replacing(stranger, by: fragment))
      return true
    }
  }

  /// A runtime attribute of the view, whatever it is named.
  private func runtimeElement(of node: Node?) -> XMLTree.ElementIndex? {
    guard let element = node.flatMap(xml.element(at:)), xml.isNamed(element, "userDefinedRuntimeAttribute")
    else {
      return nil
    }
    return element
  }
}

extension ViewKey {
  var isRuntimeAttribute: Bool { key.nib.contains(.inspectable) || key.nib.contains(.runtimeAttribute) }

  /// The attribute of a view's element that says it.
  func nibAttribute(of family: ViewClass.Family) -> String? {
    for source in key.nib {
      if case .attribute(let name, let families) = source, families.contains(ViewClass.Families(family)) {
        return name ?? rawValue
      }
    }
    return nil
  }
}

extension StoredValue {
  /// As Interface Builder writes it in an attribute; nil for what needs more than one.
  func nibText(for key: ViewKey) -> String? {
    switch self {
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .number(let number): number == 0 && key.shape == .number ? "0.0" : number.jsonText
    case .text("automaticDimension"): "-1"
    case .text(let text): text
    default: nil
    }
  }
}
