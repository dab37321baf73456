/// Calls of show in what the project adds to classes of others and to protocols, and in free functions: where a class
/// names one of these without calling it, as by a key path or as a value, it may show what cannot be told.
struct OutsideShows {
  /// The name of a function or property.
  private struct Name: Hashable, Comparable {
    let text: String
    /// The only one that sees it; nil: every file does.
    let file: Int?

    static func < (first: Name, second: Name) -> Bool {
      (first.text, first.file ?? -1) < (second.text, second.file ?? -1)
    }
  }

  /// The calls that each leads to.
  private var calls: [Name: Set<CodeNode>] = [:]
  /// Of each name the call that tells: one of its own where it has any.
  private var examples: [Name: CodeNode] = [:]
  /// The functions of each that lead to any; nil: a property.
  private var functions: [Name: Set<CodeFunction?>] = [:]

  /// Ways through functions that name one another, at most.
  private static let maximumRounds = 8

  init(_ types: CodeTypes) {
    let members = Self.members(of: types)
    for member in members {
      let own = member.bodies.flatMap { Self.shows(in: $0, types) }
      guard let first = own.first else { continue }
      calls[member.name, default: []].formUnion(own)
      functions[member.name, default: []].insert(member.function)
      examples[member.name] = examples[member.name] ?? first
    }
    guard !calls.isEmpty else { return }
    for _ in 0..<Self.maximumRounds {
      let before = calls
      for member in members {
        for (name, places) in before.sorted(by: { $0.key < $1.key }) where name != member.name {
          guard member.bodies.contains(where: { types.names(name.text, in: $0, only: name.file) }) else {
            continue
          }
          calls[member.name, default: []].formUnion(places)
          functions[member.name, default: []].insert(member.function)
          examples[member.name] = examples[member.name] ?? examples[name]
        }
      }
      if calls == before { break }
    }
  }

  /// The calls that a class may lead to and is not seen to reach, one of each name.
  func shows(namedBy facts: CodeFacts.ClassFacts, in types: CodeTypes) -> [CodeNode] {
    guard !calls.isEmpty else { return [] }
    let reached = Set(facts.facts.lazy.filter(\.isShow).map(\.place) + facts.lostShows)
    let parts = types.parts(of: facts.type).map { types.declarations[$0].place }
    return calls.sorted { $0.key < $1.key }.compactMap { name, places in
      let functions = functions[name] ?? []
      guard places.isDisjoint(with: reached),
        parts.contains(where: { part in
          types.names(name.text, in: part, only: name.file)
            && functions.contains { $0.map { types.nearest($0, from: part.file) == $0 } ?? true }
        })
      else { return nil }
      return examples[name]
    }
  }

  private struct Member {
    let name: Name
    let bodies: [CodeNode]
    var function: CodeFunction?

    init(_ function: CodeFunction) {
      self.function = function
      name = Name(text: function.name, file: function.isHidden ? function.place.file : nil)
      bodies = [function.body].compactMap(\.self)
    }

    init(_ variable: CodeVariable) {
      name = Name(text: variable.name, file: variable.isHidden ? variable.place.file : nil)
      bodies = [variable.getter, variable.initial].compactMap(\.self) + variable.observers
    }
  }

  private static func members(of types: CodeTypes) -> [Member] {
    var members = types.freeFunctions.values.joined().map { Member($0) }
    for declaration in types.declarations {
      let isOthers =
        declaration.isExtension
        && types.types(named: declaration.name).allSatisfy {
          types.declarations[$0].isProtocol
        }
      for member in declaration.members {
        switch member {
        case .function(let function): if isOthers || function.isStatic { members.append(Member(function)) }
        case .variable(let variable): if isOthers || variable.isStatic { members.append(Member(variable)) }
        }
      }
    }
    return members.filter { !$0.bodies.isEmpty && !CodeEvaluation.isLibraryCall($0.name.text) }
  }

  private static func shows(in body: CodeNode, _ types: CodeTypes) -> [CodeNode] {
    guard types.text(of: body).hasWord("Skeleton") else { return [] }
    let tree = types.trees[body.file]
    var (found, work) = ([CodeNode](), [body.node])
    while let node = work.popLast() {
      work += tree.children(of: node)
      guard tree.kind(node) == .call, let callee = tree.children(of: node).first,
        [.member, .identifier].contains(tree.kind(callee)), CodeEvaluation.styles[tree.name(callee)] != nil
      else { continue }
      found.append(CodeNode(file: body.file, node: node))
    }
    return found
  }
}

extension CodeTypes {
  /// Whether some code names a function or property, in the only file that sees it or any.
  fileprivate func names(_ name: String, in code: CodeNode, only file: Int?) -> Bool {
    (file ?? code.file) == code.file && text(of: code).names(name)
  }
}

extension ArraySlice<UInt8> {
  /// Whether spaces follow a word at its end.
  fileprivate func endsInWord(_ word: String) -> Bool {
    guard let end = lastIndex(where: { !$0.isSwiftSpace }), end + 1 < endIndex else { return false }
    return self[...end].suffix(word.utf8.count).elementsEqual(word.utf8)
      && (end < startIndex + word.utf8.count || !self[end - word.utf8.count].isSwiftName)
  }

  /// `.name`, `name(`, or `name` as a value, and not where one is declared: each as a whole word.
  fileprivate func names(_ name: String) -> Bool {
    places(of: name).contains { start in
      let end = start + name.utf8.count
      guard start > startIndex, end < endIndex, !self[start - 1].isSwiftName, !self[end].isSwiftName else {
        return false
      }
      if ["func", "var", "let"].contains(where: self[..<start].endsInWord) { return false }
      if self[start - 1] == UInt8(ascii: ".") || self[end] == UInt8(ascii: "(") { return true }
      let before = self[..<start].last { !$0.isSwiftSpace } ?? 0
      return "=(,:".utf8.contains(before) && self[end] != UInt8(ascii: ":")
    }
  }
}
