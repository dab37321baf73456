/// Reads the body of one SwiftUI view as drafts of views.
///
/// It calls itself for what stands in views and for what is looked into, and no deeper than its limits; chains of
/// modifiers are loops. A class for the sake of the stack, as the parser is.
final class SwiftUIReader {
  /// Views in one hierarchy, at most.
  static let maximumViews = 20_000
  /// Views below one another and what is looked into on the way to them; what is deeper is not read.
  static let maximumDepth = 80
  /// Steps on the way to what a name stands for.
  static let maximumSteps = 24

  let code: SwiftUICode
  let choice: BranchChoice
  let vocabulary: LoadingVocabulary
  var drafts: [ViewDraft] = []
  var scopes: [CodeScope] = [CodeScope()]
  var depth = 0
  /// Expressions that were read as views.
  var viewCount = 0
  /// The views and functions that are being looked into.
  var open: Set<CodeNode> = []
  /// All that were looked into.
  var lookedInto: Set<CodeNode> = []
  /// Views that were put somewhere, of those that `self` and `content` stand for.
  var used: Set<ViewDraft.Number> = []
  /// Values that state is said to have while a value is worked out: a number, or the two of a point.
  var assumed: [StateName: [Double]] = [:]
  /// What changes state, once it was looked for.
  var changes: [StateName: StateChange?] = [:]
  /// State that a value was worked out with.
  var touched: [StateRead] = []
  /// By the changes that are animated, what is known to move because of them.
  var explained: [CodeNode: [StateRead]] = [:]
  private(set) var remarks: [Diagnostic] = []
  /// Where one of several branches was read, said where something is covered.
  var forks: [Fork] = []
  /// Lines of which another branch than the usual one was asked for, and is there.
  var chosenLines: Set<Int> = []
  /// What conditions said by a name of whether it loads.
  var heard = Hearing()
  /// What conditions found to be missing, by its names.
  var missingPaths: [[String]] = []
  /// Whether a placeholder's redaction stands around what is read; nil where that is not known.
  var isRedacted: Bool?
  /// The same of the view whose body is read: its environment says that.
  var bodyIsRedacted: Bool?
  private var remarkedPlaces: Set<CodeNode> = []
  private var remarkedWords: Set<String> = []

  /// The scope of what stands in no type.
  let fileScope = 0

  init(_ code: SwiftUICode, _ choice: BranchChoice = BranchChoice()) {
    (self.code, self.choice) = (code, choice)
    vocabulary = LoadingVocabulary(isLoading: choice.state == .loading)
  }

  /// Nil where its body holds no view.
  ///
  /// - Parameter holder: what it stands in, which is not read.
  func hierarchy(of type: Int, in holder: String? = nil) -> Hierarchy? {
    let declaration = code.types.declarations[type]
    var views = body(of: type, scope: addScope(CodeScope(type: type)))
    if views.isEmpty, !forks.isEmpty {
      views = [add(ViewDraft("EmptyView", .container, declaration.place))]
    }
    guard let root = views.count == 1 ? views[0] : group(views, at: declaration.place) else { return nil }
    if isSkeleton(declaration.name) { drafts[root].said.isPlaceholder = true }
    remarkOnForks()
    settleTexts(from: root)
    var facts = SwiftUIFacts()
    (facts.chosenLines, facts.holder, facts.remarks) = (chosenLines, holder, remarks)
    facts.openMotions = openMotions().map { code.modifierPlace($0) }
    return DraftHierarchy.make(drafts, root: root, named: declaration.name, facts, code)
  }

  /// The views of a type's body.
  func body(of type: Int, scope: Int) -> [ViewDraft.Number] {
    guard let body = code.types.variable("body", of: type), let value = value(of: body, scope) else {
      return []
    }
    open.insert(code.types.declarations[type].place)
    let outside = bodyIsRedacted
    bodyIsRedacted = isRedacted
    defer {
      open.remove(code.types.declarations[type].place)
      bodyIsRedacted = outside
    }
    return views(in: value)
  }

  // MARK: Drafts

  func add(_ draft: ViewDraft) -> ViewDraft.Number {
    drafts.append(draft)
    return drafts.count - 1
  }

  /// Several views as one; nil for none.
  func group(_ views: [ViewDraft.Number], as type: String = "Group", at place: CodeNode) -> ViewDraft.Number?
  {
    if views.count <= 1 { return views.first }
    var group = ViewDraft(type, .container, place)
    group.children = views
    return add(group)
  }

  // MARK: Remarks

  /// Once a place, and once for one thing that is said.
  func remark(
    _ message: String, at place: CodeNode, help: String? = nil, onceFor words: String? = nil,
    isUnderstood: Bool = false
  ) {
    guard remarks.count < DiagnosticList.limit, remarkedPlaces.insert(place).inserted,
      words.map({ remarkedWords.insert($0).inserted }) ?? true
    else { return }
    let found = code.modifierPlace(place)
    let id = isUnderstood ? "branch" : "not-understood"
    remarks.append(Diagnostic(id, .note, message, at: found, help: help))
  }

  func remarkOnCondition(of what: String, at place: CodeNode) {
    remark(
      "the condition does not say whether \(what) is there while loading", at: place,
      help: "a name such as isLoading, a comparison with nil, isEmpty or a case such as .loading tells it")
  }
}

extension Modifier.Effect {
  /// It makes a skeleton, or says how one looks.
  var covers: Bool {
    switch self {
    case .redacted, .unredacted, .skeleton, .shimmering: true
    default: false
    }
  }

  /// Nothing is seen of what it stands on.
  var hides: Bool {
    switch self {
    case .hidden(true): true
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }
}
