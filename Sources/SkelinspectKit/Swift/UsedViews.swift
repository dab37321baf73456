/// The views that classes make, keep, add and register.
extension CodeFact {
  /// It marks what cannot be told, or a table or collection: what a function makes that gets one may be a cell of it.
  var mayMarkCells: Bool {
    // What other classes do is uncertain for the sake of the instance alone.
    guard !isCertain, !entry.isEmpty, case .set(.isSkeletonable, let value) = effect,
      value != .boolean(false), let type = subject.type, !type.isList
    else { return false }
    return ViewClass(named: type.lastName)?.family.isCollection ?? false
  }

  var addsControllersView: Bool {
    effect.added.map { $0.steps.last == .view && $0 != Reference(.instance, [.view]) } ?? false
  }
}

extension CodeFacts {
  /// Whether a collection's delegate says how large something is.
  func answers(_ questions: [String], _ type: Int) -> Bool {
    ["tableView", "collectionView"].flatMap { types.functions($0, of: type) }.contains { function in
      questions.contains(where: function.hasLabel)
    }
  }

  /// A view's class of the project's own, by its name or by that of a protocol that it alone adopts.
  func viewClass(named name: String, near user: Int) -> Int? {
    types.type(name, near: types.declarations[user].place.file).map(types.onlyAdopter).flatMap {
      types.nature(of: $0).viewClass == nil ? nil : $0
    }
  }

  /// What `cellForRowAt` does to a view in a cell, in a class whose tables show dummy cells in their places.
  func isOfRealCellsOnly(_ fact: CodeFact, of user: ClassFacts) -> Bool {
    guard fact.subject.base == .realCell, isSkeletonDataSource(user.type) else { return false }
    switch fact.effect {
    case .set, .setDataSource, .show: break
    default: return false
    }
    return !user.nature.isController
      || user.facts.contains { $0.isShow && $0.subject.base == .instance }
  }

  /// Of cells, headers and footers.
  func viewClasses(registeredBy user: ClassFacts) -> Set<Int> {
    Set(
      user.facts.compactMap { fact in
        guard case .register(let cell, _, _) = fact.effect else { return nil }
        return viewClass(of: cell, registeredBy: user)
      })
  }

  /// Those of nibs by the nibs' names.
  private func viewClass(of cell: CodeValue, registeredBy user: ClassFacts) -> Int? {
    switch cell {
    case .type(let name), .nib(let name?): viewClass(named: name, near: user.type)
    default: nil
    }
  }

  /// The class of cells to which somebody casts one.
  func cells(castBy picks: some Sequence<Reference.Step>, in user: ClassFacts) -> [Int] {
    for case .ofClass(let name, isKept: true) in picks {
      if let type = viewClass(named: name, near: user.type), types.isCell(type) { return [type] }
    }
    return []
  }

  /// Of what a controller gives itself as its view.
  func viewClass(ofControllersView user: ClassFacts) -> Int? {
    for case (.alias(let view), [.view]) in user.facts.map({ ($0.effect, $0.subject.steps) }) {
      let name: String? =
        if case .made(let number) = view.base { user.made[number].type } else { view.type?.name }
      if let type = name.flatMap({ viewClass(named: $0, near: user.type) }) { return type }
    }
    return nil
  }

  /// Whether casts may let objects of a class through.
  func isPicked(_ type: Int, by picks: some Sequence<Reference.Step>) -> Bool {
    let declaration = types.declarations[type]
    return picks.allSatisfy { pick in
      guard case .ofClass(let name, let isKept) = pick else { return true }
      return types.kinship(of: declaration.name, to: name, near: declaration.place.file)
        != (isKept ? .no : .yes)
    }
  }

  /// Those of which a cast to a class or protocol may let objects through.
  func picked(_ types: [Int], as name: String) -> [Int] {
    types.filter { isPicked($0, by: [.ofClass(name, isKept: true)]) }
  }

  /// A cell that a data source makes while a skeleton shows is shown itself.
  func isDummyCell(_ user: ClassFacts) -> Bool {
    guard types.isCell(user.type), case .dummy = dummies.use(of: user.name, file: user.name, identifier: nil)
    else { return false }
    return true
  }

  /// Where an object of it is made by its own class, somebody else made the first; the initial value of a controller's
  /// property that somebody else asks for makes the controller's.
  func viewClasses(madeBy user: ClassFacts) -> [Int] {
    let made = user.nature == .other ? user.made.filter { !isOfController($0) } : user.made
    return made.compactMap { viewClass(named: $0.type, near: user.type) }.filter { $0 != user.type }
  }

  private func isOfController(_ object: MadeObject) -> Bool {
    types.declarations.indices.contains { type in
      types.holds(types.declarations[type].place, object.place) && types.nature(of: type).isController
    }
  }

  /// Those that stand for a parameter of its class where it makes one.
  func viewClasses(chosenFor user: ClassFacts) -> Set<Int> {
    let parameters = types.declarations[user.type].parameters
    guard !parameters.isEmpty, user.made.contains(where: { parameters.contains($0.type) }) else { return [] }
    return Set(types.arguments(givenTo: user.type).compactMap { viewClass(named: $0, near: user.type) })
  }

  /// Whether a property keeps a view of the class that stands for a parameter.
  func keepsChosen(_ property: String, _ user: ClassFacts) -> Bool {
    user.facts.lazy.compactMap(\.kept).contains { name, object in
      name == property && types.declarations[user.type].parameters.contains(user.made[object].type)
    }
  }

  /// The classes of the views that a class puts into what it shows; a table that is shown before it has a window has
  /// nothing in it then.
  func classes(in shows: [CodeFact], of user: ClassFacts) -> [Int] {
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

  /// The classes of the cells and headers that a show covers where they are on screen by then: those of tables and
  /// collections that make no dummy cells (rule C1).
  func cellsOnScreen(of user: ClassFacts, in shows: [CodeFact], _ around: [CodeFact]) -> Set<Int> {
    let (additions, early) = (CodeAdditions(user), CodeEarliness(user))
    let late = shows.filter { !early.isEarly($0) }
    let isAround = around.contains { !early.isEarly($0) }
    let shown = Set(late.map { additions.known($0.subject) })
    let below = Set(late.flatMap { additions.views(in: $0.subject) })
    var cells: Set<Int> = []
    for fact in user.facts {
      guard case .register(let cell, _, _) = fact.effect,
        shown.contains(additions.known(fact.subject))
          || (isAround || below.contains(additions.known(fact.subject)))
            && mayBeMarked(fact.subject, user, additions),
        !makesDummyCells(fact.subject, user), let type = viewClass(of: cell, registeredBy: user)
      else { continue }
      cells.insert(type)
    }
    return cells
  }

  /// Whether a table that has a window is shown, or something around it.
  func showsTables(_ user: ClassFacts, in shows: [CodeFact], _ around: [CodeFact]) -> Bool {
    let (additions, early) = (CodeAdditions(user), CodeEarliness(user))
    return (shows + around).contains { show in
      !early.isEarly(show)
        && ([show.subject] + additions.views(in: show.subject)).contains { view in
          view.steps == [.controlledView]
            || view.type.map { types.nature(named: $0.name, near: types.declarations[user.type].place.file) }
              .flatMap(\.viewClass)?.family == .table
        }
    }
  }

  /// The classes of the headers and footers that a table's delegate makes for sections.
  func headers(madeBy user: ClassFacts) -> Set<Int> {
    guard adopts(user.type, "SkeletonTableViewDelegate") == false else { return [] }
    let functions = types.functions("tableView", of: user.type).filter {
      $0.hasLabel("viewForHeaderInSection") || $0.hasLabel("viewForFooterInSection")
    }
    guard !functions.isEmpty else { return [] }
    let added = Set(
      user.facts.compactMap { fact in
        if case .add(let view, _) = fact.effect { view } else { nil }
      })
    return Set(
      user.made.indices.filter { number in
        !added.contains(Reference(.made(number)))
          && functions.contains { types.holds($0.place, user.made[number].place) }
      }.compactMap { viewClass(named: user.made[$0].type, near: user.type) })
  }

  /// Whether recursion may come to a table: its class or a file marks it.
  private func mayBeMarked(_ table: Reference, _ user: ClassFacts, _ additions: CodeAdditions) -> Bool {
    guard let name = table.ownProperty else { return true }
    let isOutlet = types.parts(of: user.type).contains {
      types.declarations[$0].variables[name]?.isOutlet == true
    }
    return isOutlet
      || user.facts.contains { fact in
        guard case .set(.isSkeletonable, let value) = fact.effect, value != .boolean(false) else {
          return false
        }
        return fact.subject.isWalk || additions.known(fact.subject) == additions.known(table)
      }
  }

  /// Whether a table or collection has a data source of SkeletonView's, as far as its user says.
  private func makesDummyCells(_ table: Reference, _ user: ClassFacts) -> Bool {
    let sources = user.facts.flatMap { fact -> [Int?] in
      guard case .setDataSource(let value) = fact.effect, fact.subject == table else { return [] }
      if value.references.isEmpty { return [nil] }
      return value.references.map { source in
        source.isInstance
          ? user.type
          : source.type.flatMap { types.type($0.name, near: types.declarations[user.type].place.file) }
      }
    }
    // What somebody hands over may be one.
    return (sources.isEmpty ? [user.type] : sources).contains { $0.map(isSkeletonDataSource) ?? true }
  }

  func controllers(addedBy user: ClassFacts) -> [Int] {
    guard user.facts.contains(where: \.addsControllersView) else { return [] }
    var controllers = CodeControllers(classes, types)
    return CodeAdditions(user).all.flatMap { controllers.all(of: $0, in: user) }
  }

  func viewClasses(keptBy user: ClassFacts) -> [String: Int] {
    var kept: [String: Int] = [:]
    for case let (name, object)? in user.facts.map(\.kept) {
      kept[name] = viewClass(named: user.made[object].type, near: user.type)
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
