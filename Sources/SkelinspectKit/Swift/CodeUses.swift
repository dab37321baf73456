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
  /// The classes that make, keep, add or register views of each class.
  private(set) var users: [Int: Set<Int>] = [:]
  /// The classes of the cells, headers and footers that each class registers.
  private var registered: [Int: Set<Int>] = [:]
  private var allRegistered: Set<Int> = []
  /// The classes of the views that controllers give themselves, by the controllers'.
  private var controllersViews: [Int: Int] = [:]
  private var casts = CastCells()
  /// The names of what tables are given as data sources; nil: not all of them are known.
  private var sources: Set<String>?
  /// The names of the classes that code makes objects of.
  private var made: Set<String> = []
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
      controllersViews[user.type] = code.viewClass(ofControllersView: user)
      let registered = code.viewClasses(registeredBy: user)
      if !registered.isEmpty { self.registered[user.type] = registered }
      allRegistered.formUnion(registered)
      let chosen = code.viewClasses(chosenFor: user)
      if !chosen.isEmpty { self.chosen[user.type] = chosen }
      used.formUnion(chosen)
    }
    used.formUnion(allRegistered)
    casts = CastCells(allRegistered, code.types)
    sources = code.sourcesOfTables()
    made = Set(code.classes.lazy.compactMap { $0?.made }.joined().map { TypeText.lastName(of: $0.type) })
    for user in all {
      for used in views(usedBy: user, code) where used != user.type {
        users[used, default: []].insert(user.type)
      }
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
    let early = CodeEarliness(user)
    for var fact in user.facts where fact.isForOthers && !isOfNoTable(fact, of: user, code) {
      fact.isEarly = early.isEarly(fact)
      if code.isOfRealCellsOnly(fact, of: user) {
        guard case .setDataSource = fact.effect else { continue }
        fact.isOfRealCells = true
      }
      for (type, steps) in targets(of: fact.subject, in: user, code) where type != user.type {
        add(fact, to: type, by: steps, user)
      }
      guard fact.mayMarkCells else { continue }
      for cell in (registered[user.type] ?? []).sorted() { add(fact, to: cell, by: [], user) }
    }
  }

  /// A cell of a data source that code makes and gives no table.
  private func isOfNoTable(_ fact: CodeFact, of user: CodeFacts.ClassFacts, _ code: CodeFacts) -> Bool {
    guard fact.subject.base == .realCell, user.nature == .other, let sources,
      made.contains(code.types.declarations[user.type].name)
    else { return false }
    let supertypes = code.types.supertypeNames(of: user.type).map(\.lastName)
    let names = code.types.lineages[user.type].ancestors.map { code.types.declarations[$0].name } + supertypes
    return !names.contains(where: sources.contains)
      && !supertypes.contains { $0.hasPrefix("UI") && $0.contains(text: "Delegate") }
  }

  /// What a class does to the views that it inherits, beside what these do themselves.
  private mutating func passDown(_ heir: CodeFacts.ClassFacts, _ code: CodeFacts) {
    for ancestor in code.types.lineages[heir.type].ancestors.dropFirst() {
      let own = Set((code.classes[ancestor]?.facts ?? []).map(\.place))
      for fact in heir.facts where fact.isForOthers && !own.contains(fact.place) {
        guard fact.subject.base == .instance else { continue }
        // What code makes of the class itself its heirs do not show.
        if fact.isShow, !code.onlyInherited.contains(ancestor) { continue }
        if case .property(let name)? = fact.subject.steps.first,
          code.types.variable(name, of: ancestor) == nil
        {
          continue
        }
        add(fact, to: ancestor, by: fact.subject.steps, heir)
      }
    }
  }

  private mutating func add(
    _ fact: CodeFact, to type: Int, by steps: [Reference.Step], _ user: CodeFacts.ClassFacts
  ) {
    uses[type, default: Use()].facts.append(fact.passed(on: steps, by: user.name, isCertain: false))
  }

  /// The classes of the project that a way leads through, and the rest of the way from each.
  private func targets(
    of subject: Reference, in user: CodeFacts.ClassFacts, _ code: CodeFacts
  ) -> [(Int, [Reference.Step])] {
    var (type, steps): (Int?, [Reference.Step]) = (nil, subject.steps)
    var found: [(Int, [Reference.Step])] = []
    if let cells = steps.lastIndex(of: .cells) {
      let owner = Reference(subject.base, Array(steps[..<cells]), type: nil)
      let around = targets(of: owner, in: user, code).map { ($0.0, $0.1 + subject.steps[cells...]) }
      let table = around.last?.0 ?? user.type
      steps.removeSubrange(...cells)
      let picked = steps.prefix(while: \.isPick)
      steps.removeSubrange(..<picked.endIndex)
      return around
        + registeredCells(among: registered[table] ?? [], by: picked, code).map { ($0, steps) }
    }
    // The views that a walk comes to are those that the class puts there.
    if let walk = steps.firstIndex(where: \.isWalk), subject.base == .instance {
      let around = Reference(.instance, Array(steps[..<walk]), type: nil)
      let rest = steps[(walk + 1)...].drop { $0.isPick }
      return CodeAdditions(user).views(in: around).compactMap { view in
        view.type.flatMap { code.viewClass(named: $0.name, near: user.type) }.map { ($0, Array(rest)) }
      }
    }
    // A controller's own view, by its class or by that of a cast.
    if subject.base == .instance, steps.first == .view {
      let picks = steps.dropFirst().prefix(while: \.isPick)
      steps.removeFirst(1 + picks.count)
      guard let view = controllersViews[user.type], code.isPicked(view, by: picks) else { return [] }
      (type, found) = (view, [(view, steps)])
    }
    switch subject.base {
    case .made(let number):
      type = code.viewClass(named: user.made[number].type, near: user.type)
    case .instance: type = type ?? user.type
    case .given(let name?, _) where code.viewClass(named: name, near: user.type) != nil:
      type = code.viewClass(named: name, near: user.type)
      // Of a protocol, any that adopts it.
      if let required = type, code.types.declarations[required].isProtocol {
        let views = code.classes.compactMap { $0?.type }.filter { code.types.nature(of: $0).viewClass != nil }
        return code.picked(views, as: name).map { ($0, steps) }
      }
    case .given(let name, _) where name.flatMap(ViewClass.init(named:))?.family.isCell != true: return []
    case .realCell, .dummyCell, .given:
      let picks = steps.prefix(while: \.isPick)
      steps.removeFirst(picks.count)
      var cells = registeredCells(among: registered[user.type] ?? allRegistered, by: picks, code)
      // Of a nib that is not named like its class the cast says the class.
      if cells.isEmpty { cells = code.cells(castBy: picks, in: user) }
      if case .property(let name)? = steps.first {
        return cells.filter { code.types.variable(name, of: $0) != nil }.map { ($0, steps) }
      }
      // Of whichever of them.
      if steps.first == .contentView { return cells.map { ($0, steps) } }
      if steps.isEmpty, let name = subject.type?.name {
        type = code.viewClass(named: name, near: user.type)
        // Of a protocol that they adopt.
        if type.map({ code.types.declarations[$0].isProtocol }) ?? true {
          return code.picked(cells, as: name).map { ($0, []) }
        }
      }
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

  /// Those of some cells that casts may let through, in order.
  private func registeredCells(
    among cells: Set<Int>, by picks: some Sequence<Reference.Step>, _ code: CodeFacts
  ) -> [Int] {
    var cells = cells
    for case .ofClass(let name, isKept: true) in picks {
      cells = casts.cells(among: cells, castTo: name, code.types)
    }
    return cells.sorted().filter { code.isPicked($0, by: picks) }
  }

  /// The classes of the views that a class makes, keeps, adds or registers.
  func views(usedBy user: CodeFacts.ClassFacts, _ code: CodeFacts) -> Set<Int> {
    views(of: user, code).union(registered[user.type] ?? [])
  }

  /// The classes of the views that a class makes, keeps or adds.
  private func views(of user: CodeFacts.ClassFacts, _ code: CodeFacts) -> Set<Int> {
    Set(code.viewClasses(madeBy: user)).union((kept[user.type] ?? [:]).values)
      .union(chosen[user.type] ?? []).union(code.controllers(addedBy: user))
  }

  // MARK: What is around

  /// Views of a class that shows what may be around them, or that is shown itself.
  private mutating func showAround(_ code: CodeFacts) {
    var shown: [Int] = []
    var known: Set<Int> = []
    for type in code.classes.indices where code.knowsMore(of: type) || uses[type] != nil {
      guard var user = code.classes[type] else { continue }
      user.facts += uses[type]?.facts ?? []
      let shows = user.facts.filter(\.isShow)
      if code.isDummyCell(user) || shows.contains(where: { isAround($0, in: user, code) }) {
        if known.insert(type).inserted { shown.append(type) }
      } else if !shows.isEmpty {
        shown += code.classes(in: shows, of: user).filter { take($0, from: user, code, &known) }
      }
      let headers = code.headers(madeBy: user)
      guard !shows.isEmpty, registered[type] != nil || !headers.isEmpty else { continue }
      let around = shows.filter { isAround($0, in: user, code) }
      for header in headers.sorted()
      where code.showsTables(user, in: shows, around) && uses[header]?.userAround == nil {
        uses[header, default: Use()].userAround = user.name
      }
      for cell in code.cellsOnScreen(of: user, in: shows, around) where uses[cell]?.userAround == nil {
        uses[cell, default: Use()].userAround = user.name
      }
    }
    while let type = shown.popLast() {
      guard let user = code.classes[type] else { continue }
      shown += views(of: user, code).sorted().filter { take($0, from: user, code, &known) }
    }
  }

  /// True for a class that was not known to have something shown around it.
  private mutating func take(
    _ used: Int, from user: CodeFacts.ClassFacts, _ code: CodeFacts, _ known: inout Set<Int>
  ) -> Bool {
    guard used != user.type, !code.types.isCell(used) else { return false }
    if uses[used]?.userAround == nil { uses[used, default: Use()].userAround = user.name }
    return known.insert(used).inserted
  }

  /// A show on what may hold views of other classes.
  private func isAround(_ fact: CodeFact, in user: CodeFacts.ClassFacts, _ code: CodeFacts) -> Bool {
    guard fact.isShow, fact.subject.base == .instance, !fact.subject.steps.contains(.cells) else {
      return false
    }
    guard let last = fact.subject.steps.last else { return true }
    guard case .property = last, let name = fact.subject.type?.lastName else { return true }
    if code.viewClass(named: name, near: user.type) != nil { return false }
    return ViewClass(named: name).map { $0.family == .plain || $0.family == .stack } ?? true
  }
}

extension CodeFacts {
  /// The names of what tables and collections are given as data sources; nil where one of them cannot be told.
  fileprivate func sourcesOfTables() -> Set<String>? {
    guard isReadWhole else { return nil }
    var names: Set<String> = []
    var places: Set<CodeNode> = []
    for facts in classes.lazy.compactMap({ $0 }) {
      for fact in facts.facts {
        guard case .setDataSource(let value) = fact.effect else { continue }
        places.insert(fact.place)
        if value.isNull { continue }
        let all = value.references.map { $0.isInstance ? facts.name : $0.type?.lastName }
        guard !all.isEmpty, all.allSatisfy({ $0 != nil }) else { return nil }
        names.formUnion(all.compactMap(\.self))
      }
    }
    return types.sourceAssignments.isSubset(of: places) ? names : nil
  }
}
