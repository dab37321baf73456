/// From which level on findings make lint fail.
package enum FailLevel: String, CaseIterable, Sendable {
  case error, warning, note, never

  /// Nil: never.
  package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
}
