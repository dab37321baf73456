/// What each action says.
extension CallReader {
  mutating func call(of mapping: CallMapping) throws(Diagnostic) -> Call {
    let receiver = readTarget(mapping[.on])
    if mapping.action.isTrueOnly { try checkTrue(mapping) }
    let action: Call.Action
    switch mapping.action {
    case .show: action = try readShow(mapping, on: receiver)
    case .hide: action = readHide(mapping)
    case .update: action = .update(readLook(mapping))
    case .layout: action = .layout
    case .startAnimation: action = .startAnimation(readLook(mapping).direction)
    case .stopAnimation: action = .stopAnimation
    case .reload, .prepareSkeleton:
      return Call(
        action: mapping.action == .reload ? .reload : .prepare, target: try list(named: mapping),
        node: mapping.node)
    case .wait: action = .wait(try wait(mapping.value))
    case .appearance: action = readAppearance(mapping.value)
    case .environment: action = .environment(isDark: try isDark(mapping.value))
    case .app:
      let state = try document.word(mapping.value, among: CallKey.appStates, for: "'app'")
      action = .app(isActive: state == "active")
    default: return try change(by: mapping)
    }
    return Call(action: action, target: receiver, node: mapping.node)
  }

  /// A table or collection that an action names.
  private mutating func list(named mapping: CallMapping) throws(Diagnostic) -> CallTarget {
    let target = try targets.target(mapping.value, in: document, givesHelp: givesHelp)
    let (hierarchy, view) = targets[target.subject]
    let family = hierarchy.views[view].family
    guard family != .table, family != .collection else { return target }
    throw .invalidValue(
      "\(hierarchy.name(of: view)) is neither a table nor a collection, and '\(mapping.action.rawValue)' takes one",
      at: document.place(mapping.value))
  }

  /// What was meant is worth looking for as long as somebody reads it.
  var givesHelp: Bool { made.errors.diagnostics.count < 50 }

  /// The view that a key names; nil for the root, and after an error.
  mutating func readTarget(_ node: Node?) -> CallTarget? {
    guard let node else { return nil }
    var target: CallTarget?
    attempt { reader throws(Diagnostic) in
      target = try reader.targets.target(node, in: reader.document, givesHelp: reader.givesHelp)
    }
    return target
  }

  private func checkTrue(_ mapping: CallMapping) throws(Diagnostic) {
    let what = Subject.words("'\(mapping.action.rawValue)'")
    guard try document.boolean(mapping.value, for: what) else {
      throw .invalidValue(
        "\(what) can only be true", at: document.place(mapping.value), help: "leave the call out")
    }
  }

  private mutating func readAppearance(_ mapping: Node) -> Call.Action {
    let nodes = withViews { $0.readAppearance(mapping) }
    return .appearance(nodes, made.hierarchy.appearance)
  }

  private func isDark(_ mapping: Node) throws(Diagnostic) -> Bool {
    let key = EnvironmentKey.userInterfaceStyle.rawValue
    let record = try Record(mapping, [key], for: "'environment' in a call", in: document)
    try record.check()
    guard let style = record[key] else {
      throw .invalidValue(
        "this environment says nothing", at: document.place(mapping), help: "write {\(key): dark}")
    }
    return try document.isDark(style, for: "'userInterfaceStyle'")
  }

  private func wait(_ node: Node) throws(Diagnostic) -> Double {
    let (seconds, limit) = (try document.seconds(node, for: "'wait'"), CallKey.maximumSeconds)
    guard seconds <= limit else {
      throw .invalidValue(
        "'wait' is at most \(limit.jsonText) seconds, found \(seconds.jsonText)", at: document.place(node))
    }
    return seconds
  }
}
