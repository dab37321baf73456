/// Something that code does to a view, or says of it.
struct CodeFact: Hashable, Sendable {
  /// Most facts stand in several lists.
  indirect enum Effect: Hashable, Sendable {
    /// Nil: a value that cannot be told.
    case set(ViewKey, Constant?)
    /// The same of what pictures alone show.
    case look(SaidLook, Constant?)
    case show(ShowArguments)
    case hide
    /// A call that reaches a function of the project's own by the name of one of the library's: where that stands.
    case shadow(CodeNode)
    /// `prepareSkeleton` of a collection: what is handed to it runs only where that makes dummy cells.
    case prepare
    /// The view in it, and how it stands there.
    case add(Reference, ViewPlace)
    /// Each of several that may be the one in it.
    case addPerhaps(Reference, ViewPlace)
    /// Something that cannot be told.
    case addUnknown(ViewPlace)
    /// It is taken out of the view that it stands in, or only from among those that a stack arranges.
    case remove(isWhole: Bool)
    /// Nothing stands there from then on.
    case empty(ViewPlace)
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

  var subject: Reference
  var effect: Effect
  let place: CodeNode
  /// False where one cannot tell whether this view is meant.
  var isCertain: Bool
  /// The function of the class that it stands in, or that called the one it stands in.
  var entry = ""
  /// It is done at once, and not in a closure that somebody else calls.
  var isImmediate = true
  /// No other function that is known leads to it.
  var isDirect = true
  /// Of a cell: only functions that fill real cells lead to it.
  var isOfRealCells = false
  /// Of what others do: they surely do it to this view.
  var isCertainThere = false
  /// Of what others do: it comes before the view is in a window.
  var isEarly = false
}

extension CodeFact.Effect {
  /// The view that is put into another one, or may be.
  var added: Reference? {
    switch self {
    case .add(let view, _), .addPerhaps(let view, _): view
    default: nil
    }
  }
}

extension CodeFact {
  var isShow: Bool { if case .show = effect { true } else { false } }

  /// The number of an object that is made, and the property of the instance that keeps it.
  var kept: (property: String, object: Int)? {
    guard case .alias(let made) = effect, let number = made.madeNumber,
      let property = subject.ownProperty
    else { return nil }
    return (property, number)
  }

  /// It may be done to the views of another class.
  var isForOthers: Bool {
    switch effect {
    case .show, .hide, .set, .setDataSource, .setDelegate, .setLayout, .register: true
    default: false
    }
  }

  /// The same as something that is done in the class of those views.
  ///
  /// - Parameter user: the class that does it, which is known by its name there.
  func passed(on steps: [Reference.Step], by user: String, isCertain: Bool) -> CodeFact {
    var fact = self
    switch effect {
    case .setDataSource(let value): fact.effect = .setDataSource(value.seenElsewhere(for: user))
    case .setDelegate(let value): fact.effect = .setDelegate(value.seenElsewhere(for: user))
    default: break
    }
    fact.subject = Reference(.instance, steps, type: subject.type)
    (fact.isCertain, fact.isCertainThere) = (isCertain, self.isCertain || isCertainThere)
    (fact.entry, fact.isImmediate, fact.isDirect) = ("", false, true)
    return fact
  }
}

extension CodeValue {
  /// With the name of the class for its instance.
  fileprivate func seenElsewhere(for user: String) -> CodeValue {
    mapped { $0.isInstance ? Reference(.given(user, to: nil), type: TypeText(name: user)) : $0 }
  }
}
