/// What a configuration says of a rule.
package enum RuleLevel: String, CaseIterable, Sendable {
  case off, note, warning, error

  /// Every severity is a level.
  init(_ severity: Diagnostic.Severity) { self = RuleLevel(rawValue: severity.rawValue) ?? .off }

  var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
}
