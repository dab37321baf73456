/// What a class shows that cannot be told, and what lies beyond a limit in it, may be of any view that the class has, and
/// of what these have. One without views of its own, as a presenter, may mean the views of the classes that it names, and
/// of those that name it.
struct SharedLoss {
  /// By the classes that it may be of.
  private(set) var lost: [Int: [CodeNode]] = [:]
  private(set) var limits: [Int: CodeNode] = [:]

  init(_ code: CodeFacts) {
    let all = code.classes.compactMap(\.self)
    for facts in all {
      for (adopter, show) in code.types.shows(byProtocols: facts) { lost[adopter, default: []].append(show) }
    }
    let keepers = all.map { ($0, code.types.keptShows(of: $0)) }.filter { !$0.1.isEmpty }
    let sources = all.filter { code.types.lostShow(of: $0) != nil || $0.limit != nil }
    guard !sources.isEmpty || !keepers.isEmpty else { return }
    let names =
      !keepers.isEmpty || sources.contains { $0.nature == .other || $0.limit != nil }
      ? ClassNames(all, code.types) : nil
    for (keeper, shows) in keepers {
      let users = names?.users(of: keeper) ?? []
      for show in shows {
        // What only its own file can call runs as those do that call it, whom some come to.
        let seen = code.types.isHidden(show, in: keeper.type) ? shows : [show]
        let others = users.filter { code.classes[$0]?.facts.contains { seen.contains($0.place) } == false }
        // What it names itself, as a cell, is what its users have.
        let own = others.count == users.count ? names?.others(of: keeper, isCut: false) ?? [] : []
        for other in Set(others + own).sorted() { lost[other, default: []].append(show) }
      }
    }
    for source in sources {
      let show = code.types.lostShow(of: source)
      var (work, known) = ([source.type], Set([source.type]))
      while let type = work.popLast() {
        guard let user = code.classes[type] else { continue }
        var others = code.uses.views(usedBy: user, code)
        // Nor is it known which views a class has where not all of it was looked at.
        if user.nature == .other || source.limit != nil, let names {
          others.formUnion(names.others(of: user, isCut: source.limit != nil))
        }
        for other in others.sorted() where known.insert(other).inserted {
          if let show { lost[other, default: []].append(show) }
          if let limit = source.limit, limits[other] == nil { limits[other] = limit }
          work.append(other)
        }
      }
    }
  }
}

/// Which classes of views and controllers name which others.
private struct ClassNames {
  private let types: CodeTypes
  private var named: [String: [Int]] = [:]
  private var namedBy: [String: [Int]] = [:]

  init(_ classes: [CodeFacts.ClassFacts], _ types: CodeTypes) {
    self.types = types
    for facts in classes where facts.nature != .other && !facts.name.isEmpty {
      named[facts.name, default: []].append(facts.type)
      for name in types.typeNames(in: facts.type) { namedBy[name, default: []].append(facts.type) }
    }
  }

  /// - Parameter isCut: not all of it was looked at: what it names, as an enumeration of cells, may lead to others.
  func others(of facts: CodeFacts.ClassFacts, isCut: Bool) -> [Int] {
    var names = types.typeNames(in: facts.type)
    if isCut {
      let between = names.flatMap(types.types(named:)).filter { types.nature(of: $0) == .other }
      names.formUnion(between.flatMap(types.typeNames(in:)))
    }
    return names.flatMap { named[$0] ?? [] } + users(of: facts)
  }

  /// Those that name it, or else its protocols.
  func users(of facts: CodeFacts.ClassFacts) -> [Int] {
    namedBy[facts.name] ?? types.protocols(of: facts.type).flatMap { namedBy[$0] ?? [] }
  }
}

extension CodeTypes {
  /// Shows on what an object has that a class knows by a protocol only: any view that adopts it may be meant.
  fileprivate func shows(byProtocols facts: CodeFacts.ClassFacts) -> [(adopter: Int, show: CodeNode)] {
    facts.facts.flatMap { fact -> [(Int, CodeNode)] in
      guard fact.isShow, fact.subject.base == .instance, fact.subject.steps.count > 1,
        case .property(let name)? = fact.subject.steps.first,
        let known = variable(name, of: facts.type)?.type,
        let declaration = type(known.name, near: declarations[facts.type].place.file),
        onlyAdopter(of: declaration) == declaration, declarations[declaration].isProtocol
      else { return [] }
      let adopters = adopters(of: declaration).filter { nature(of: $0) != .other }
      // What stands in the code of one of them is that one's own.
      let code = adopters.flatMap(parts).map { declarations[$0].place }
      return code.contains { holds($0, fact.place) } ? [] : adopters.map { ($0, fact.place) }
    }
  }

  /// Shows on what an object that is neither a view nor a controller keeps: whoever gave it that may see them or not.
  fileprivate func keptShows(of facts: CodeFacts.ClassFacts) -> [CodeNode] {
    guard facts.nature == .other else { return [] }
    return facts.facts.compactMap { fact in
      guard fact.isShow, fact.subject.base == .instance,
        case .property(let name)? = fact.subject.steps.first
      else { return nil }
      let type = variable(name, of: facts.type)?.type.flatMap {
        self.type($0.name, near: declarations[facts.type].place.file)
      }
      return type == nil ? fact.place : nil
    }
  }

  fileprivate func isHidden(_ place: CodeNode, in type: Int) -> Bool {
    let functions = parts(of: type).lazy.flatMap { self.declarations[$0].functions.values.joined() }
    return functions.contains { $0.isHidden && holds($0.place, place) }
  }

  /// The names of the project's own that a type adopts.
  fileprivate func protocols(of type: Int) -> [String] {
    supertypeNames(of: type).map(\.lastName).filter {
      types(named: $0).contains { declarations[$0].isProtocol }
    }
  }

  /// A show on what cannot be told, or on some object of no class of the project.
  fileprivate func lostShow(of facts: CodeFacts.ClassFacts) -> CodeNode? {
    if let lost = facts.lostShows.first { return lost }
    let open = facts.facts.first { fact in
      guard fact.isShow, case .given(let name, _) = fact.subject.base else { return false }
      return name.map { self.type($0, near: declarations[facts.type].place.file) == nil } ?? true
    }
    return open?.place
  }
}
