/// The keys of a mapping of measures, and which of them are booleans.
struct MeasureKeys: Sendable {
  fileprivate let keys: FewKeys
  fileprivate let booleans: Set<Int>

  init(numbers: [String], booleans: [String] = []) {
    keys = FewKeys(numbers + booleans)
    self.booleans = Set(numbers.count..<numbers.count + booleans.count)
  }
}

extension Document {
  /// The numbers of a mapping in the order of its possible keys: 1 for true, 0 for false, nil for those that
  /// it does not say.
  func measures(
    _ node: Node, _ measures: MeasureKeys, for what: Subject, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> [Double?] {
    let keys = measures.keys
    guard kind(node) == .mapping else {
      throw .invalidValue(
        "expected a mapping of \(keys.names.listed("and")) for \(what), found \(kindName(node))",
        at: place(node), help: "write {\(keys.names[0]): …}")
    }
    var values = [Double?](repeating: nil, count: keys.names.count)
    var errors = DiagnosticList()
    var fields = KnownFields(of: node, in: self)
    while let (index, value) = fields.next(keys, in: self, of: what, &errors) {
      let part = Subject.part(keys.names[index])
      values[index] = errors.attempt { () throws(Diagnostic) in
        guard measures.booleans.contains(index) else { return try finiteNumber(value, for: part) }
        return try boolean(value, for: part, warnings: &warnings) ? 1 : 0
      }
    }
    try errors.throwFirst()
    return values
  }
}
