/// The colours of a gradient, as `SkeletonGradient` takes them.
enum Gradient: Hashable, Sendable {
  /// Base, secondary, base; without a secondary colour the complementary one of base.
  indirect case base(ColorName, secondary: ColorName?)
  case colors([ColorName])
}

extension Document {
  /// `{base, secondary}` or `{colors: […]}`.
  func gradient(_ node: Node) throws(Diagnostic) -> Gradient {
    guard kind(node) == .mapping else {
      throw mismatch(
        "a gradient", at: node,
        help: "write {base: \"#ECF0F1\"} or {colors: [\"#ECF0F1\", \"#DEE2E3\"]}")
    }
    var values: [String: Node] = [:]
    var fields = Fields(of: node, in: self)
    while let field = fields.next(in: self) {
      let name = keyName(field.key)
      guard ["base", "secondary", "colors"].contains(name) else {
        throw unknownKey(field.key, among: ["base", "secondary", "colors"], in: "a gradient")
      }
      if values[name] == nil {
        values[name] = field.value
      } else if !field.isMerged {
        throw duplicateKey(field.key)
      }
    }
    if let list = values["colors"] { return try colors(list, alone: values.count == 1) }
    guard let base = values["base"] else {
      throw .invalidValue("a gradient needs 'base' or 'colors'", at: place(node))
    }
    let secondary = try values["secondary"].map { value throws(Diagnostic) in
      try color(value, for: "'secondary'")
    }
    return .base(try color(base, for: "'base'"), secondary: secondary)
  }

  private func colors(_ list: Node, alone: Bool) throws(Diagnostic) -> Gradient {
    guard alone else {
      throw .invalidValue("'colors' is a gradient's whole list; it takes no 'base'", at: place(list))
    }
    guard kind(list) == .list else {
      throw mismatch("a list of colours", at: list)
    }
    var errors = DiagnosticList()
    let colors = elements(list).compactMap { element in
      errors.attempt { () throws(Diagnostic) in try color(resolved(element), for: "'colors'") }
    }
    try errors.throwFirst()
    return .colors(colors)
  }
}
