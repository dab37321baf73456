/// Something to say about a place in a source text: a syntax error, a value that does not fit, a rule's
/// finding.
public struct Diagnostic: Error, Equatable, Sendable {
  public enum Severity: String, Sendable { case error, warning, note }

  /// A second place that belongs to the same cause.
  public struct Note: Equatable, Sendable {
    public let message: String
    /// UTF-8 bytes of the source text.
    public let range: Range<Int>
  }

  /// The rule's id, such as `syntax-error`.
  public let rule: String
  public let severity: Severity
  public let message: String
  /// UTF-8 bytes of the source text.
  public let range: Range<Int>
  /// The one change that mends it.
  public let help: String?
  public let notes: [Note]
  /// Further errors of the same value; a list of diagnostics has each by itself.
  var others = DiagnosticList()

  init(
    _ rule: String, _ severity: Severity, _ message: String, at range: Range<Int>,
    help: String? = nil, notes: [Note] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.help = help
    self.notes = notes
  }

  static func syntaxError(
    _ message: String, at range: Range<Int>, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic("syntax-error", .error, message, at: range, help: help, notes: notes)
  }

  static func invalidValue(
    _ message: String, at range: Range<Int>, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic("invalid-value", .error, message, at: range, help: help, notes: notes)
  }
}
