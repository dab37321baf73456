extension Document {
  /// `{width: n, height: n or [n, …]}`, or a list of constraints; content-size ones and other attributes are
  /// left out, as `nonContentSizeLayoutConstraints` does.
  func ownConstraints(_ node: Node) throws(Diagnostic) -> [OwnConstraint] {
    switch kind(node) {
    case .mapping: return try shortConstraints(node)
    case .list: return try elements(of: node, ownConstraint).compactMap(\.self)
    default:
      throw mismatch(
        "constraints", at: node,
        help: "write {width: 80, height: 80}, or a list of {attribute: height, constant: 80}")
    }
  }

  /// Widths before heights.
  private func shortConstraints(_ node: Node) throws(Diagnostic) -> [OwnConstraint] {
    var record = try Record(node, ["width", "height"], for: "constraints", in: self)
    var constraints: [OwnConstraint] = []
    for (key, side) in [("width", OwnConstraint.Side.width), ("height", .height)] {
      guard let value = record[key] else { continue }
      for constant in kind(value) == .list ? elements(value).map(resolved) : [value] {
        record.errors.attempt { () throws(Diagnostic) in
          let number = try finiteNumber(constant, for: "a \(key) constraint")
          constraints.append(OwnConstraint(side: side, constant: number))
        }
      }
    }
    try record.check()
    return constraints
  }

  private static let constraintKeys = HierarchySchema.constraintFields.map(\.key)

  /// Nil for a content-size one, and for one of another attribute.
  private func ownConstraint(_ node: Node) throws(Diagnostic) -> OwnConstraint? {
    guard kind(node) == .mapping else { throw mismatch("a constraint", at: node) }
    var record = try Record(node, Self.constraintKeys, for: "a constraint", in: self)
    let side = record.word("attribute", among: Self.attributes)
    if !record.says("attribute") {
      record.fail(
        .invalidValue("'attribute' is missing in this constraint", at: place(node), help: "such as height"))
    }
    let constant = record.number("constant")
    let relation = record.word("relation", among: HierarchySchema.relations)
    let kind = record.word("kind", among: ["contentSize", "layout"])
    _ = record.number("priority")
    // A multiplier can be a text, as Interface Builder's `16:9`.
    let multiplier = record["multiplier"]
    if let multiplier, textRange(multiplier) == nil { _ = record.number("multiplier") }
    for key in ["secondItem", "identifier"] {
      _ = record.read(key) { document, node, what throws(Diagnostic) in
        if document.kind(node) != .null { try document.checkText(node, for: what) }
      }
    }
    try record.check()
    guard side == "width" || side == "height", kind != "contentSize" else { return nil }
    let hasItem = record["secondItem"].map { self.kind($0) != .null } ?? false
    return OwnConstraint(
      side: side == "width" ? .width : .height, constant: constant ?? 0,
      relation: Self.relations[relation ?? ""] ?? .equal,
      isRatio: hasItem || multiplier.map { number($0) != 1 } ?? false)
  }

  private static let relations: [String: OwnConstraint.Relation] = [
    "<=": .lessThanOrEqual, "lessThanOrEqual": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// `NSLayoutConstraint.Attribute`'s cases.
  private static let attributes = [
    "width", "height", "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
    "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins", "notAnAttribute",
  ]
}
