/// What stands for the generic parameters of classes, functions and protocols.
extension CodeTypes {
  /// What the generic parameters of a class's superclasses stand for, as far as it says that; one name for several
  /// types is none.
  func genericArguments(of type: Int) -> [String: TypeText] {
    var known: [String: TypeText] = [:]
    var open: Set<String> = []
    for (child, parent) in zip(lineages[type].ancestors, lineages[type].ancestors.dropFirst()) {
      let names = genericParameters(of: parent)
      guard !names.isEmpty, let arguments = arguments(of: child, for: declarations[parent].name),
        arguments.count == names.count
      else { continue }
      for (name, argument) in zip(names, arguments) {
        let own = argument.flatMap { argument in
          genericParameters(of: child).contains(argument.name) ? known[argument.name] : argument
        }
        if own == nil || known[name].map({ $0 != own }) == true { open.insert(name) }
        known[name] = own
      }
    }
    known = known.filter { !open.contains($0.key) }
    addOnlyArgument(of: type, to: &known)
    addOwnNames(of: type, to: &known)
    return known
  }

  /// Of a cell the one type that all code names for its parameter: who registers it names one.
  private func addOnlyArgument(of type: Int, to known: inout [String: TypeText]) {
    let names = genericParameters(of: type)
    guard names.count == 1, known[names[0]] == nil, nature(of: type).viewClass?.family.hasContentView == true
    else { return }
    let given = arguments(givenTo: type)
    if given.count == 1, let only = given.first, !parameterNames.contains(only) {
      known[names[0]] = TypeText(name: only)
    }
  }

  /// `typealias Cell = FeedCell`, and a class of that name, in the class or in one that it inherits from.
  private func addOwnNames(of type: Int, to known: inout [String: TypeText]) {
    for part in parts(of: type) {
      let place = declarations[part].place
      let tree = trees[place.file]
      for node in tree.children(of: place.node) {
        let name = tree.name(node)
        guard known[name] == nil else { continue }
        switch tree.kind(node) {
        case .typeAlias where !tree.isAssociatedType(node):
          guard let target = tree.annotation(of: node),
            !genericParameters(of: part).contains(target.name) || known[target.name] != nil
          else { continue }
          known[name] = known[target.name] ?? target
        case .type where parameterNames.contains(name):
          known[name] = TypeText(name: (declarations[part].path + [name]).joined(separator: "."))
        default: continue
        }
      }
    }
  }

  private func genericParameters(of type: Int) -> [String] {
    let place = declarations[type].place
    let tree = trees[place.file]
    return tree.genericParameters(place.node)
  }

  /// Whether a name stands for a type that those choose who use a declaration or adopt its protocols.
  func isParameter(_ name: String, in owner: Int) -> Bool {
    guard parameterNames.contains(name) else { return false }
    if declarations[owner].parameters.contains(name) { return true }
    let own = declarations[owner].isExtension ? types(named: declarations[owner].name) : [owner]
    if own.contains(where: { declarations[$0].parameters.contains(name) }) { return true }
    guard types(named: name).isEmpty, resolved(TypeText(name: name)).name == name else { return false }
    return (own + [owner]).flatMap { supertypeNames(of: $0) }.flatMap { protocolParts($0.name) }
      .contains { declarations[$0].parameters.contains(name) }
  }

  /// What stands between the brackets of a superclass's name.
  private func arguments(of type: Int, for superclass: String) -> [TypeText?]? {
    let place = declarations[type].place
    let tree = trees[place.file]
    for child in tree.children(of: place.node) where tree.kind(child) == .supertype {
      let text = tree.name(child)
      guard TypeText(text)?.lastName == superclass, let open = text.firstIndex(of: "<"), text.last == ">"
      else { continue }
      return Self.parts(of: text[text.index(after: open)...].dropLast()).map { TypeText($0) }
    }
    return nil
  }

  /// The types that code chooses for the parameters of a class: `Name<One, Other>`.
  func arguments(givenTo type: Int) -> Set<String> {
    let word = declarations[type].name + "<"
    var found: Set<String> = []
    for tree in trees {
      let text = tree.text(tree.root)
      for start in text.places(of: word) where start == text.startIndex || !text[start - 1].isSwiftName {
        let inner = text[(start + word.utf8.count)...].prefix { $0 != UInt8(ascii: ">") }
        // With a colon it is the declaration.
        guard inner.count < 200, !inner.contains(UInt8(ascii: ":")) else { continue }
        let names = Self.parts(of: Substring(decoding: inner, as: UTF8.self)).compactMap {
          TypeText($0)?.lastName
        }
        found.formUnion(names)
      }
    }
    return found
  }

  /// Types between commas.
  private static func parts(of text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }

  /// What a call names between angle brackets for the generic parameters of a type that it makes.
  func genericArguments(of type: Int, at call: CodeNode) -> [String: TypeText] {
    let tree = trees[call.file]
    guard let callee = tree.children(of: call.node).first else { return [:] }
    let start = Int(tree.nodes[callee].name.upperBound)
    let text = tree.source.bytes(Range(from: start, to: tree.range(call.node).upperBound))
    guard text.first == UInt8(ascii: "<") else { return [:] }
    var depth = 0
    let end = text.firstIndex { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      return depth == 0
    }
    let inner = text[..<(end ?? text.startIndex)].dropFirst()
    let arguments = Self.parts(of: Substring(decoding: inner, as: UTF8.self)).map { TypeText($0) }
    let pairs = zip(genericParameters(of: type), arguments).compactMap { name, argument in
      argument.map { (name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What a function gets that a parameter's type names: `(Item, Cell) -> Void`.
  func typesGiven(toFunction type: String) -> [TypeText?] {
    let arrow = type.indices.first { type[$0...].hasPrefix("->") } ?? type.startIndex
    let before = type[..<arrow]
    guard let close = before.lastIndex(of: ")") else { return [] }
    var depth = 0
    let open = before[...close].indices.reversed().first { index in
      if before[index] == ")" { depth += 1 }
      if before[index] == "(" { depth -= 1 }
      return depth == 0
    }
    guard let open else { return [] }
    return Self.parts(of: type[type.index(after: open)..<close]).map { part in
      TypeText(part.split(separator: ":").last ?? part)
    }
  }
}

extension SwiftTree {
  func genericParameters(_ node: Index) -> [String] {
    children(of: node).filter { kind($0) == .genericParameter }.map { name($0) }
  }

  /// Those of a declaration, and what a protocol leaves open for who adopts it.
  func typeParameters(_ node: Index) -> [String] {
    genericParameters(node)
      + children(of: node).filter { kind($0) == .typeAlias && isAssociatedType($0) }.map { name($0) }
  }

  fileprivate func isAssociatedType(_ node: Index) -> Bool {
    text(node).starts(with: "associatedtype".utf8)
  }

  /// The parts of `typealias Name = One & Other`.
  func composition(_ alias: Index) -> [TypeText]? {
    guard let annotation = children(of: alias).first(where: { kind($0) == .annotation }) else { return nil }
    let parts = name(annotation).split(separator: "&").mapAll { TypeText($0) }
    return parts.flatMap { $0.count > 1 ? $0 : nil }
  }
}
