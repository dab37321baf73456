/// The controllers of the project that ways lead to: those that a class makes, and those that its properties keep.
struct CodeControllers {
  struct Found {
    /// The controller's class.
    let type: Int
    /// The rest of the way.
    let steps: [Reference.Step]
    /// A property that is given controllers of several classes may keep any of them.
    let isCertain: Bool
  }

  private let types: CodeTypes
  private let classes: [CodeFacts.ClassFacts?]
  /// The classes of what the properties of a class keep, as far as they were asked for.
  private var kept: [Int: [String: [Int]]] = [:]

  init(_ classes: [CodeFacts.ClassFacts?], _ types: CodeTypes) {
    (self.classes, self.types) = (classes, types)
  }

  /// Those on the way to what a class does something to.
  mutating func all(on subject: Reference, in facts: CodeFacts.ClassFacts) -> [Found] {
    var owners: [Int]
    switch subject.base {
    case .made(let number): owners = type(facts.made[number].type, near: facts.type).map { [$0] } ?? []
    case .instance: owners = [facts.type]
    case .given(let name, _): owners = name.flatMap { type($0, near: facts.type) }.map { [$0] } ?? []
    case .dummyCell, .realCell: return []
    }
    var steps = subject.steps[...]
    var found: [Found] = []
    var isCertain = !subject.isGiven
    while !steps.isEmpty, !owners.isEmpty {
      let isOwn = steps.count == subject.steps.count && subject.base == .instance
      for owner in owners where !isOwn && types.nature(of: owner).isController {
        found.append(Found(type: owner, steps: Array(steps), isCertain: isCertain))
      }
      guard case .property(let name) = steps.removeFirst() else { break }
      var next: [Int] = []
      for owner in owners {
        for type in keptTypes(of: owner)[name] ?? [] where !next.contains(type) { next.append(type) }
      }
      owners = next
      isCertain = isCertain && areOne(owners)
    }
    return found
  }

  /// The classes of the controllers whose view it may be.
  mutating func all(of view: Reference, in facts: CodeFacts.ClassFacts) -> [Int] {
    all(on: view, in: facts).filter { $0.steps == [.view] }.map(\.type)
  }

  /// Whether one object can be of all these classes.
  private func areOne(_ some: [Int]) -> Bool {
    some.contains { type in some.allSatisfy { types.lineages[type].ancestors.contains($0) } }
  }

  private mutating func keptTypes(of owner: Int) -> [String: [Int]] {
    if let known = kept[owner] { return known }
    var all: [String: [Int]] = [:]
    func add(_ name: String, _ type: Int?) {
      if let type, all[name]?.contains(type) != true { all[name, default: []].append(type) }
    }
    if let facts = classes[owner] {
      for case let (name, object)? in facts.facts.map(\.kept) {
        add(name, type(facts.made[object].type, near: owner))
      }
    }
    for part in types.parts(of: owner) {
      for (name, variable) in types.declarations[part].variables {
        guard let type = variable.type, !type.isList else { continue }
        add(name, self.type(type.name, near: owner))
      }
    }
    kept[owner] = all
    return all
  }

  private func type(_ name: String, near owner: Int) -> Int? {
    types.type(name, near: types.declarations[owner].place.file).map(types.onlyAdopter)
  }
}
