/// What a rule found at a view.
struct Finding: Sendable {
  let view: ViewIndex
  let place: Place
  /// Nil: the rule's own.
  let severity: Diagnostic.Severity?
  let message: String
  /// Changes that remove it, where such are known.
  let fix: Fix?
  private let sentence: String?
  /// Other places that belong to the same cause.
  let notes: [Diagnostic.Note]
  /// Nobody knows that it happens: a note, where its rule is selected or has a level.
  var isGuess = false
  /// Of a finding at a call.
  var sightings: [Sighting] = []
  /// What puts it right in the text itself, where no change of the hierarchy does.
  var edits: [TextEdit] = []

  /// - Parameter help: what to do where no fix is known.
  init(
    view: ViewIndex, place: Place, severity: Diagnostic.Severity? = nil,
    message: String, fix: Fix? = nil, help: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    (self.view, self.place, self.severity, self.message) = (view, place, severity, message)
    (self.fix, sentence, self.notes) = (fix, help, notes)
  }

  /// What to do about it.
  ///
  /// - Parameter fix: its own, or that with more steps; nil where its own does harm.
  func help(_ context: RuleContext, _ fix: Fix?) -> String? {
    fix.map { context.words.summary(of: $0) } ?? sentence
  }
}

extension Hierarchy {
  /// Where code marks the view that a finding about marks is at, in another file than the finding.
  func markNotes(of finding: Finding, by rule: Rule) -> [Diagnostic.Note] {
    guard rule.reads.contains(.isSkeletonable),
      let mark = evidence?.facts[finding.view]?.last(where: { $0.key == .isSkeletonable }),
      mark.place.fileName != finding.place.fileName,
      !finding.notes.contains(where: { $0.place == mark.place })
    else { return [] }
    return [Diagnostic.Note(message: "\(name(of: finding.view)) is marked here", place: mark.place)]
  }
}
