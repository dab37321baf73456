/// Goes through a mapping's keys and values: its own first, then those that YAML merge keys (`<<`) bring in.
/// Keys that say nothing to the reader are passed over.
struct Fields {
  struct Field {
    let key: Node
    /// Resolved where it was an alias.
    let value: Node
    /// From a merge key: a mapping's own key of the same name comes before it.
    let isMerged: Bool
  }

  private var cursor: Node
  private var end: Node
  private var isMerged = false
  /// Mappings that the present one brings in, in order; and those of the ones before it, the next one last.
  private var merges: [Node] = []
  private var waiting: [Node] = []

  /// Values of merge keys that are not mappings.
  private(set) var invalidMerges: [Node] = []

  /// Whether keys of people and other tools count as any other.
  private let keepsRemarks: Bool

  init(of mapping: Node, in document: borrowing Document, keepsRemarks: Bool = false) {
    self.keepsRemarks = keepsRemarks
    cursor = document.first(in: mapping)
    end = document.kind(mapping) == .mapping ? document.next(after: mapping) : cursor
  }

  mutating func next(in document: borrowing Document) -> Field? {
    while true {
      guard cursor < end else {
        if merges.isEmpty, waiting.isEmpty { return nil }
        guard beginNextMerge(in: document) else { return nil }
        continue
      }
      let key = cursor
      let value = document.next(after: key)
      cursor = document.next(after: value)
      if document.format == .yaml, document.kind(key) == .plainText, document.isText(key, "<<") {
        addMerge(value, in: document)
      } else if keepsRemarks || !document.isRemark(key) {
        return Field(key: key, value: document.resolved(value), isMerged: isMerged)
      }
    }
  }

  private mutating func beginNextMerge(in document: borrowing Document) -> Bool {
    waiting.append(contentsOf: merges.reversed())
    merges.removeAll(keepingCapacity: true)
    guard let mapping = waiting.popLast() else { return false }
    cursor = document.first(in: mapping)
    end = document.next(after: mapping)
    isMerged = true
    return true
  }

  private mutating func addMerge(_ value: Node, in document: borrowing Document) {
    let value = document.resolved(value)
    let candidates = document.kind(value) == .list ? document.elements(value) : [value]
    for element in candidates {
      let candidate = document.resolved(element)
      if document.kind(candidate) == .mapping {
        merges.append(candidate)
      } else {
        invalidMerges.append(candidate)
      }
    }
  }
}

extension Document {
  /// A mapping's keys and values, those of merge keys too.
  func fields(of mapping: Node) -> [Fields.Field] {
    var fields = Fields(of: mapping, in: self)
    var all: [Fields.Field] = []
    while let field = fields.next(in: self) { all.append(field) }
    return all
  }

  func keyNames(of mapping: Node) -> Set<String> { Set(fields(of: mapping).map { keyName($0.key) }) }

  /// Whether a key is for people and other tools: `note`, `$schema`, and all that begin with `x-`.
  fileprivate func isRemark(_ key: Node) -> Bool {
    guard let letters = textRange(key) else { return false }
    let name = bytes(of: key)[letters]
    // Nearly all keys begin with another letter.
    switch name.first {
    case "x": return name.starts(with: "x-".utf8)
    case "n": return name.elementsEqual("note".utf8)
    case "$": return name.elementsEqual("$schema".utf8)
    default: return false
    }
  }

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
