/// Changes to the hierarchy that remove a finding, and all that their words need.
struct Fix: Equatable, Sendable {
  /// How a value is asked for, and a key that is not where the finding is.
  enum Phrase: Sendable {
    /// `set K: V`, `remove it`
    case plain
    /// `add K: V`
    case add
    /// `write V`
    case write
    /// `use 'V'`
    case use
    /// `did you mean 'V'?`
    case meant
    /// `make K V at most`
    case limit
    /// `set K to V before showSkeleton`
    case beforeShow
    /// `remove K from UILabel#title`, `set K of UILabel#title to V`
    case named
  }

  let changes: [Change]
  /// What else is to be done until the views are covered that it is about.
  var further: [Change] = []
  /// What keeps the app from crashing then.
  var againstCrash: [Change] = []
  var phrase = Phrase.plain
  /// What the views are called where it is not by their names.
  var names: String?
  /// Why so, or what comes of it.
  var reason: String?
  /// Another way, which leaves something open.
  var alternative: String?

  init(
    _ changes: [Change], _ phrase: Phrase = .plain, names: String? = nil, reason: String? = nil,
    alternative: String? = nil
  ) {
    (self.changes, self.phrase, self.names) = (changes, phrase, names)
    (self.reason, self.alternative) = (reason, alternative)
  }

  /// All that is to be done.
  var allChanges: [Change] { changes + againstCrash + further }

  init(
    _ change: Change, _ phrase: Phrase = .plain, names: String? = nil, reason: String? = nil,
    alternative: String? = nil
  ) {
    self.init([change], phrase, names: names, reason: reason, alternative: alternative)
  }

  /// Marks views as skeletonable.
  init(marking views: some Sequence<ViewIndex>, names: String? = nil, alternative: String? = nil) {
    self.init(views.map(Change.mark), names: names, alternative: alternative)
  }
}
