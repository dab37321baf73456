/// A mapping whose values are read one by one: what is wrong with each is collected, and unknown and repeated
/// keys are errors.
struct Record {
  let document: Document
  let node: Node
  let what: String?
  var errors = DiagnosticList()
  /// Of booleans that YAML 1.1 alone knows.
  private(set) var warnings: [Diagnostic] = []
  private(set) var hasUnknownKey = false
  /// Those that are said: few, so that they are found faster one after the other than by a hash.
  private var fields: [(name: String, key: Node, value: Node)] = []

  /// - Parameters:
  ///   - keys: all that such a mapping may have.
  ///   - keepsRemarks: whether keys of people and other tools are none of those.
  ///   - unknown: the error at another one, where there is more to say of it.
  init(
    _ node: Node, _ keys: [String], for what: String?, in document: Document, keepsRemarks: Bool = false,
    unknown: (Node) -> Diagnostic? = { _ in nil }
  ) throws(Diagnostic) {
    (self.document, self.node, self.what) = (document, node, what)
    guard document.kind(node) == .mapping else {
      throw document.mismatch("a mapping for \(what ?? "it")", at: node, help: "write {\(keys[0]): …}")
    }
    var remaining = Fields(of: node, in: document, keepsRemarks: keepsRemarks)
    while let field = remaining.next(in: document) {
      guard let name = keys.first(where: { document.isText(field.key, $0) }) else {
        errors.append(unknown(field.key) ?? document.unknownKey(field.key, among: keys, in: what))
        hasUnknownKey = true
        continue
      }
      if let earlier = fields.first(where: { $0.name == name }) {
        if !field.isMerged { errors.append(document.duplicateKey(field.key, first: earlier.key)) }
      } else {
        fields.append((name, field.key, field.value))
      }
    }
    for invalid in remaining.invalidMerges { errors.append(document.invalidMerge(invalid)) }
  }

  subscript(key: String) -> Node? {
    for field in fields where field.name == key { return field.value }
    return nil
  }

  func says(_ key: String) -> Bool { self[key] != nil }

  /// Its keys, in the order in which they are said.
  var keys: [(name: String, key: Node)] { fields.map { ($0.name, $0.key) } }

  func place(ofKey key: String) -> Place {
    fields.first { $0.name == key }.map { document.source.place(document.range(ofKey: $0.key)) }
      ?? document.place(node)
  }

  /// Something is wrong with its values together.
  mutating func fail(_ diagnostic: Diagnostic) { errors.append(diagnostic) }

  /// A key that must be said.
  mutating func require(_ key: String, help: String? = nil) {
    if !says(key) { fail(.invalidValue("'\(key)' is missing here", at: document.place(node), help: help)) }
  }

  /// The errors of all its values.
  func check() throws(Diagnostic) { try errors.throwFirst() }

  /// A value that is read by the caller; nil where it is not said, and where it is wrong.
  mutating func read<Value>(
    _ key: String, _ decode: (Document, Node, Subject) throws(Diagnostic) -> Value
  ) -> Value? {
    guard let value = self[key] else { return nil }
    do throws(Diagnostic) { return try decode(document, value, .part(key)) } catch {
      errors.append(error)
      return nil
    }
  }

  /// The same by one of a document's own decoders.
  mutating func read<Value>(
    _ key: String, _ decode: (Document) -> (Node, Subject) throws(Diagnostic) -> Value
  ) -> Value? {
    read(key) { document, node, what throws(Diagnostic) in try decode(document)(node, what) }
  }

  mutating func read<Value>(
    _ key: String, _ decode: (Document) -> (Node) throws(Diagnostic) -> Value
  ) -> Value? {
    read(key) { document, node, _ throws(Diagnostic) in try decode(document)(node) }
  }

  mutating func number(_ key: String) -> Double? {
    read(key) { document, node, what throws(Diagnostic) in try document.finiteNumber(node, for: what) }
  }

  /// A finite number, or `infinity`, which YAML has as a number too.
  mutating func numberOrInfinity(_ key: String) -> Double? {
    read(key) { document, node, what throws(Diagnostic) in
      if document.kind(node) == .number, document.number(node) == .infinity { return .infinity }
      return try document.number(node, or: ["infinity"], for: what) ?? .infinity
    }
  }

  /// Not below a limit.
  mutating func number(_ key: String, atLeast limit: Double, _ why: String) -> Double? {
    read(key) { document, node, what throws(Diagnostic) in
      let number = try document.finiteNumber(node, for: what)
      guard number >= limit else {
        throw .invalidValue("\(what) is \(number.jsonText): \(why)", at: document.place(node))
      }
      return number
    }
  }

  mutating func boolean(_ key: String) -> Bool? {
    var warnings: [Diagnostic] = []
    let value = read(key) { document, node, what throws(Diagnostic) in
      try document.boolean(node, for: what, warnings: &warnings)
    }
    self.warnings += warnings
    return value
  }

  mutating func text(_ key: String) -> String? {
    read(key) { document, node, what throws(Diagnostic) in
      try document.checkText(node, for: what)
      return document.text(node) ?? ""
    }
  }

  mutating func word(_ key: String, among words: [String]) -> String? {
    read(key) { document, node, what throws(Diagnostic) in try document.word(node, among: words, for: what) }
  }

  mutating func oneCase<Case: RawRepresentable<String> & CaseIterable>(_ key: String) -> Case? {
    read(key) { document, node, what throws(Diagnostic) in try document.oneCase(node, for: what) }
  }

  mutating func numbers(_ key: String, count: Int? = nil) -> [Double]? {
    read(key) { document, node, what throws(Diagnostic) in
      try document.numberList(node, count: count, for: what)
    }
  }
}

extension Document {
  /// Numbers in a list: as many as are asked for, or any.
  func numberList(_ node: Node, count: Int? = nil, for what: Subject) throws(Diagnostic) -> [Double] {
    let values = elements(node)
    guard kind(node) == .list, count == nil || values.count == count else {
      let wanted = count.map { "a list of \($0) numbers" } ?? "a list of numbers"
      let found = kind(node) == .list ? "\(values.count)" : kindName(node)
      throw .invalidValue("expected \(wanted) for \(what), found \(found)", at: place(node))
    }
    return try elements(of: node) { number throws(Diagnostic) in try finiteNumber(number, for: what) }
  }

  /// What the elements of a list come to; an error of each that is wrong.
  func elements<Value>(
    of list: Node, _ decode: (Node) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    var errors = DiagnosticList()
    let values = elements(list).compactMap { element in
      errors.attempt { () throws(Diagnostic) in try decode(resolved(element)) }
    }
    try errors.throwFirst()
    return values
  }

  /// The same of what must be a list.
  func list<Value>(
    _ node: Node, of things: String? = nil, for what: Subject?, help: String? = nil,
    _ decode: (Node) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    guard kind(node) == .list else {
      let (things, owner) = (things.map { " of \($0)" } ?? "", what.map { " for \($0)" } ?? "")
      throw mismatch("a list\(things)\(owner)", at: node, help: help)
    }
    return try elements(of: node, decode)
  }
}
