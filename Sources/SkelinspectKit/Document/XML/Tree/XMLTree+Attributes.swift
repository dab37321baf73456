extension XMLTree {
  /// In the order of the start tag.
  func attributes(of element: ElementIndex) -> LazyMapCollection<Range<Int>, Attribute> {
    let element = elements[element]
    return (Int(element.attributesStart)..<Int(element.attributesEnd)).lazy.map(Attribute.init)
  }

  func attribute(_ name: StaticString, of element: ElementIndex) -> Attribute? {
    let element = elements[element]
    for index in Int(element.attributesStart)..<Int(element.attributesEnd) {
      let attribute = attributes[index]
      if source.holds(name, at: Int(attribute.nameStart), count: Int(attribute.nameCount)) {
        return Attribute(index: index)
      }
    }
    return nil
  }

  func name(of attribute: Attribute) -> Range<Int> {
    let attribute = attributes[attribute.index]
    return Int(attribute.nameStart)..<Int(attribute.nameStart) + Int(attribute.nameCount)
  }

  /// The source bytes between the quotes.
  func value(of attribute: Attribute) -> Range<Int> {
    let attribute = attributes[attribute.index]
    return Int(attribute.valueStart)..<Int(attribute.valueStart) + Int(attribute.valueCount)
  }

  /// The value that XML 1.0, 3.3.3 makes of it: references replaced, a space for each tab and line end.
  func text(of attribute: Attribute) -> String {
    let range = value(of: attribute)
    if isDecoded(range) { return source.string(range) }
    var decoder = XMLTextDecoder(source, isAttribute: true)
    decoder.append(range)
    return decoder.text
  }

  /// Whether an attribute's source bytes are its text.
  func isDecoded(_ range: Range<Int>) -> Bool {
    for position in range {
      switch source[position] {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), 0x0D, 0x0A, 0x09: return false
      default: break
      }
    }
    return true
  }
}
