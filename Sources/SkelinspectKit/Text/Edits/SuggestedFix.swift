/// Edits that make what a diagnostic is about go away.
public struct SuggestedFix: Equatable, Sendable {
  /// What it does, such as `mark UIStackView#info`.
  public let title: String
  /// One for each file; all of them or none.
  public let files: [FileEdits]
  /// Only the views that the diagnostic names look different afterwards.
  public let isSafe: Bool
  /// What becomes of the views.
  public let effect: FixEffect
}

/// What a fix makes of the views, by their names.
public struct FixEffect: Equatable, Sendable {
  /// False where it was not worked out, as of one of many fixes that were proven together.
  public internal(set) var isKnown = true
  /// False where nothing shows any of the views.
  public internal(set) var isShown = true
  /// Drawn then, and not before.
  public internal(set) var appears: [String] = []
  /// The reverse.
  public internal(set) var disappears: [String] = []
  /// Blocks before, which the views in them take the place of.
  public internal(set) var opens: [String] = []
  /// Visible then where a block covered them, each with all that it holds.
  public internal(set) var uncovers: [String] = []
  /// Drawn before and then, as something else.
  public internal(set) var alters: [String] = []
  /// Drawn alike before and then, but of another size, shape, number or motion.
  public internal(set) var restyles: [String] = []
  /// Nothing crashes the app any more.
  public internal(set) var keepsAppAlive = false
  /// Views that the same text describes, which the fix changes too.
  public internal(set) var shared: [String] = []

  init() {}

  /// Of a fix whose effect was not worked out.
  static let unknown: FixEffect = {
    var effect = FixEffect()
    effect.isKnown = false
    return effect
  }()
}
