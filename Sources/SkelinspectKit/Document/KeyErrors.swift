extension Document {
  func unknownKey(_ key: Node, among allowed: [String], in place: String? = nil, otherwise: String? = nil)
    -> Diagnostic
  {
    let name = keyName(key)
    let help = nearMiss(of: name, among: allowed).map { "did you mean '\($0)'?" }
    let context = place.map { " in \($0)" } ?? ""
    return Diagnostic(
      "unknown-key", .error, "unknown key \(name.quoted)\(context)", at: range(key),
      help: help ?? otherwise ?? "the keys here are \(allowed.listed)")
  }

  func duplicateKey(_ key: Node, first: Node? = nil) -> Diagnostic {
    let notes = first.map { [Diagnostic.Note(message: "it stands here first", range: range($0))] } ?? []
    return Diagnostic(
      "duplicate-key", .error, "the key \(keyName(key).quoted) stands twice in one mapping", at: range(key),
      help: "remove one of them", notes: notes)
  }

  /// The letters of a key, as written where it is no text.
  func keyName(_ key: Node) -> String { text(key) ?? source.string(range(key)) }
}
