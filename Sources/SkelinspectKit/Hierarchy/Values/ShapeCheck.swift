extension Document {
  /// Whether a key's value has its shape; the keys that hold views are the hierarchy reader's own.
  func check(
    _ node: Node, _ shape: ValueShape, for what: Subject, warnings: inout [Diagnostic]
  ) throws(Diagnostic) {
    switch shape {
    case .boolean: _ = try boolean(node, for: what, warnings: &warnings)
    case .number: _ = try finiteNumber(node, for: what)
    case .integer: _ = try integer(node, for: what)
    case .text: try checkText(node, for: what)
    case .optionalText:
      if kind(node) != .null { try checkText(node, for: what) }
    case .className, .uiKitClass: try checkClassName(node, for: what)
    case .reference: _ = try reference(node)
    case .oneOf(let words): _ = try word(node, among: words, for: what)
    case .numberOr(let words): _ = try number(node, or: words, for: what)
    case .integerOr(let words):
      if try number(node, or: words, for: what) != nil { _ = try integer(node, for: what) }
    case .frame: _ = try rect(node)
    case .size: _ = try size(node, for: what)
    case .insets: _ = try insets(node, for: what)
    case .constraints: _ = try sizeConstraints(node)
    case .color: _ = try color(node, for: what)
    case .anyColor: try checkAnyColor(node, for: what)
    case .gradient: _ = try gradient(node)
    case .font: try checkMapping(node, ["lineHeight": .number, "pointSize": .number], what, &warnings)
    case .layer: try checkMapping(node, Self.layerShapes, what, &warnings)
    case .lintSettings: try checkLintSettings(node)
    case .view, .viewOfAnyClass, .views, .anything: break
    }
  }

  private static let layerShapes: [String: ValueShape] = [
    "cornerRadius": .number, "masksToBounds": .boolean, "borderWidth": .number,
  ]

  func checkText(_ node: Node, for what: Subject) throws(Diagnostic) {
    guard textRange(node) == nil else { return }
    let help = kind(node) == .number || kind(node) == .true || kind(node) == .false ? "put it in quotes" : nil
    throw .invalidValue("expected text for \(what), found \(kindName(node))", at: place(node), help: help)
  }

  func checkClassName(_ node: Node, for what: Subject) throws(Diagnostic) {
    let isUnquoted = kind(node) != .number && kind(node) != .true && kind(node) != .false
    if isUnquoted, let letters = textRange(node), !letters.isEmpty { return }
    throw .invalidValue(
      "expected a class's name for \(what), found \(kindName(node))", at: place(node), help: "such as UILabel"
    )
  }

  private func checkMapping(
    _ node: Node, _ shapes: [String: ValueShape], _ what: Subject, _ warnings: inout [Diagnostic]
  ) throws(Diagnostic) {
    let keys = shapes.keys.sorted()
    guard kind(node) == .mapping else {
      throw .invalidValue(
        "expected a mapping of \(keys.listed("and")) for \(what), found \(kindName(node))", at: place(node),
        help: "write {\(keys[0]): …}")
    }
    var errors = ValueErrors()
    for (key, value) in uniqueFields(node, &errors) {
      let name = keyName(key)
      if let shape = shapes[name] {
        errors.attempt { () throws(Diagnostic) in
          try check(value, shape, for: .words("'\(name)'"), warnings: &warnings)
        }
      } else {
        errors.append(unknownKey(key, among: keys, in: what.description))
      }
    }
    try errors.throwFirst()
  }

  /// `{ignore: {rule-id: "reason"}}`.
  private func checkLintSettings(_ node: Node) throws(Diagnostic) {
    guard kind(node) == .mapping else {
      throw .invalidValue(
        "expected {ignore: {rule-id: \"reason\"}} for 'lint', found \(kindName(node))", at: place(node))
    }
    var errors = ValueErrors()
    for (key, value) in uniqueFields(node, &errors) {
      if !isText(key, "ignore") {
        errors.append(unknownKey(key, among: ["ignore"], in: "'lint'"))
      } else if kind(value) == .mapping {
        for (_, reason) in uniqueFields(value, &errors) {
          errors.attempt { () throws(Diagnostic) in try checkText(reason, for: "the reason") }
        }
      } else {
        errors.append(
          .invalidValue(
            "expected {rule-id: \"reason\"} for 'ignore', found \(kindName(value))", at: place(value)))
      }
    }
    try errors.throwFirst()
  }

  /// A mapping's keys and values, each key once.
  func uniqueFields(_ mapping: Node, _ errors: inout ValueErrors) -> [(key: Node, value: Node)] {
    var seen: Set<String> = []
    var result: [(key: Node, value: Node)] = []
    var fields = Fields(of: mapping, in: self)
    while let field = fields.next(in: self) {
      if seen.insert(keyName(field.key)).inserted {
        result.append((field.key, field.value))
      } else if !field.isMerged {
        errors.append(duplicateKey(field.key))
      }
    }
    return result
  }
}
