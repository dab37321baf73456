/// What the data sources and delegates of a project make dummy cells, headers and footers of.
struct CodeDummies: Sendable {
  /// The identifiers that they name.
  private var named: Set<String> = []
  /// The classes whose identifiers, whatever these are, they name.
  private var namedTypes: Set<String> = []
  /// Answers that cannot be told, with the cells or the headers that the same class registers.
  private var open: [Open] = []
  /// The identifiers under which classes and nibs are registered, by their names; nil: one that cannot be told.
  private var classes: [String: [String?]] = [:]
  private var nibs: [String: [String?]] = [:]
  /// A call of code that was not read and that may register any cell, where a data source names some.
  private var registrar: CodeNode?
  /// What data sources set of the cells that they prepare, whichever these are.
  private(set) var preparations: [CodeFact] = []

  private struct Open {
    let place: CodeNode
    let registered: Set<String>
    /// It may be a cell that is not registered at all.
    let mayBeOther: Bool
  }

  init() {}

  init(_ facts: CodeFacts) {
    for known in facts.classes.lazy.compactMap({ $0 }) {
      preparations += known.facts.compactMap(\.asPreparation)
      for fact in known.facts {
        if case .mayRegister = fact.effect { registrar = registrar ?? fact.place }
        guard case .register(let cell, let identifier, _) = fact.effect else { continue }
        let text = identifier.text
        switch cell {
        case .type(let type): classes[TypeText.lastName(of: type), default: []].append(text)
        case .nib(let nib?): nibs[nib, default: []].append(text)
        default: break
        }
      }
      guard !known.answers.isEmpty, facts.isSkeletonDataSource(known.type), facts.mayShow(known) else {
        continue
      }
      let cells = [true, false].filter { isTable in
        facts.adopts(known.type, "Skeleton\(isTable ? "Table" : "Collection")ViewDataSource") != false
      }.flatMap(known.answers.dummyCells)
      for answer in cells { add(answer, known.registered(true)) }
      for answer in Self.questions.compactMap({ known.answers[$0] }) { add(answer, known.registered(false)) }
    }
  }

  private mutating func add(_ answer: CodeAnswer, _ registered: Set<String>) {
    namedTypes.formUnion(answer.made)
    if let names = answer.names {
      named.formUnion(names)
    } else if !answer.types.isEmpty {
      namedTypes.formUnion(answer.types)
    } else {
      open.append(Open(place: answer.place, registered: registered, mayBeOther: answer.givesCells))
    }
  }

  private static let questions: [CodeQuestion] = [
    .supplementaryViewIdentifierOfKind, .identifierForHeaderInSection, .identifierForFooterInSection,
  ]

  enum Use: Equatable {
    case dummy, none
    /// What cannot be told keeps it from being known.
    case perhaps(CodeNode, isCall: Bool)
  }

  /// Whether a cell, header or footer of a class, in a file of that name, is one.
  func use(of type: String, file: String, identifier: String?) -> Use {
    if let identifier, named.contains(identifier) { return .dummy }
    if namedTypes.contains(type) { return .dummy }
    let identifiers = (classes[type] ?? []) + (nibs[file] ?? [])
    if identifiers.contains(where: { $0.map(named.contains) ?? !named.isEmpty }) { return .dummy }
    for answer in open where answer.registered.contains(type) || answer.registered.contains(file) {
      return answer.registered.count == 1 && !answer.mayBeOther
        ? .dummy : .perhaps(answer.place, isCall: false)
    }
    let elsewhere = open.first { $0.registered.isEmpty }
    if let elsewhere, identifier == nil || !identifiers.isEmpty {
      return .perhaps(elsewhere.place, isCall: false)
    }
    guard let registrar, !open.isEmpty || !named.isEmpty else { return .none }
    return .perhaps(registrar, isCall: true)
  }
}

extension CodeAnswer {
  /// What it names where it names anything.
  var names: [String]? {
    CodeAnswer(constants: constants?.filter { $0 != .null }, place: place).texts
  }
}

extension CodeFacts.ClassFacts {
  /// The names of the classes and nibs of cells, or of headers and footers, that it registers.
  fileprivate func registered(_ areCells: Bool) -> Set<String> {
    Set(
      facts.compactMap { fact -> String? in
        guard case .register(let cell, _, let place) = fact.effect, (place == .prototype) == areCells else {
          return nil
        }
        if case .nib(let nib) = cell { return nib }
        if case .type(let type) = cell { return TypeText.lastName(of: type) }
        return nil
      })
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
