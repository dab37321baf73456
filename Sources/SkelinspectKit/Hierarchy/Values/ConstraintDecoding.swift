/// The constants of a view's own width and height constraints, in points and in order.
struct SizeConstraints: Equatable, Sendable {
  var widths: [Double] = []
  var heights: [Double] = []
}

extension Document {
  /// `{width: n, height: n or [n, …]}`, or a list of constraints; content-size ones and other attributes are
  /// left out, as `nonContentSizeLayoutConstraints` does.
  func sizeConstraints(_ node: Node) throws(Diagnostic) -> SizeConstraints {
    switch kind(node) {
    case .mapping: return try shortConstraints(node)
    case .list where format == .interfaceBuilder: return writtenConstraints(node)
    case .list:
      var constraints = SizeConstraints()
      var errors = ValueErrors()
      for element in elements(node) {
        errors.attempt { () throws(Diagnostic) in try addConstraint(resolved(element), to: &constraints) }
      }
      try errors.throwFirst()
      return constraints
    default:
      throw .invalidValue(
        "expected constraints, found \(kindName(node))", at: place(node),
        help: "write {width: 80, height: 80}, or a list of {attribute: height, constant: 80}")
    }
  }

  /// What the reader of Interface Builder files wrote is a width or a height, and needs no check.
  private func writtenConstraints(_ list: Node) -> SizeConstraints {
    var constraints = SizeConstraints()
    for element in elements(list) {
      var (isWidth, constant) = (false, 0.0)
      var fields = Fields(of: element, in: self)
      while let field = fields.next(in: self) {
        if isText(field.key, "constant") {
          constant = number(field.value) ?? 0
        } else if isText(field.key, "attribute") {
          isWidth = isText(field.value, "width")
        }
      }
      if isWidth { constraints.widths.append(constant) } else { constraints.heights.append(constant) }
    }
    return constraints
  }

  private func shortConstraints(_ node: Node) throws(Diagnostic) -> SizeConstraints {
    var constraints = SizeConstraints()
    var errors = ValueErrors()
    for (key, value) in uniqueFields(node, &errors) {
      let name = keyName(key)
      guard name == "width" || name == "height" else {
        errors.append(unknownKey(key, among: ["width", "height"], in: "constraints"))
        continue
      }
      let path = name == "width" ? \SizeConstraints.widths : \SizeConstraints.heights
      for constant in kind(value) == .list ? elements(value) : [value] {
        let number = errors.attempt { () throws(Diagnostic) in
          try finiteNumber(resolved(constant), for: "a \(name) constraint")
        }
        if let number { constraints[keyPath: path].append(number) }
      }
    }
    try errors.throwFirst()
    return constraints
  }

  private static let constraintKeys = [
    "attribute", "constant", "relation", "priority", "multiplier", "secondItem", "identifier", "kind",
  ]

  private func addConstraint(_ node: Node, to constraints: inout SizeConstraints) throws(Diagnostic) {
    guard kind(node) == .mapping else {
      throw .invalidValue("expected a constraint, found \(kindName(node))", at: place(node))
    }
    var errors = ValueErrors()
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

  private func checkConstraint(_ values: [String: Node], _ errors: inout ValueErrors) {
    let words = [
      "relation": ["<=", "==", ">=", "lessThanOrEqual", "equal", "greaterThanOrEqual"],
      "kind": ["contentSize", "layout"],
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
