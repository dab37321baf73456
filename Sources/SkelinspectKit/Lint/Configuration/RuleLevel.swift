/// What a configuration says of a rule.
package enum RuleLevel: String, CaseIterable, Sendable {
  case off, note, warning, error

  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
}
