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
    let values = fields(of: root, EnvelopeKey.self, in: "an envelope")
    readSystem(values)
    // Before the views: they take their direction from it.
    if let environment = values[.environment] { readEnvironment(environment) }
    if let view = values[.root] {
      let own = errors.count - before
      readTree(view, of: document)
      before = errors.count - own
    } else {
      errors.append(
        .invalidValue(
          "'root' is missing in this envelope", at: document.place(root), help: "root: {type: UIView}"))
    }
    hierarchy.show.roots = hierarchy.views.isEmpty ? [] : [0]
    attempt(values[.name]) { reader, name throws(Diagnostic) in
      try reader.document.checkText(name, for: "'name'")
      reader.hierarchy.name = reader.document.text(name)
    }
    for key in EnvelopeKey.allCases {
      guard let owner = key.only, system != owner, let value = values[key] else { continue }
      errors.append(
        .invalidValue(
          "'\(key.rawValue)' belongs to SkeletonView, and this hierarchy's system is \(system.rawValue)",
          at: document.place(value)))
    }
    if let show = values[.show] { readShow(show) }
    if let appearance = values[.appearance] { readAppearance(appearance) }
    hierarchy.capture = document.read(values[.capture], &errors, Document.capture)
    if errors.count > before { doubts.isWhole = true }
    // After all else: what is wrong with a call says nothing against the views.
    if let calls = values[.calls], system == .skeletonView { readCalls(calls, besides: values[.show]) }
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
  private mutating func readSystem(_ values: [EnvelopeKey: Node]) {
    if let named = values[.system] {
      let system: System? = document.read(named, "'system'", &errors, Document.oneCase)
      if let system { setSystem(system) }
    } else if let view = values[.root], values[.show] == nil, values[.calls] == nil,
      values[.appearance] == nil,
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

  /// The values of a mapping by its keys; unknown and repeated ones are errors.
  mutating func fields<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    of mapping: Node, _ keys: Key.Type, in place: String
  ) -> [Key: Node] {
    guard document.kind(mapping) == .mapping else {
      errors.append(document.mismatch("a mapping for \(place)", at: mapping))
      return [:]
    }
    var values: [Key: Node] = [:]
    for (key, value) in document.uniqueFields(mapping, &errors) {
      if let known = Key(rawValue: document.keyName(key)) {
        values[known] = value
      } else {
        let unknown = unknownKey(key, among: Key.allCases.map(\.rawValue), in: place)
        errors.append(unknown)
      }
    }
    return values
  }

  private func unknownKey(_ key: Node, among allowed: [String], in place: String) -> Diagnostic {
    let name = document.keyName(key)
    guard place == "an envelope", let help = Self.help(forKeyOfOthers: name) else {
      return document.unknownKey(key, among: allowed, in: place)
    }
    return Diagnostic(
      "unknown-key", .error, "'\(name)' is not a key of an envelope", at: document.place(key), help: help)
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

  /// The same of a value, where it is said.
  mutating func attempt(_ value: Node?, _ part: (inout HierarchyReader, Node) throws(Diagnostic) -> Void) {
    guard let value else { return }
    attempt { reader throws(Diagnostic) in try part(&reader, value) }
  }
}
