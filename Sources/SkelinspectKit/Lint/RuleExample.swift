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
