extension Document {
  /// `{width: n, height: n or [n, …]}`, or a list of constraints; content-size ones and other attributes are
  /// left out, as `nonContentSizeLayoutConstraints` does.
  func ownConstraints(_ node: Node) throws(Diagnostic) -> [OwnConstraint] {
    switch kind(node) {
    case .mapping: return try shortConstraints(node)
    case .list: return try elements(of: node, ownConstraint).compactMap(\.self)
    default:
      throw .invalidValue(
        "expected constraints, found \(kindName(node))", at: place(node),
        help: "write {width: 80, height: 80}, or a list of {attribute: height, constant: 80}")
    }
  }

  /// Widths before heights.
  private func shortConstraints(_ node: Node) throws(Diagnostic) -> [OwnConstraint] {
    var (widths, heights): ([OwnConstraint], [OwnConstraint]) = ([], [])
    var errors = DiagnosticList()
    var fields = KnownFields(of: node, in: self)
    while let (index, value) = fields.next(Self.sideKeys, in: self, of: "constraints", &errors) {
      let isList = kind(value) == .list
      var constant = isList ? first(in: value) : value
      let end = next(after: value)
      while constant < end {
        let number = errors.attempt { () throws(Diagnostic) in
          try finiteNumber(resolved(constant), for: index == 0 ? "a width constraint" : "a height constraint")
        }
        constant = next(after: constant)
        guard let number else { continue }
        if index == 0 {
          widths.append(OwnConstraint(side: .width, constant: number))
        } else {
          heights.append(OwnConstraint(side: .height, constant: number))
        }
      }
    }
    try errors.throwFirst()
    widths += heights
    return widths
  }

  private static let sideKeys = FewKeys(["width", "height"])

  private static let constraintKeys = HierarchySchema.constraintFields.map(\.key)

  /// Nil for a content-size one, and for one of another attribute.
  private func ownConstraint(_ node: Node) throws(Diagnostic) -> OwnConstraint? {
    guard kind(node) == .mapping else {
      throw .invalidValue("expected a constraint, found \(kindName(node))", at: place(node))
    }
    var errors = DiagnosticList()
    var values: [String: Node] = [:]
    for (key, value) in uniqueFields(node, &errors) {
      values[keyName(key)] = value
      if !Self.constraintKeys.contains(keyName(key)) {
        errors.append(unknownKey(key, among: Self.constraintKeys, in: "a constraint"))
      }
    }
    checkConstraint(values, &errors)
    let name = values["attribute"].flatMap { attribute in
      errors.attempt { () throws(Diagnostic) in
        try word(attribute, among: Self.attributes, for: "'attribute'")
      }
    }
    if values["attribute"] == nil {
      errors.append(
        .invalidValue("'attribute' is missing in this constraint", at: place(node), help: "such as height"))
    }
    let constant = values["constant"].flatMap { value in
      errors.attempt { () throws(Diagnostic) in try finiteNumber(value, for: "'constant'") }
    }
    try errors.throwFirst()
    guard name == "width" || name == "height", !isText(values["kind"], "contentSize") else { return nil }
    return OwnConstraint(
      side: name == "width" ? .width : .height, constant: constant ?? 0,
      relation: relation(values["relation"]),
      isRatio: isRatio(values))
  }

  private func relation(_ node: Node?) -> OwnConstraint.Relation {
    if isText(node, "<=") || isText(node, "lessThanOrEqual") { return .lessThanOrEqual }
    return isText(node, ">=") || isText(node, "greaterThanOrEqual") ? .greaterThanOrEqual : .equal
  }

  /// A multiplier can be a text, as Interface Builder's `16:9`.
  private func isRatio(_ values: [String: Node]) -> Bool {
    if let item = values["secondItem"], kind(item) != .null { return true }
    guard let multiplier = values["multiplier"] else { return false }
    return number(multiplier) != 1
  }

  private func isText(_ node: Node?, _ text: StaticString) -> Bool {
    node.map { isText($0, text) } ?? false
  }

  /// `NSLayoutConstraint.Attribute`'s cases.
  private static let attributes = [
    "width", "height", "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
    "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins", "notAnAttribute",
  ]

  private func checkConstraint(_ values: [String: Node], _ errors: inout DiagnosticList) {
    let words = [
      "relation": HierarchySchema.relations, "kind": ["contentSize", "layout"],
    ]
    for (name, value) in values.sorted(by: { $0.value < $1.value }) {
      let what = Subject.words("'\(name)'")
      errors.attempt { () throws(Diagnostic) in
        switch name {
        case "priority": _ = try finiteNumber(value, for: what)
        case "multiplier" where textRange(value) == nil: _ = try finiteNumber(value, for: what)
        case "secondItem" where kind(value) != .null, "identifier" where kind(value) != .null:
          try checkText(value, for: what)
        case "relation", "kind": _ = try word(value, among: words[name] ?? [], for: what)
        default: break
        }
      }
    }
  }
}
