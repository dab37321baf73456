/// What the classes of a project do to the views and controllers that others are: those that they make, keep, fill
/// or come from.
struct CodeUses: Sendable {
  struct Use: Sendable {
    /// As the used class's own, each of them uncertain: another instance may not have it.
    fileprivate(set) var facts: [CodeFact] = []
    /// A class that has views of it, and shows what may be around them.
    fileprivate(set) var userAround: String?
  }

  private var uses: [Int: Use] = [:]
  /// The project's classes of views that each class keeps, by its properties.
  private var kept: [Int: [String: Int]] = [:]
  private var used: Set<Int> = []
  /// The classes of views that a generic class makes, as code chooses them.
  private var chosen: [Int: Set<Int>] = [:]

  init() {}

  init(_ code: CodeFacts) {
    let all = code.classes.indices.lazy.filter(code.knowsMore(of:)).compactMap { code.classes[$0] }
    for user in all {
      let known = code.viewClasses(keptBy: user)
      if !known.isEmpty { kept[user.type] = known }
      used.formUnion(known.values)
      used.formUnion(code.viewClasses(madeBy: user))
      let chosen = code.viewClasses(chosenFor: user)
      if !chosen.isEmpty { self.chosen[user.type] = chosen }
      used.formUnion(chosen)
    }
    for user in all where !user.facts.isEmpty {
      passOn(user, code)
      passDown(user, code)
    }
    showAround(code)
  }

  /// Nil where nobody does anything to it.
  func use(of type: Int) -> Use? { uses[type] }

  /// Whether code that was read makes objects of a class, or keeps some.
  func isUsed(_ type: Int) -> Bool { used.contains(type) }

  /// What a class does to others.
  private mutating func passOn(_ user: CodeFacts.ClassFacts, _ code: CodeFacts) {
    for fact in user.facts where fact.effect.isPassedOn {
      for (type, steps) in targets(of: fact.subject, in: user, code) where type != user.type {
        add(fact, to: type, by: steps, type: fact.subject.type)
      }
    }
  }

  /// What a class does to the views that it inherits, beside what these do themselves.
  private mutating func passDown(_ heir: CodeFacts.ClassFacts, _ code: CodeFacts) {
    for ancestor in code.types.lineages[heir.type].ancestors.dropFirst() {
      let own = Set((code.classes[ancestor]?.facts ?? []).map(\.place))
      for fact in heir.facts where fact.effect.isPassedOn && !own.contains(fact.place) {
        guard fact.subject.base == .instance else { continue }
        if case .property(let name)? = fact.subject.steps.first,
          code.types.variable(name, of: ancestor) == nil
        {
          continue
        }
        add(fact, to: ancestor, by: fact.subject.steps, type: fact.subject.type)
      }
    }
  }

  private mutating func add(
    _ fact: CodeFact, to type: Int, by steps: [Reference.Step], type last: TypeText?
  ) {
    uses[type, default: Use()].facts.append(
      CodeFact(
        subject: Reference(.instance, steps, type: last), effect: fact.effect, place: fact.place,
        isCertain: false,
        entry: "", isImmediate: false, isDirect: true))
  }

  /// The classes of the project that a way leads through, and the rest of the way from each.
  private func targets(
    of subject: Reference, in user: CodeFacts.ClassFacts, _ code: CodeFacts
  ) -> [(Int, [Reference.Step])] {
    var (type, steps): (Int?, [Reference.Step]) = (nil, subject.steps)
    var found: [(Int, [Reference.Step])] = []
    switch subject.base {
    case .made(let number):
      type = code.viewClass(named: user.made[number].type, near: user.type)
    case .instance: type = user.type
    case .realCell, .dummyCell, .given:
      guard steps.isEmpty, let name = subject.type?.name else { return [] }
      type = code.viewClass(named: name, near: user.type)
    }
    if subject.base != .instance, let type { found.append((type, steps)) }
    if subject.base == .instance, let chosen = chosen[user.type], case .property(let name)? = steps.first,
      code.keepsChosen(name, user)
    {
      found += chosen.sorted().map { ($0, Array(steps.dropFirst())) }
    }
    while let owner = type, case .property(let name)? = steps.first {
      steps.removeFirst()
      type = kept[owner]?[name]
      if let type { found.append((type, steps)) }
    }
    return found
  }

  // MARK: What is around

  /// Views of a class that shows what may be around them, or that is shown itself.
  private mutating func showAround(_ code: CodeFacts) {
    var shown: [Int] = []
    var known: Set<Int> = []
    for type in code.classes.indices where code.knowsMore(of: type) || uses[type] != nil {
      guard let user = code.classes[type] else { continue }
      let shows = (user.facts + (uses[type]?.facts ?? [])).filter {
        if case .show = $0.effect { true } else { false }
      }
      if code.isDummyCell(user) || shows.contains(where: { isAround($0, in: user, code) }) {
        if known.insert(type).inserted { shown.append(type) }
      } else if !shows.isEmpty {
        shown += code.classes(in: shows, of: user).filter { take($0, from: user, code, &known) }
      }
    }
    while let type = shown.popLast() {
      guard let user = code.classes[type] else { continue }
      let views = Set(code.viewClasses(madeBy: user)).union((kept[type] ?? [:]).values)
        .union(chosen[type] ?? []).union(code.controllers(addedBy: user))
      shown += views.sorted().filter { take($0, from: user, code, &known) }
    }
  }

  /// True for a class that was not known to have something shown around it.
  private mutating func take(
    _ used: Int, from user: CodeFacts.ClassFacts, _ code: CodeFacts, _ known: inout Set<Int>
  ) -> Bool {
    guard used != user.type, !code.isCell(used) else { return false }
    if uses[used]?.userAround == nil { uses[used, default: Use()].userAround = user.name }
    return known.insert(used).inserted
  }

  /// A show on what may hold views of other classes.
  private func isAround(_ fact: CodeFact, in user: CodeFacts.ClassFacts, _ code: CodeFacts) -> Bool {
    guard case .show = fact.effect, fact.subject.base == .instance else { return false }
    guard let last = fact.subject.steps.last else { return true }
    guard case .property = last, let name = fact.subject.type?.lastName else { return true }
    if code.viewClass(named: name, near: user.type) != nil { return false }
    return ViewClass(named: name).map { $0.family == .plain || $0.family == .stack } ?? true
  }
}

extension CodeFact.Effect {
  fileprivate var isPassedOn: Bool {
    switch self {
    case .show, .hide, .set: true
    default: false
    }
  }
}

extension CodeFact {
  fileprivate var addsControllersView: Bool {
    switch effect {
    case .add(let view, _), .addPerhaps(let view, _):
      view.steps.last == .view && view != Reference(.instance, [.view])
    default: false
    }
  }
}

extension CodeTypes {
  fileprivate func variable(_ name: String, of type: Int) -> CodeVariable? {
    parts(of: type).lazy.compactMap { declarations[$0].variables[name] }.first
  }
}

extension CodeFacts {
  /// A view's class of the project's own.
  fileprivate func viewClass(named name: String, near user: Int) -> Int? {
    types.type(name, near: types.declarations[user].place.file).flatMap {
      types.nature(of: $0).viewClass == nil ? nil : $0
    }
  }

  fileprivate func isCell(_ type: Int) -> Bool {
    let viewClass = types.nature(of: type).viewClass
    return viewClass?.family.hasContentView == true || viewClass == .reusableView
  }

  /// A cell that a data source makes while a skeleton shows is shown itself.
  fileprivate func isDummyCell(_ user: ClassFacts) -> Bool {
    isCell(user.type) && dummies.hold(user.name, file: user.name, identifier: nil)
  }

  /// Where an object of it is made by its own class, somebody else made the first.
  fileprivate func viewClasses(madeBy user: ClassFacts) -> [Int] {
    user.made.compactMap { viewClass(named: $0.type, near: user.type) }.filter { $0 != user.type }
  }

  /// Those that stand for a parameter of its class where it makes one.
  fileprivate func viewClasses(chosenFor user: ClassFacts) -> Set<Int> {
    let parameters = types.declarations[user.type].parameters
    guard !parameters.isEmpty, user.made.contains(where: { parameters.contains($0.type) }) else { return [] }
    return Set(types.arguments(givenTo: user.type).compactMap { viewClass(named: $0, near: user.type) })
  }

  /// Whether a property keeps a view of the class that stands for a parameter.
  fileprivate func keepsChosen(_ property: String, _ user: ClassFacts) -> Bool {
    user.facts.contains { fact in
      guard case .alias(let made) = fact.effect, case .made(let number) = made.base, made.steps.isEmpty,
        fact.subject == Reference(.instance, [.property(property)])
      else { return false }
      return types.declarations[user.type].parameters.contains(user.made[number].type)
    }
  }

  /// The classes of the views that a class puts into what it shows; a table that is shown before it has a window has
  /// nothing in it then.
  fileprivate func classes(in shows: [CodeFact], of user: ClassFacts) -> [Int] {
    let additions = CodeAdditions(user)
    let early = CodeEarliness(user)
    var controllers = CodeControllers(classes, types)
    var found: [Int] = []
    for show in shows {
      let isTable = show.subject.type.flatMap { ViewClass(named: $0.lastName) }?.family == .table
      if isTable, early.isEarly(show) { continue }
      for view in additions.views(in: show.subject) {
        if view.steps.last == .view {
          found += controllers.all(of: view, in: user)
        } else if let type = view.type, let added = viewClass(named: type.name, near: user.type) {
          found.append(added)
        }
      }
    }
    return found
  }

  fileprivate func controllers(addedBy user: ClassFacts) -> [Int] {
    guard user.facts.contains(where: \.addsControllersView) else { return [] }
    var controllers = CodeControllers(classes, types)
    return CodeAdditions(user).all.flatMap { controllers.all(of: $0, in: user) }
  }

  fileprivate func viewClasses(keptBy user: ClassFacts) -> [String: Int] {
    var kept: [String: Int] = [:]
    for fact in user.facts {
      guard case .alias(let made) = fact.effect, case .made(let number) = made.base, made.steps.isEmpty,
        case .property(let name)? = fact.subject.steps.first, fact.subject.steps.count == 1
      else { continue }
      kept[name] = viewClass(named: user.made[number].type, near: user.type)
    }
    for part in types.parts(of: user.type) {
      for (name, variable) in types.declarations[part].variables {
        guard let type = variable.type else { continue }
        kept[name] = kept[name] ?? viewClass(named: type.name, near: user.type)
      }
    }
    return kept
  }
}
