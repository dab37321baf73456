/// Constraints and layouts.
extension InterfaceBuilderReader {
  /// The width and height constraints of the view itself: the others are about its place, or about views in
  /// it.
  mutating func readConstraints(_ list: Int, of view: Int) {
    let own = xml.children(of: list).filter { isOwnSize($0, of: view) }
    guard !own.isEmpty, written.insert(.constraints) else { return }
    let constraints = own.compactMap { constraint($0) }
    set(.constraints, .constraints(constraints), at: xml.node(of: list))
  }

  private func isOwnSize(_ constraint: Int, of view: Int) -> Bool {
    guard xml.isNamed(constraint, "constraint"),
      xml.says("firstAttribute", "width", in: constraint)
        || xml.says("firstAttribute", "height", in: constraint),
      !structure.uninstalled.contains(constraint, of: xml)
    else { return false }
    // Removed at build time.
    if let placeholder = xml.attribute("placeholder", of: constraint),
      xml.source.boolean(placeholder.value)
    {
      return false
    }
    guard let first = xml.attribute("firstItem", of: constraint) else { return true }
    return xml.attribute("id", of: view).map { xml.text(of: $0) } == xml.text(of: first)
  }

  /// Without a constant it has 0; one whose constant is not a number says nothing.
  private mutating func constraint(_ element: Int) -> OwnConstraint? {
    var own = OwnConstraint(side: .height, constant: 0)
    if let constant = xml.phoneAttribute("constant", of: element) {
      guard let number = number(constant) else { return nil }
      own.constant = number
    }
    if xml.says("firstAttribute", "width", in: element) { own.side = .width }
    if xml.says("relation", "lessThanOrEqual", in: element) { own.relation = .lessThanOrEqual }
    if xml.says("relation", "greaterThanOrEqual", in: element) { own.relation = .greaterThanOrEqual }
    own.isRatio =
      xml.attribute("multiplier", of: element) != nil || xml.attribute("secondItem", of: element) != nil
    return own
  }

  /// A custom class in place of a flow layout's element is still one; any other is none.
  mutating func readLayout(_ layout: Int) {
    guard written.insert(.layout) else { return }
    let isFlow = xml.isNamed(layout, "collectionViewFlowLayout")
    let custom = isFlow ? nil : xml.customClass(of: layout).map { xml.text(of: $0) }
    let name = custom ?? (isFlow ? "flow" : "custom")
    set(.layout, .text(name), at: xml.node(of: layout))
    guard isFlow else { return }
    for attribute in xml.attributes(of: layout) {
      if let key = NibKeys.layoutAttributes.key(named: attribute.name, in: xml.source) {
        read(attribute, as: key, at: xml.node(of: attribute))
      }
    }
    for property in xml.children(of: layout) {
      if let key = key(of: property, among: NibKeys.layoutSizes), written.insert(key) {
        readNumbers(["width", "height"], of: property, as: key)
      } else if xml.hasKey(property, "sectionInset"), written.insert(.sectionInset) {
        readNumbers(["minY", "minX", "maxY", "maxX"], of: property, as: .sectionInset)
      }
    }
  }

  /// Some numbers of an element, in the order in which the key's shape has them, 0 for those that it does not
  /// say; nothing where one of them is none, or where a size lacks one.
  mutating func readNumbers(_ names: [StaticString], of element: Int, as key: ViewKey) {
    guard let numbers = numbers(names, of: element) else { return }
    set(key, .numbers(numbers), at: xml.node(of: element))
  }

  mutating func readFrame(_ element: Int) {
    guard let numbers = numbers(["x", "y", "width", "height"], of: element) else { return }
    hierarchy.frames.append(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    set(.frame, .letters, at: xml.node(of: element))
  }

  private mutating func numbers(_ names: [StaticString], of element: Int) -> [Double]? {
    var numbers: [Double] = []
    for name in names {
      guard let attribute = xml.attribute(name, of: element) else {
        if "\(name)" == "width" || "\(name)" == "height" { return nil }
        numbers.append(0)
        continue
      }
      guard let number = number(attribute) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
