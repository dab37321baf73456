/// The names of what something is assigned to.
struct AssignedNames: Sendable {
  private(set) var all: Set<String> = []
  /// Of members from outside: `chip.isLoading = true`.
  private(set) var members: Set<String> = []
  private var selves: Set<String> = []
  private var others: Set<String> = []

  /// Whether objects assign nothing but themselves to their own property: `asView = self`.
  func isSelf(_ name: String) -> Bool {
    selves.contains(name) && !others.contains(name) && !members.contains(name)
  }

  mutating func add(_ tree: SwiftTree) {
    for node in tree.nodes.indices where tree.nodes[node].kind == .assignment {
      let parts = Array(tree.children(of: node))
      guard let target = parts.first else { continue }
      let name = tree.name(target)
      all.insert(name)
      if tree.isSelf(parts[parts.count - 1]) { selves.insert(name) } else { others.insert(name) }
      guard tree.kind(target) == .member, let base = tree.children(of: target).first,
        !tree.isSelf(base)
      else { continue }
      members.insert(name)
    }
  }
}

extension SwiftTree {
  fileprivate func isSelf(_ node: Index) -> Bool { kind(node) == .identifier && name(node) == "self" }
}

/// What the code of classes and files names.
extension CodeTypes {
  /// The words that begin with a capital letter.
  func typeNames(in type: Int) -> Set<String> {
    var names: Set<String> = []
    for part in parts(of: type) {
      for word in text(of: declarations[part].place).split(whereSeparator: { !$0.isSwiftName })
      where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= word[word.startIndex] {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return names
  }

  /// The classes that are no views or controllers and name none, but run closures later: services, models and the like.
  func findViewless() -> Set<Int> {
    let own = declarations.indices.filter { !declarations[$0].isExtension && !declarations[$0].isProtocol }
    let viewNames = Set(own.filter { nature(of: $0) != .other }.map { declarations[$0].name })
    return Set(
      own.filter { type in
        nature(of: type) == .other && runsLater(type)
          && typeNames(in: type).allSatisfy { name in
            !viewNames.contains(name) && CodeNature(foreign: name) == nil && !name.mentionsSkeletons
          }
      })
  }

  private func runsLater(_ type: Int) -> Bool {
    parts(of: type).contains { part in
      declarations[part].functions.values.joined().contains { $0.parameters.contains(where: \.isEscaping) }
    }
  }

  /// The functions that only their file sees and that no code in it names: nobody runs them.
  func findUnnamed() -> Set<CodeNode> {
    var hidden: [Int: [CodeFunction]] = [:]
    for function in declarations.lazy.flatMap({ $0.functions.values.joined() })
    where function.isHidden && isCalledByName(function) && !hasAttribute(function) {
      hidden[function.place.file, default: []].append(function)
    }
    var unnamed: Set<CodeNode> = []
    for (file, functions) in hidden {
      let places = trees[file].places(ofNames: Set(functions.map(\.name)))
      unnamed.formUnion(functions.filter { places[$0.name]?.count == 1 }.map(\.place))
    }
    return unnamed
  }

  private func isCalledByName(_ function: CodeFunction) -> Bool {
    let name = function.name
    return name.utf8.allSatisfy(\.isSwiftName) && !["init", "subscript"].contains(name)
      && !name.hasPrefix("callAsFunction") && !name.hasPrefix("dynamically")
  }

  /// Such as `@objc` and `@IBAction`, which give a function to others.
  func hasAttribute(_ function: CodeFunction) -> Bool {
    hasModifier(function.place) {
      $0.hasPrefix("@") && !["@discardableResult", "@MainActor"].contains($0)
    }
  }
}

extension SwiftTree {
  /// What holds a place in the text, the outermost first.
  func path(to start: Int) -> [Index] {
    var path = nodes.isEmpty ? [] : [0]
    while let inner = path.last.flatMap({ children(of: $0).first { range($0).contains(start) } }) {
      path.append(inner)
    }
    return path
  }

  /// The name of the method that a call is one of: `views.forEach`; nil for any other node.
  func method(calledBy node: Index) -> String? {
    guard kind(node) == .call, let callee = children(of: node).first, kind(callee) == .member else {
      return nil
    }
    return name(callee)
  }

  /// Whether a node is a call of the function whose name stands there.
  func isCall(_ node: Index, ofNameAt start: Int) -> Bool {
    guard kind(node) == .call, let callee = children(of: node).first else { return false }
    return nodes[callee].name.lowerBound == start
  }

  /// Where each of some names stands, each time; what is a comment names nothing.
  func places(ofNames names: Set<String>) -> [String: [Int]] {
    let places = source.bytes(0..<source.count).places(ofNames: names)
    let comments = places.isEmpty ? [] : SwiftLexer.comments(in: source)
    if comments.isEmpty { return places }
    return places.mapValues { starts in
      starts.filter { start in
        let next = comments.endOfPrefix { $0.lowerBound <= start }
        return next == 0 || !comments[next - 1].contains(start)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text is read once for all of them.
  fileprivate func places(ofNames names: Set<String>) -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    guard !names.isEmpty else { return places }
    let beginnings = Set(names.compactMap(\.utf8.first))
    var start = startIndex
    while start < endIndex {
      guard self[start].isSwiftName else {
        start += 1
        continue
      }
      let end = self[start...].firstIndex { !$0.isSwiftName } ?? endIndex
      if beginnings.contains(self[start]) {
        let word = String(decoding: self[start..<end], as: UTF8.self)
        if names.contains(word) { places[word, default: []].append(start) }
      }
      start = end
    }
    return places
  }
}
