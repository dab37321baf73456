extension Document {
  /// The numbers of a mapping in the order of its possible keys, 1 for true and 0 for false.
  func measures(
    _ node: Node, _ shapes: [(key: String, shape: ValueShape)], for what: Subject,
    warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> [Double?] {
    let keys = shapes.map(\.key)
    guard kind(node) == .mapping else {
      throw .invalidValue(
        "expected a mapping of \(keys.listed("and")) for \(what), found \(kindName(node))", at: place(node),
        help: "write {\(keys[0]): …}")
    }
    var values = [Double?](repeating: nil, count: keys.count)
    var errors = DiagnosticList()
    for (key, value) in uniqueFields(node, &errors) {
      let name = keyName(key)
      guard let index = keys.firstIndex(of: name) else {
        errors.append(unknownKey(key, among: keys, in: what.description))
        continue
      }
      values[index] = errors.attempt { () throws(Diagnostic) in
        try measure(value, shapes[index].shape, for: .words("'\(name)'"), warnings: &warnings)
      }
    }
    try errors.throwFirst()
    return values
  }

  private func measure(
    _ node: Node, _ shape: ValueShape, for what: Subject, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> Double {
    guard shape == .boolean else { return try finiteNumber(node, for: what) }
    return try boolean(node, for: what, warnings: &warnings) ? 1 : 0
  }
}
