/// Something that code does to a view where its order in one function or closure counts.
struct CodeEvent: Hashable, Sendable {
  enum Effect: Hashable, Sendable {
    case show(isDelayed: Bool)
    case hide
    /// `text` or `attributedText`; empty: nil or `""`.
    case setText(isEmpty: Bool)
    case setTextColor
    /// `isSkeletonable` to a literal.
    case mark(Bool)
    /// Another property of a view that show reads.
    case set(ViewKey)
    /// A view is put into another one.
    case add
    /// A table's or collection's data source or delegate.
    case setSource(ViewKey)
    /// `isScrollEnabled` or `isUserInteractionEnabled`; nil: a value that cannot be told.
    case setInteraction(ViewKey, Bool?)
    /// Rows, sections or items are put in or taken out by that function of UIKit's.
    case updateRows(String)
    /// `layoutIfNeeded`, or a frame that it is given.
    case layOut
    case updateSkeleton
    /// A call of the project's own function that leads to such things.
    case call(CodeEffects)
  }

  let effect: Effect
  /// Nil: what cannot be told.
  let subject: Reference?
  let place: CodeNode
  /// False where one cannot tell whether this view is meant.
  let isCertain: Bool
  /// The function of the class that it stands in, or that called the one it stands in.
  let entry: String
  /// Which of several views it is that it is done to in turn.
  var turn: Int?
}

/// What a function may do when it is called, to whatever views.
struct CodeEffects: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let shows = CodeEffects(rawValue: 1)
  static let hides = CodeEffects(rawValue: 2)
  static let setsText = CodeEffects(rawValue: 4)
  static let setsTextColor = CodeEffects(rawValue: 8)
  static let laysOut = CodeEffects(rawValue: 16)
}

extension CodeEvent.Effect {
  var effects: CodeEffects {
    switch self {
    case .show: .shows
    case .hide: .hides
    case .setText: .setsText
    case .setTextColor: .setsTextColor
    case .layOut: .laysOut
    case .call(let effects): effects
    case .mark, .set, .add, .setSource, .setInteraction, .updateRows, .updateSkeleton: []
    }
  }

  /// On what cannot be told it may be about any view.
  var isAboutAny: Bool {
    switch self {
    case .show, .hide, .call: true
    default: false
    }
  }
}
