/// The constants of a view's own width and height constraints, in points and in order.
struct SizeConstraints: Equatable, Sendable {
  var widths: [Double] = []
  var heights: [Double] = []
}

extension Document {
  /// `{width: n, height: n or [n, …]}`, or a list of constraints; content-size ones and other attributes are left
  /// out, as `nonContentSizeLayoutConstraints` does.
  func sizeConstraints(_ node: Node) throws(Diagnostic) -> SizeConstraints {
    switch kind(node) {
    case .mapping: return try shortConstraints(node)
    case .list:
      var constraints = SizeConstraints()
      for element in elements(node) { try addConstraint(resolved(element), to: &constraints) }
      return constraints
    default:
      throw .invalidValue(
        "expected constraints, found \(kindName(node))", at: range(node),
        help: "write {width: 80, height: 80}, or a list of {attribute: height, constant: 80}")
    }
  }

  private func shortConstraints(_ node: Node) throws(Diagnostic) -> SizeConstraints {
    var constraints = SizeConstraints()
    var seen: Set<String> = []
    var fields = Fields(of: node, in: self)
    while let field = fields.next(in: self) {
      let name = keyName(field.key)
      guard seen.insert(name).inserted || field.isMerged else { throw duplicateKey(field.key) }
      let path: WritableKeyPath<SizeConstraints, [Double]>
      switch name {
      case "width": path = \.widths
      case "height": path = \.heights
      default: throw unknownKey(field.key, among: ["width", "height"], in: "constraints")
      }
      let values = kind(field.value) == .list ? elements(field.value) : [field.value]
      for value in values {
        constraints[keyPath: path].append(try finiteNumber(resolved(value), for: "a \(name) constraint"))
      }
    }
    return constraints
  }

  private static let constraintKeys = [
    "attribute", "constant", "relation", "priority", "multiplier", "secondItem", "identifier", "kind",
  ]

  private func addConstraint(_ node: Node, to constraints: inout SizeConstraints) throws(Diagnostic) {
    guard kind(node) == .mapping else {
      throw .invalidValue("expected a constraint, found \(kindName(node))", at: range(node))
    }
    var values: [String: Node] = [:]
    var fields = Fields(of: node, in: self)
    while let field = fields.next(in: self) {
      let name = keyName(field.key)
      guard Self.constraintKeys.contains(name) else {
        throw unknownKey(field.key, among: Self.constraintKeys, in: "a constraint")
      }
      if values[name] == nil {
        values[name] = field.value
      } else if !field.isMerged {
        throw duplicateKey(field.key)
      }
    }
    try checkConstraint(values)
    guard let attribute = values["attribute"] else {
      throw .invalidValue(
        "'attribute' is missing in this constraint", at: range(node), help: "such as height")
    }
    let name = try word(attribute, among: Self.attributes, for: "'attribute'")
    let constant = try values["constant"].map { value throws(Diagnostic) in
      try finiteNumber(value, for: "'constant'")
    }
    if values["kind"].map({ isText($0, "contentSize") }) == true { return }
    if name == "width" { constraints.widths.append(constant ?? 0) }
    if name == "height" { constraints.heights.append(constant ?? 0) }
  }

  /// `NSLayoutConstraint.Attribute`'s cases.
  private static let attributes = [
    "width", "height", "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
    "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins", "notAnAttribute",
  ]

  private func checkConstraint(_ values: [String: Node]) throws(Diagnostic) {
    if let priority = values["priority"] { _ = try finiteNumber(priority, for: "'priority'") }
    if let multiplier = values["multiplier"], textRange(multiplier) == nil {
      _ = try finiteNumber(multiplier, for: "'multiplier'")
    }
    for name in ["secondItem", "identifier"] {
      if let value = values[name], kind(value) != .null { try checkText(value, for: .words("'\(name)'")) }
    }
    let words = [
      "relation": ["<=", "==", ">=", "lessThanOrEqual", "equal", "greaterThanOrEqual"],
      "kind": ["contentSize", "layout"],
    ]
    for (name, allowed) in words {
      if let value = values[name] { _ = try word(value, among: allowed, for: "'\(name)'") }
    }
  }
}
