/// What a rule reports, or has nothing to say on: a hierarchy in YAML, an Interface Builder file, or Swift code.
struct RuleExample: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Where it is not the rule's own.
  var severity: Diagnostic.Severity?

  init(stringLiteral text: String) { self.init(text) }

  init(_ text: String, _ severity: Diagnostic.Severity? = nil) {
    self.text = text
    self.severity = severity
  }

  func reported(as severity: Diagnostic.Severity) -> RuleExample { RuleExample(text, severity) }
}

extension RuleExample {
  /// A marked view with further keys, and with views under the key that such a view has them under.
  ///
  /// - Parameters:
  ///   - keys: each with its value, as a line of YAML.
  ///   - views: as YAML has them in one line.
  static func marked(
    _ type: String, id: String? = nil, _ keys: String..., holding views: String..., comment: String? = nil
  ) -> RuleExample {
    let holder = ["UIStackView": "arrangedSubviews", "UITableView": "prototypes"][type] ?? "subviews"
    let list = views.isEmpty ? [] : ["\(holder):"] + views.map { "  - \($0)" }
    let head = [comment.map { "# \($0)" }, "type: \(type)", id.map { "id: \($0)" }, "isSkeletonable: true"]
    return RuleExample((head.compactMap(\.self) + keys + list).joined(separator: "\n"))
  }
}
