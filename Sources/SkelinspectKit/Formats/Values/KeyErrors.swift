extension Document {
  func unknownKey(_ key: Node, among allowed: [String], in owner: String? = nil) -> Diagnostic {
    let name = keyName(key)
    let help = nearMiss(of: name, among: allowed).map { "did you mean '\($0)'?" }
    let context = owner.map { " in \($0)" } ?? ""
    return Diagnostic(
      "unknown-key", .error, "unknown key \(name.quoted)\(context)", at: place(key),
      help: help ?? Self.allowedKeys(allowed)
    ).with(edits(writing: onlyNearMiss(of: name, among: allowed), at: key))
  }

  private static func allowedKeys(_ keys: [String]) -> String {
    keys.count == 1 ? "the only key here is \(keys.listed)" : "the keys here are \(keys.listed("and"))"
  }

  func duplicateKey(_ key: Node, first: Node? = nil) -> Diagnostic {
    let notes = first.map { [Diagnostic.Note(message: "it appears here first", place: place($0))] } ?? []
    return Diagnostic(
      "duplicate-key", .error, "the key \(keyName(key).quoted) appears twice in one mapping", at: place(key),
      help: "remove one of them", notes: notes)
  }

  /// The letters of a key, as written where it is not text.
  func keyName(_ key: Node) -> String { text(key) ?? source.string(range(key)) }

  /// A mapping's keys and values, each key once; repeated keys, and merge keys without a mapping, are errors.
  func uniqueFields(_ mapping: Node, _ errors: inout DiagnosticList) -> [(key: Node, value: Node)] {
    var result: [(key: Node, value: Node)] = []
    var keys: [String: Node] = [:]
    var fields = Fields(of: mapping, in: self)
    while let field = fields.next(in: self) {
      let name = keyName(field.key)
      if let earlier = keys[name] {
        if !field.isMerged { errors.append(duplicateKey(field.key, first: earlier)) }
      } else {
        keys[name] = field.key
        result.append((field.key, field.value))
      }
    }
    for invalid in fields.invalidMerges { errors.append(invalidMerge(invalid)) }
    return result
  }

  func invalidMerge(_ value: Node) -> Diagnostic {
    .invalidValue(
      "a merge key (<<) takes a mapping or a list of mappings, found \(kindName(value))", at: place(value))
  }
}
