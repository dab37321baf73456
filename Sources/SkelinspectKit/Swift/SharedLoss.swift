/// What a class that has no views of its own shows, as a presenter, and what lies beyond a limit in any class, may be of
/// the classes that it names, and of those that name it.
struct SharedLoss {
  /// By the classes that it may be of.
  private(set) var lost: [Int: CodeNode] = [:]
  private(set) var limits: [Int: CodeNode] = [:]

  init(_ classes: [CodeFacts.ClassFacts?], _ types: CodeTypes) {
    let sources = classes.compactMap(\.self).filter { types.lostShow(of: $0) != nil || $0.limit != nil }
    guard !sources.isEmpty else { return }
    let known = classes.compactMap(\.self).filter { $0.nature != .other && !$0.name.isEmpty }
    let named = Dictionary(grouping: known, by: \.name)
    var namedBy: [String: [Int]] = [:]
    if sources.contains(where: { $0.nature == .other }) {
      for facts in known {
        for name in types.typeNames(in: facts.type) { namedBy[name, default: []].append(facts.type) }
      }
    }
    func others(_ source: CodeFacts.ClassFacts) -> [Int] {
      let own = types.typeNames(in: source.type).flatMap { named[$0] ?? [] }.map(\.type)
      return (source.nature == .other ? own + (namedBy[source.name] ?? []) : own).filter { $0 != source.type }
    }
    for source in sources where source.nature == .other {
      guard let show = types.lostShow(of: source) else { continue }
      for other in others(source) { lost[other] = lost[other] ?? show }
    }
    // What was not looked at may also have shown what is around these.
    var work = sources.filter { $0.limit != nil }
    while let source = work.popLast() {
      guard let limit = source.limit ?? limits[source.type] else { continue }
      for other in others(source) where limits[other] == nil {
        limits[other] = limit
        if let next = classes[other] { work.append(next) }
      }
    }
  }
}

extension CodeTypes {
  /// A show on what cannot be told, or on some object of no class of the project.
  fileprivate func lostShow(of facts: CodeFacts.ClassFacts) -> CodeNode? {
    if let lost = facts.lostShows.first { return lost }
    let open = facts.facts.first { fact in
      guard case .show = fact.effect, case .given(let name, _) = fact.subject.base else { return false }
      return name.map { self.type($0, near: declarations[facts.type].place.file) == nil } ?? true
    }
    return open?.place
  }

  /// The words that begin with a capital letter in the code of a class.
  fileprivate func typeNames(in type: Int) -> Set<String> {
    var names: Set<String> = []
    for part in parts(of: type) {
      let place = declarations[part].place
      let text = trees[place.file].source.bytes(trees[place.file].range(place.node))
      for word in text.split(whereSeparator: { !$0.isSwiftName })
      where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= word[word.startIndex] {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return names
  }
}
