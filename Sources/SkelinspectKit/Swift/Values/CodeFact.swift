/// Something that code does to a view, or says of it.
struct CodeFact: Hashable, Sendable {
  enum Effect: Hashable, Sendable {
    /// Nil: a value that cannot be told.
    case set(ViewKey, Constant?)
    case show(ShowSettings.Style)
    case hide
    /// A call that reaches a function of the project's own by the name of one of the library's: where that stands.
    case shadow(CodeNode)
    /// The view in it, and how it stands there.
    case add(Reference, ViewPlace)
    /// Each of several that may be the one in it.
    case addPerhaps(Reference, ViewPlace)
    /// Something that cannot be told.
    case addUnknown(ViewPlace)
    /// It loads a nib as the nib's owner: by the file's name; nil: one that cannot be told.
    case loadNib(String?)
    /// Both are one view.
    case alias(Reference)
    /// The type of what is assigned; nil where it cannot be told.
    case setDataSource(CodeValue)
    case setDelegate(CodeValue)
    /// Of a collection.
    case setLayout(CodeValue)
    /// A cell for an identifier.
    case register(CodeValue, identifier: CodeValue, ViewPlace)
    /// Code that was not read may register any cell.
    case mayRegister
    /// Points.
    case constrain(OwnConstraint)
  }

  let subject: Reference
  let effect: Effect
  let place: CodeNode
  /// False where one cannot tell whether this view is meant.
  let isCertain: Bool
  /// The function of the class that it stands in, or that called the one it stands in.
  let entry: String
  /// It is done at once, and not in a closure that somebody else calls.
  let isImmediate: Bool
  /// No other function that is known leads to it.
  let isDirect: Bool
}
