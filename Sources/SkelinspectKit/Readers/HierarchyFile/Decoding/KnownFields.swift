/// The keys of a mapping that has few, in their order.
struct FewKeys: Sendable {
  let names: [String]
  fileprivate let table: NameTable

  init(_ names: [String]) {
    self.names = names
    table = NameTable(names)
  }
}

/// Goes through a mapping whose keys are few and known: each once, by its number among them. Unknown and repeated
/// keys, and merge keys without a mapping, are errors.
struct KnownFields {
  private let mapping: Node
  private var fields: Fields
  private var seen: UInt64 = 0
  private(set) var hasUnknownKey = false

  init(of mapping: Node, in document: borrowing Document) {
    self.mapping = mapping
    fields = Fields(of: mapping, in: document)
  }

  /// - Parameter owner: what has such keys, for messages.
  mutating func next(
    _ keys: FewKeys, in document: Document, of owner: Subject? = nil, _ errors: inout DiagnosticList
  ) -> (index: Int, value: Node)? {
    while let field = fields.next(in: document) {
      guard let index = document.index(of: field.key, in: keys.table) else {
        hasUnknownKey = true
        errors.append(document.unknownKey(field.key, among: keys.names, in: owner?.description))
        continue
      }
      if !says(index) {
        seen |= 1 << UInt64(index)
        return (index, field.value)
      }
      if !field.isMerged { errors.append(document.duplicateKey(field.key, keys.names[index], in: mapping)) }
    }
    for invalid in fields.invalidMerges { errors.append(document.invalidMerge(invalid)) }
    return nil
  }

  /// Whether the key of that number came.
  func says(_ index: Int) -> Bool { seen >> UInt64(index) & 1 == 1 }
}

extension Document {
  fileprivate func duplicateKey(_ key: Node, _ name: String, in mapping: Node) -> Diagnostic {
    duplicateKey(key, first: firstKey(named: name, in: mapping))
  }
}
