/// What calls change in the hierarchy: values, and where views stand.
extension CallReader {
  mutating func change(by mapping: CallMapping) throws(Diagnostic) -> Call {
    switch mapping.action {
    case .set: Call(action: .set(readValues(mapping.value)), target: nil, node: mapping.node)
    case .add: try readAdd(mapping)
    default: try readRemove(mapping)
    }
  }

  private mutating func readRemove(_ mapping: CallMapping) throws(Diagnostic) -> Call {
    let target = try targets.target(mapping.value, in: document, givesHelp: givesHelp)
    if target.subject == .own(0) {
      throw .invalidValue("the root view cannot be removed", at: document.place(mapping.value))
    }
    if target.cell == nil { targets.move(target.subject, to: nil) }
    return Call(action: .remove, target: target, node: mapping.node)
  }

  private mutating func readAdd(_ mapping: CallMapping) throws(Diagnostic) -> Call {
    let receiver = readTarget(mapping[.to])
    let isKnown = mapping[.to] == nil || receiver != nil
    let subject: CallTarget.Subject
    if document.kind(mapping.value) == .mapping {
      subject = .made(readView(mapping.value))
    } else {
      subject = try movedView(mapping.value)
    }
    // Where no view was read there is no root either.
    if isKnown, receiver?.cell == nil, !targets.hierarchy.views.isEmpty {
      let place = document.place(mapping[.to] ?? mapping.value)
      try targets.check(subject, canStandIn: receiver?.subject ?? .own(0), at: place)
      targets.move(subject, to: receiver?.subject ?? .own(0))
    }
    return Call(action: .add(subject), target: receiver, node: mapping.node)
  }

  private mutating func movedView(_ node: Node) throws(Diagnostic) -> CallTarget.Subject {
    guard document.kind(node) != .list, document.textRange(node) != nil else {
      throw document.mismatch("a view or a view's id for 'add'", at: node, help: "such as {type: UIView}")
    }
    let target = try targets.target(node, in: document, givesHelp: givesHelp)
    if target.subject == .own(0) {
      throw .invalidValue("the root view cannot be added to another view", at: document.place(node))
    }
    if target.cell != nil {
      throw .invalidValue("a view in a dequeued cell cannot be moved", at: document.place(node))
    }
    return target.subject
  }

  /// Reads a view and all that it holds, as those of the tree are read.
  private mutating func readView(_ node: Node) -> ViewIndex {
    let document = document
    let start = made.hierarchy.views.count
    withViews { $0.readTree(node, of: document) }
    targets.addMade(start..<made.hierarchy.views.count, of: made.hierarchy)
    return start
  }

  private mutating func readValues(_ mapping: Node) -> [Call.Values] {
    guard document.kind(mapping) == .mapping else {
      made.errors.append(
        document.mismatch(
          "a mapping of views' ids for 'set'", at: mapping, help: "such as {title: {text: New}}"))
      return []
    }
    var values: [Call.Values] = []
    var seen: [CallTarget: Node] = [:]
    var fields = Fields(of: mapping, in: document, keepsRemarks: true)
    while let field = fields.next(in: document) {
      attempt { reader throws(Diagnostic) in
        let document = reader.document
        let target = try reader.targets.target(field.key, in: document, givesHelp: reader.givesHelp)
        if let first = seen[target] {
          if !field.isMerged { throw document.duplicateKey(field.key, first: first) }
          return
        }
        seen[target] = field.key
        guard document.kind(field.value) == .mapping else {
          throw document.mismatch("a mapping of values", at: field.value, help: "such as {text: New}")
        }
        values.append(Call.Values(target: target, source: reader.readValues(of: field.value)))
      }
    }
    for invalid in fields.invalidMerges { made.errors.append(document.invalidMerge(invalid)) }
    return values
  }

  /// The view without a class that has the values.
  private mutating func readValues(of mapping: Node) -> ViewIndex {
    let document = document
    return withViews { $0.readValues(mapping, in: document) }
  }
}

extension HierarchyReader {
  /// Keys that make a view what it is.
  private static let fixedKeys = [ViewKey.type, .baseClass, .id, .reference, .accessibilityIdentifier, .lint]

  /// Reads values of keys into a view of no class.
  fileprivate mutating func readValues(_ mapping: Node, in document: Document) -> ViewIndex {
    let view = hierarchy.views.count
    readView(mapping, parent: nil, place: .contentView, in: document)
    hierarchy.settleEnds(from: view)
    var values = hierarchy.views[view]
    readRealItems(into: &values, in: document)
    hierarchy.views[view].attributes = values.attributes
    for held in children {
      errors.append(
        .invalidValue(
          "'\(held.key.rawValue)' holds views, which 'set' does not change",
          at: document.place(held.keyNode), help: "add and remove views one by one"))
    }
    for key in Self.fixedKeys {
      guard let node = document.firstKey(key, in: mapping) else { continue }
      errors.append(
        .invalidValue("'\(key.rawValue)' cannot be set: a view keeps it", at: document.place(node)))
    }
    return view
  }
}
