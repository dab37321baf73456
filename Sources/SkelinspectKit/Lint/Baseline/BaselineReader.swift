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
  private(set) var errors: DiagnosticList
  private var first: [Baseline.Entry: Node] = [:]

  init(_ document: Document) {
    self.document = document
    errors = DiagnosticList(document.problems)
  }

  mutating func read() -> Baseline {
    let keys = ["$schema", "schemaVersion", "findings"]
    guard let root = document.roots.first,
      var record = try? Record(root, keys, for: "a baseline", in: document, keepsRemarks: true)
    else { return refuse("a list or a value is not a baseline", at: document.roots.first ?? 0) }
    guard let findings = record["findings"], let version = record["schemaVersion"] else {
      let missing = record.says("findings") ? "schemaVersion" : "findings"
      return refuse("this is not a baseline: '\(missing)' is missing", at: root)
    }
    if document.keys(of: root).contains(where: { document.isText($0, "summary") }) {
      return refuse("this is a report of lint, not a baseline", at: root)
    }
    errors.append(contentsOf: record.errors)
    record.errors = DiagnosticList()
    if document.number(version) != Double(Baseline.schemaVersion) {
      add(
        "expected \(Baseline.schemaVersion) for 'schemaVersion', found \(document.kindName(version))",
        at: version, help: "remove it, and write it again with this program")
    }
    if document.kind(findings) != .list {
      add("expected a list for 'findings', found \(document.kindName(findings))", at: findings)
    }
    var baseline = Baseline(document.elements(findings).compactMap { entry($0) })
    baseline.schema = record.read("$schema", Document.baselineText)
    errors.append(contentsOf: record.errors)
    return baseline
  }

  private mutating func entry(_ node: Node) -> Baseline.Entry? {
    let keys = ["file", "rule", "path", "count"]
    let owner = "an entry of a baseline"
    guard var record = try? Record(node, keys, for: owner, in: document, keepsRemarks: true) else {
      add("expected an entry, a mapping with a 'file', found \(document.kindName(node))", at: node)
      return nil
    }
    // A mistyped key may be the one that is missing.
    for key in record.errors.isEmpty ? keys : [] where !record.says(key) {
      record.fail(
        .invalidValue(
          "'\(key)' is missing in this entry", at: document.place(node),
          help: "an entry has \(keys.listed("and"))"))
    }
    let file = record.read("file", Document.baselineText)
    let rule = record.read("rule", Document.baselineRule)
    let count = record.read("count", Document.baselineCount)
    let hasPath = record["path"].map { document.kind($0) != .null } ?? false
    let path = hasPath ? record.read("path", Document.baselineText) : nil
    errors.append(contentsOf: record.errors)
    guard let file, let rule, let count, record.errors.isEmpty else { return nil }
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

  private mutating func add(_ message: String, at node: Node, help: String? = nil) {
    errors.append(.invalidValue(message, at: document.place(node), help: help))
  }

  /// Of what is something else, not a baseline with mistakes, nothing more is said.
  private mutating func refuse(_ message: String, at node: Node) -> Baseline {
    errors = DiagnosticList(document.problems)
    add(
      message, at: node, help: "a baseline is written with `skelinspect baseline write`, to a file of its own"
    )
    return Baseline()
  }
}

extension Document {
  fileprivate func baselineText(_ node: Node, for what: Subject) throws(Diagnostic) -> String {
    if kind(node) != .null, let text = text(node), !text.isEmpty { return text }
    let found = text(node) == "" ? "an empty one" : kindName(node)
    throw .invalidValue("expected text for \(what), found \(found)", at: place(node))
  }

  fileprivate func baselineRule(_ node: Node, for what: Subject) throws(Diagnostic) -> String {
    let id = try baselineText(node, for: what)
    if let successor = Rule.successors[id] {
      throw .invalidValue(
        "no rule is called '\(id)'", at: place(node), help: Rule.successorHelp(successor))
    }
    guard Rule.named(id)?.isAlwaysError == true else { return id }
    throw .invalidValue(
      "'\(id)' cannot be in a baseline", at: place(node),
      help: "remove this entry: \(Rule.alwaysErrorHelp)")
  }

  fileprivate func baselineCount(_ node: Node, for what: Subject) throws(Diagnostic) -> Int {
    let limit = Baseline.maximumCount
    if let number = number(node), let count = Int(exactly: number), 1...limit ~= count { return count }
    throw .invalidValue(
      "expected a whole number from 1 to \(limit) for \(what), found \(kindName(node))", at: place(node),
      help: number(node).map { $0 <= 0 } == true ? "remove an entry that stands for nothing" : nil)
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
