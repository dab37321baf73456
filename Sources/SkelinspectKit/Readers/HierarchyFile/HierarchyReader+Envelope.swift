extension HierarchyReader {
  /// Reads a view, or an envelope: a mapping that has `root`.
  mutating func readDocument(_ root: Node, of document: Document) {
    let root = document.resolved(root)
    guard isEnvelope(root) else {
      if document.isSwiftUIView(root) { setSystem(.swiftUI) }
      readTree(root, of: document)
      hierarchy.show.roots = hierarchy.views.isEmpty ? [] : [0]
      return
    }
    var before = errors.count
    guard var record = record(root, EnvelopeKey.self, for: "an envelope") else { return }
    readSystem(&record)
    // Before the views: they take their direction from it.
    if let environment = record["environment"] { readEnvironment(environment) }
    if let view = record["root"] {
      let own = errors.count - before
      readTree(view, of: document)
      before = errors.count - own
    } else {
      record.fail(
        .invalidValue(
          "'root' is missing in this envelope", at: document.place(root), help: "root: {type: UIView}"))
    }
    hierarchy.show.roots = hierarchy.views.isEmpty ? [] : [0]
    hierarchy.name = record.text("name")
    for key in EnvelopeKey.allCases {
      guard let owner = key.only, system != owner, let value = record[key.rawValue] else { continue }
      record.fail(
        .invalidValue(
          "'\(key.rawValue)' belongs to SkeletonView, and this hierarchy's system is \(system.rawValue)",
          at: document.place(value)))
    }
    if let show = record["show"] { readShow(show) }
    if let appearance = record["appearance"] { readAppearance(appearance) }
    hierarchy.capture = record.read("capture", Document.capture)
    take(record)
    if errors.count > before { doubts.isWhole = true }
    // After all else: what is wrong with a call says nothing against the views.
    if let calls = record["calls"], system == .skeletonView { readCalls(calls, besides: record["show"]) }
  }

  private mutating func readCalls(_ calls: Node, besides show: Node?) {
    if let show {
      errors.append(
        .invalidValue(
          "a document with 'calls' takes no 'show'", at: document.place(show),
          help: "write it as the first call: {show: solid}"))
    }
    readCalls(calls)
  }

  /// The one that is named, or that of the root view's type where nothing speaks of SkeletonView.
  private mutating func readSystem(_ record: inout Record) {
    if record.says("system") {
      if let system: System = record.oneCase("system") { setSystem(system) }
    } else if let view = record["root"], !["show", "calls", "appearance"].contains(where: record.says),
      document.isSwiftUIView(view)
    {
      setSystem(.swiftUI)
    }
  }

  private mutating func setSystem(_ system: System) {
    self.system = system
    otherKeys = system.otherKeys
  }

  /// Whether a document says more than its root view: it has `root`, or other keys of an envelope and no
  /// `type`.
  private func isEnvelope(_ root: Node) -> Bool {
    guard document.kind(root) == .mapping else { return false }
    if document.firstKey(named: EnvelopeKey.root.rawValue, in: root) != nil { return true }
    guard document.firstKey(named: ViewKey.type.rawValue, in: root) == nil else { return false }
    return [EnvelopeKey.system, .show, .calls, .appearance, .environment].contains { key in
      document.firstKey(named: key.rawValue, in: root) != nil
    }
  }

  /// A mapping of the envelope's, or the envelope itself; nil, and an error, where something else stands there.
  mutating func record<Key: MappingKey>(_ mapping: Node, _ keys: Key.Type, for what: String) -> Record? {
    let document = document
    guard document.kind(mapping) == .mapping else {
      errors.append(document.mismatch("a mapping for \(what)", at: mapping))
      return nil
    }
    return errors.attempt { () throws(Diagnostic) in
      try Record(mapping, Key.allCases.map(\.rawValue), for: what, in: document) { key in
        let name = document.keyName(key)
        guard keys == EnvelopeKey.self, let help = Self.help(forKeyOfOthers: name) else { return nil }
        return Diagnostic(
          "unknown-key", .error, "'\(name)' is not a key of an envelope", at: document.place(key), help: help)
      }
    }
  }

  /// What is wrong with a mapping's values, after the last of them is read.
  mutating func take(_ record: Record) {
    errors.append(contentsOf: record.errors)
    hierarchy.warnings += record.warnings
  }

  /// Where a key belongs that an envelope does not have; nil for one that nothing has.
  private static func help(forKeyOfOthers name: String) -> String? {
    let isIn: [(part: EnvelopeKey, has: Bool)] = [
      (.show, ShowKey(rawValue: name) != nil), (.appearance, AppearanceKey(rawValue: name) != nil),
      (.capture, CaptureKey(rawValue: name) != nil), (.environment, EnvironmentKey(rawValue: name) != nil),
    ]
    if let part = isIn.first(where: \.has)?.part.rawValue {
      return "it belongs in '\(part)': {\(part): {\(name): …}, root: {type: …}}"
    }
    if ViewKey(rawValue: name) != nil { return "it belongs to the view under 'root'" }
    return CallKey(rawValue: name).map { key in
      "it belongs in a call: {calls: [{\(key.rawValue): …}], root: {type: …}}"
    }
  }

  /// Runs one part of the reading; its error joins the others.
  mutating func attempt(_ part: (inout HierarchyReader) throws(Diagnostic) -> Void) {
    do throws(Diagnostic) { try part(&self) } catch { errors.append(error) }
  }
}
