extension XMLTree {
  /// In the order of the start tag.
  func attributes(of element: ElementIndex) -> ArraySlice<Attribute> {
    let element = elements[element]
    return attributes[Int(element.attributesStart)..<Int(element.attributesEnd)]
  }

  func attribute(_ name: StaticString, of element: ElementIndex) -> Attribute? {
    let element = elements[element]
    for index in Int(element.attributesStart)..<Int(element.attributesEnd)
    where source.isEqual(attributes[index].name, name) {
      return attributes[index]
    }
    return nil
  }

  func text(of attribute: Attribute) -> String { attribute.text(in: source) }
}
