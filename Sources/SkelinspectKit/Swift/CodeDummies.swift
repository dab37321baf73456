/// What the data sources and delegates of a project make dummy cells, headers and footers of.
struct CodeDummies: Sendable {
  /// The identifiers that they name.
  private var named: Set<String> = []
  /// One of them names what cannot be told.
  private var isOpen = false
  /// The identifiers under which classes and nibs are registered, by their names; nil: one that cannot be told.
  private var classes: [String: [String?]] = [:]
  private var nibs: [String: [String?]] = [:]
  /// A call of code that was not read and that may register any cell, where a data source names some.
  private var registrar: CodeNode?
  /// What data sources set of the cells that they prepare, whichever these are.
  private(set) var preparations: [CodeFact] = []

  init() {}

  init(_ facts: CodeFacts) {
    for known in facts.classes.lazy.compactMap({ $0 }) {
      preparations += known.facts.compactMap(\.asPreparation)
      for fact in known.facts {
        if case .mayRegister = fact.effect { registrar = registrar ?? fact.place }
        guard case .register(let cell, let identifier, _) = fact.effect else { continue }
        var text: String?
        if case .text(let known)? = identifier.constant { text = known }
        switch cell {
        case .type(let type): classes[TypeText.lastName(of: type), default: []].append(text)
        case .nib(let nib?): nibs[nib, default: []].append(text)
        default: break
        }
      }
      guard !known.answers.isEmpty, facts.isSkeletonDataSource(known.type), facts.mayShow(known) else {
        continue
      }
      for answer in Self.questions.compactMap({ known.answers[$0] }) {
        if let texts = answer.texts { named.formUnion(texts) } else { isOpen = true }
      }
    }
  }

  private static let questions: [CodeQuestion] = [
    .cellIdentifierForRowAt, .cellIdentifierForItemAt, .skeletonCellForRowAt, .skeletonCellForItemAt,
    .supplementaryViewIdentifierOfKind, .identifierForHeaderInSection, .identifierForFooterInSection,
  ]

  /// Where one may be registered without a word of it in the code that was read; nil where no cell is asked for.
  var openRegistrar: CodeNode? { isOpen || !named.isEmpty ? registrar : nil }

  /// Whether a cell, header or footer of a class, in a file of that name, may be one.
  func hold(_ type: String, file: String, identifier: String?) -> Bool {
    if let identifier, named.contains(identifier) { return true }
    for registered in (classes[type] ?? []) + (nibs[file] ?? []) {
      if isOpen { return true }
      if let registered {
        if named.contains(registered) { return true }
      } else if !named.isEmpty {
        return true
      }
    }
    return isOpen && identifier == nil
  }
}

extension CodeFact {
  /// The same of a cell that is looked at by itself: one cannot tell whether it is this one.
  fileprivate var asPreparation: CodeFact? {
    guard case .dummyCell = subject.base, case .set = effect else { return nil }
    return CodeFact(
      subject: Reference(.instance, subject.steps, type: subject.type), effect: effect, place: place,
      isCertain: false, entry: entry, isImmediate: isImmediate, isDirect: isDirect)
  }
}
