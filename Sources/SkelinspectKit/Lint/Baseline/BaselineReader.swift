extension Baseline {
  /// Reads a baseline, or says where each mistake in it stands.
  package static func read(_ bytes: consuming [UInt8], named name: String) throws(ReadError) -> Baseline {
    let source = try DocumentReader.source(of: bytes, named: name)
    let document: Document
    do throws(Diagnostic) { document = try JSONReader.read(source, readsSequences: false) } catch {
      throw ReadError(source.baselineConflict ?? error, in: source)
    }
    var reader = BaselineReader(document)
    let baseline = reader.read()
    guard reader.errors.isEmpty else { throw ReadError(reader.errors, in: source) }
    return baseline
  }
}

/// Reads a baseline's document, all of its errors in one run.
struct BaselineReader {
  private let document: Document
  private(set) var errors = DiagnosticList()
  private var first: [Baseline.Entry: Node] = [:]

  init(_ document: Document) {
    self.document = document
  }

  mutating func read() -> Baseline {
    guard let root = document.roots.first, document.kind(root) == .mapping else {
      return refuse("a list or a value is not a baseline", at: document.roots.first ?? 0)
    }
    let fields = fields(of: root, among: ["$schema", "schemaVersion", "findings"], in: "a baseline")
    guard let findings = fields["findings"], let version = fields["schemaVersion"] else {
      let missing = fields["findings"] == nil ? "findings" : "schemaVersion"
      return refuse("this is not a baseline: '\(missing)' is missing", at: root)
    }
    if fields["summary"] != nil { return refuse("this is a report of lint, not a baseline", at: root) }
    if document.number(version) != Double(Baseline.schemaVersion) {
      add(
        "expected \(Baseline.schemaVersion) for 'schemaVersion', found \(document.kindName(version))",
        at: version, help: "remove it, and write it again with this program")
    }
    if document.kind(findings) != .list {
      add("expected a list for 'findings', found \(document.kindName(findings))", at: findings)
    }
    var baseline = Baseline(document.elements(findings).compactMap { entry($0) })
    if let schema = fields["$schema"] { baseline.schema = text(schema, for: "$schema") }
    return baseline
  }

  private mutating func entry(_ node: Node) -> Baseline.Entry? {
    guard document.kind(node) == .mapping else {
      add("expected an entry, a mapping with a 'file', found \(document.kindName(node))", at: node)
      return nil
    }
    let errorsBefore = errors.count
    let keys = ["file", "rule", "path", "count"]
    let fields = fields(of: node, among: keys, in: "an entry of a baseline")
    // A mistyped key may be the one that is missing.
    if errors.count == errorsBefore {
      for key in keys where fields[key] == nil {
        add("'\(key)' is missing in this entry", at: node, help: "an entry has \(keys.listed("and"))")
      }
    }
    let file = fields["file"].flatMap { text($0, for: "file") }
    let rule = fields["rule"].flatMap { self.rule($0) }
    let count = fields["count"].flatMap { self.count($0) }
    let path = fields["path"].flatMap { document.kind($0) == .null ? nil : text($0, for: "path") }
    guard let file, let rule, let count, errors.count == errorsBefore else { return nil }
    let entry = Baseline.Entry(file: file, rule: rule, path: path, count: count)
    guard let twin = first[entry.key] else {
      first[entry.key] = node
      return entry
    }
    errors.append(
      .invalidValue(
        "this entry appears twice: the same file, rule and path", at: document.place(node),
        help: "keep the one with the larger count",
        notes: [Diagnostic.Note(message: "it is here first", place: document.place(twin))]))
    return nil
  }

  private mutating func rule(_ node: Node) -> String? {
    guard let id = text(node, for: "rule") else { return nil }
    if let successor = Rule.successors[id] {
      add("no rule is called '\(id)'", at: node, help: Rule.successorHelp(successor))
      return nil
    }
    guard Rule.named(id)?.isAlwaysError == true else { return id }
    add("'\(id)' cannot be in a baseline", at: node, help: "remove this entry: \(Rule.alwaysErrorHelp)")
    return nil
  }

  private mutating func count(_ node: Node) -> Int? {
    let limit = Baseline.maximumCount
    if let number = document.number(node), let count = Int(exactly: number), 1...limit ~= count {
      return count
    }
    let found = document.kindName(node)
    add(
      "expected a whole number from 1 to \(limit) for 'count', found \(found)", at: node,
      help: document.number(node).map { $0 <= 0 } == true ? "remove an entry that stands for nothing" : nil)
    return nil
  }

  private mutating func text(_ node: Node, for key: String) -> String? {
    guard document.kind(node) != .null, let text = document.text(node), !text.isEmpty else {
      let found = document.text(node) == "" ? "an empty one" : document.kindName(node)
      add("expected text for '\(key)', found \(found)", at: node)
      return nil
    }
    return text
  }
}

extension BaselineReader {
  /// The values by their keys, of equal ones the first.
  private mutating func fields(
    of mapping: Node, among allowed: [String], in owner: String
  ) -> [String: Node] {
    var fields: [String: Node] = [:]
    var known: [String: Node] = [:]
    for key in document.keys(of: mapping) {
      let name = document.keyName(key)
      if !allowed.contains(name) {
        errors.append(document.unknownKey(key, among: allowed, in: owner))
      } else if let first = known[name] {
        errors.append(document.duplicateKey(key, first: first))
      }
      if known[name] == nil { (known[name], fields[name]) = (key, document.next(after: key)) }
    }
    return fields
  }

  private mutating func add(_ message: String, at node: Node, help: String? = nil) {
    errors.append(.invalidValue(message, at: document.place(node), help: help))
  }

  /// Of what is something else, not a baseline with mistakes, nothing more is said.
  private mutating func refuse(_ message: String, at node: Node) -> Baseline {
    errors = DiagnosticList()
    add(
      message, at: node, help: "a baseline is written with `skelinspect baseline write`, to a file of its own"
    )
    return Baseline()
  }
}

extension SourceText {
  /// Where git left both sides of a merge.
  fileprivate var baselineConflict: Diagnostic? {
    mergeConflict.map { conflict in
      let start = conflict.place.range.lowerBound
      return .syntaxError(
        "a merge conflict is not resolved here", at: place(start..<start + 7),
        help: "keep the entries of both sides, each once, and remove the marker lines; "
          + "`skelinspect baseline prune` then removes what is stale")
    }
  }
}
