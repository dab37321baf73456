/// Constraints, layouts and colours.
extension InterfaceBuilderReader {
  /// The width and height constraints of the view itself: the others are about its place, or about views in
  /// it.
  mutating func writeConstraints(
    _ list: Int, of view: Int, _ written: inout WrittenKeys
  ) throws(Diagnostic) {
    let own = xml.children(of: list).filter { isOwnSize($0, of: view) }
    guard !own.isEmpty, written.insert(.constraints) else { return }
    try tape.append(.constraints, at: xml.name(of: list))
    let node = try tape.open(.list, at: xml.start(of: list))
    for constraint in own { try write(constraint: constraint) }
    tape.close(node)
  }

  private func isOwnSize(_ constraint: Int, of view: Int) -> Bool {
    guard xml.isNamed(constraint, "constraint"),
      let side = xml.attribute("firstAttribute", of: constraint).map({ xml.value(of: $0) }),
      xml.source.isEqual(side, "width") || xml.source.isEqual(side, "height"),
      !structure.uninstalled.contains(constraint, of: xml)
    else { return false }
    // Removed at build time.
    if let placeholder = xml.attribute("placeholder", of: constraint),
      xml.source.boolean(xml.value(of: placeholder))
    {
      return false
    }
    guard let first = xml.attribute("firstItem", of: constraint) else { return true }
    return xml.attribute("id", of: view).map { xml.text(of: $0) } == xml.text(of: first)
  }

  /// Without a constant it has 0; one whose constant is no number says nothing.
  private mutating func write(constraint: Int) throws(Diagnostic) {
    let constant = xml.phoneAttribute("constant", of: constraint)
    let number = constant.flatMap { tape.number($0) }
    if constant != nil, number == nil { return }
    let mapping = try tape.open(.mapping, at: xml.start(of: constraint))
    if let constant, let number {
      try tape.append(text: nil, at: xml.name(of: constant))
      try tape.append(number: number)
    }
    for attribute in xml.attributes(of: constraint) {
      let name = xml.name(of: attribute)
      if xml.source.isEqual(name, "firstAttribute") {
        try tape.append(word: "attribute", at: name)
        try tape.append(attribute)
      } else if xml.source.isEqual(name, "relation") {
        guard Self.relations.contains(xml.text(of: attribute)) else { continue }
        try tape.append(text: nil, at: name)
        try tape.append(attribute)
      } else if xml.source.isEqual(name, "multiplier") || xml.source.isEqual(name, "secondItem") {
        try tape.append(text: nil, at: name)
        try tape.append(attribute)
      }
    }
    tape.close(mapping)
  }

  private static let relations: Set = ["lessThanOrEqual", "equal", "greaterThanOrEqual"]

  /// A custom class in place of a flow layout's element is still one; any other is none.
  mutating func writeLayout(_ layout: Int, _ written: inout WrittenKeys) throws(Diagnostic) {
    guard written.insert(.layout) else { return }
    let place = xml.name(of: layout)
    try tape.append(.layout, at: place)
    guard xml.isNamed(layout, "collectionViewFlowLayout") else {
      if let custom = structure.customClass(of: layout) { return try tape.append(custom) }
      return try tape.append(word: "custom", at: place)
    }
    try tape.append(word: "flow", at: place)
    for attribute in xml.attributes(of: layout) {
      let name = xml.name(of: attribute)
      if let key = NibKeys.layoutAttributes.key(named: name, in: xml.source) {
        try write(attribute, as: key, at: name)
      }
    }
    for property in xml.children(of: layout) {
      if let key = key(of: property, among: NibKeys.layoutSizes), written.insert(key) {
        try write([("width", "width"), ("height", "height")], of: property, as: key)
      } else if xml.hasKey(property, "sectionInset"), written.insert(.sectionInset) {
        try write(Self.insetSides, of: property, as: .sectionInset)
      }
    }
  }

  private static let insetSides: [(StaticString, String)] = [
    ("minY", "top"), ("minX", "left"), ("maxY", "bottom"), ("maxX", "right"),
  ]
}
