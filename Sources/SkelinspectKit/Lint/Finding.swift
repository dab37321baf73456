/// What a rule found at a view.
struct Finding: Sendable {
  let view: ViewIndex
  /// UTF-8 bytes of the source text.
  let range: Range<Int>
  /// Nil: the rule's own.
  let severity: Diagnostic.Severity?
  let message: String
  let help: String?
  /// Other places that belong to the same cause.
  let notes: [Diagnostic.Note]
}
