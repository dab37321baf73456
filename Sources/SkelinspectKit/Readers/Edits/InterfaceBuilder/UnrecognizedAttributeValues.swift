extension Hierarchy {
  /// What a runtime attribute of the right name and type would say; nil where its letters do not.
  func value(of attribute: UnrecognizedAttribute, of view: ViewIndex) -> StoredValue? {
    guard let xml = tree(of: view).xml?.tree,
      let value = xml.element(at: attribute.node).flatMap(xml.runtimeValue)
    else { return nil }
    switch attribute.key.shape {
    case .boolean:
      switch xml.text(of: value).lowercased() {
      case "yes", "true", "1": return .boolean(true)
      case "no", "false", "0": return .boolean(false)
      default: return nil
      }
    case .number, .integer:
      return (xml.source.decimal(in: value.value, isWhole: false)?.number).map(StoredValue.number)
    default: return .text(xml.text(of: value))
    }
  }
}
