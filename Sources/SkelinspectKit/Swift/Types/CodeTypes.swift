/// The types, extensions and free functions that the Swift files of a project declare.
struct CodeTypes: Sendable {
  /// `class`, `struct`, `enum`, `actor`, `protocol`, or an extension.
  struct Declaration: Sendable {
    let place: CodeNode
    /// Its last name.
    let name: String
    let supertypes: [TypeText]
    let isExtension: Bool
    let isProtocol: Bool
    /// In another type.
    let isNested: Bool
    /// Of an extension: `Element`, with what it must be.
    let requirements: [(name: String, type: TypeText)]
    /// Its generic parameters and associated types, and those of the types around it.
    let parameters: [String]
    var functions: [String: [CodeFunction]] = [:]
    var variables: [String: CodeVariable] = [:]
    /// Raw values of an enumeration's cases that are letters.
    var cases: [String: CodeNode?] = [:]
    /// In the order of the source.
    var members: [Member] = []
  }

  enum Member: Sendable {
    case function(CodeFunction)
    case variable(CodeVariable)

    var place: CodeNode {
      switch self {
      case .function(let function): function.place
      case .variable(let variable): variable.place
      }
    }
  }

  private(set) var declarations: [Declaration] = []
  /// Whether some file puts layers into others, or animates.
  let mentionsLayers: Bool
  private(set) var trees: [SwiftTree] = []
  private(set) var freeFunctions: [String: [CodeFunction]] = [:]
  private var aliases: [String: TypeText?] = [:]
  private(set) var globals: [String: [CodeVariable]] = [:]
  /// Of each declaration, which of the project's types its supertypes are; nil: none.
  private(set) var ownSupertypes: [[Int?]] = []
  /// What each type comes from.
  private(set) var lineages: [Lineage] = []
  private(set) var outside = OutsideParts()
  /// Extensions of Swift's lists whose elements are views.
  private(set) var listParts: [Int] = []
  private var types: [String: [Int]] = [:]
  private var extensions: [String: [Int]] = [:]
  private var protocolNames: Set<String> = []
  /// The generic parameters and associated types of all declarations.
  private(set) var parameterNames: Set<String> = []
  /// Names for several protocols at once.
  private var compositions: [String: [TypeText]] = [:]
  /// As messages name the files, and from the root of the file system.
  private let names: [String]
  private let paths: [String]
  /// Of each file the folders that it stands in by numbers, from the root.
  private let folders: [[Int]]

  init(_ trees: [SwiftTree], names: [String], paths: [String], mentionsLayers: Bool = false) {
    self.mentionsLayers = mentionsLayers
    (self.trees, self.names, self.paths, folders) = (trees, names, paths, Self.folders(of: paths))
    for file in trees.indices { addAliases(of: file) }
    for file in trees.indices { addDeclarations(of: file) }
    outside = OutsideParts(extensions.filter { types[$0.key] == nil }, declarations, protocolParts)
    ownSupertypes = findSupertypes()
    lineages = makeLineages()
    listParts = findListParts()
  }

  // MARK: Asking

  /// The type of that name which is nearest to a file by its folder; nil where the project declares none.
  func type(_ name: String, near file: Int) -> Int? {
    let last = TypeText.lastName(of: name)
    guard let candidates = types[last] else { return nil }
    return nearest(candidates, to: file) { declarations[$0].place.file }
  }

  func type(_ name: String, nearPath path: String) -> Int? {
    let last = TypeText.lastName(of: name)
    guard let candidates = types[last] else { return nil }
    let files = path.hasPrefix("/") ? paths : names
    return candidates.max {
      Self.nearness(of: files[declarations[$0].place.file], to: path)
        < Self.nearness(of: files[declarations[$1].place.file], to: path)
    }
  }

  /// The extensions of a type that the project declares.
  func extensions(of type: Int) -> [Int] {
    let name = declarations[type].name
    guard let all = extensions[name] else { return [] }
    guard let rivals = types[name], rivals.count > 1 else { return all }
    return all.filter {
      nearest(rivals, to: declarations[$0].place.file) { declarations[$0].place.file } == type
    }
  }

  /// The extensions of a type of UIKit's or Swift's own.
  func extensions(ofForeign name: String) -> [Int] { types[name] == nil ? extensions[name] ?? [] : [] }

  /// A protocol and its extensions.
  func protocolParts(_ name: String) -> [Int] {
    let last = TypeText.lastName(of: name)
    guard protocolNames.contains(last), let all = types[last] else { return [] }
    return all.filter { declarations[$0].isProtocol }.flatMap { [$0] + extensions(of: $0) }
  }

  func freeFunctions(_ name: String) -> [CodeFunction] { freeFunctions[name] ?? [] }

  func types(named name: String) -> [Int] { types[name] ?? [] }

  /// Whether one of the types of that name is a protocol.
  func hasProtocol(_ name: String) -> Bool { protocolNames.contains(TypeText.lastName(of: name)) }

  private func nearest<Thing>(_ things: [Thing], to file: Int, _ fileOf: (Thing) -> Int) -> Thing? {
    if things.count == 1 { return things[0] }
    var nearest: (thing: Thing, nearness: Int)?
    let place = folders[file]
    for thing in things {
      let nearness = Self.nearness(of: folders[fileOf(thing)], to: place)
      if nearest.map({ $0.nearness < nearness }) ?? true { nearest = (thing, nearness) }
    }
    return nearest?.thing
  }

  /// How many folders two ways share, less those that lie between; more is nearer.
  private static func nearness(of way: [Int], to other: [Int]) -> Int {
    let end = min(way.count, other.count)
    var common = 0
    while common < end, way[common] == other[common] { common += 1 }
    return 2 * common - way.count
  }

  /// Each folder's number stands for all of the way to it.
  private static func folders(of paths: [String]) -> [[Int]] {
    var numbers: [String: Int] = [:]
    var known: [String: [Int]] = [:]
    return paths.map { path in
      let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      let folder = String(path[..<end])
      if let way = known[folder] { return way }
      var way: [Int] = []
      var place = folder.startIndex
      while place < folder.endIndex {
        let next = folder.utf8[folder.utf8.index(after: place)...].firstIndex(of: UInt8(ascii: "/"))
        place = next ?? folder.endIndex
        let number = numbers.count
        way.append(numbers[String(folder[..<place]), default: number])
        numbers[String(folder[..<place])] = way[way.count - 1]
      }
      known[folder] = way
      return way
    }
  }

  /// The same for two files' paths.
  private static func nearness(of path: String, to other: String) -> Int {
    let (first, second) = (path.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    let common = zip(first, second).prefix { $0 == $1 }.count
    return 2 * common - first.count
  }

  // MARK: Collecting

  /// What a name of the project's own stands for; itself where it is none.
  func resolved(_ type: TypeText) -> TypeText {
    guard let other = aliases[type.name] ?? nil else { return type }
    return TypeText(name: other.name, isList: type.isList || other.isList, isMetatype: type.isMetatype)
  }

  /// The protocols that a name stands for, where it is one for several.
  func parts(of type: TypeText) -> [TypeText] { compositions[type.name] ?? [resolved(type)] }

  /// Names that stand for different types in different places are not known.
  private mutating func addAliases(of file: Int) {
    let tree = trees[file]
    for node in tree.nodes.indices where tree.kind(node) == .typeAlias {
      let type = tree.children(of: node).first { tree.kind($0) == .annotation }
        .flatMap { TypeText(tree.name($0)) }
      let name = tree.name(node)
      compositions[name] = tree.composition(node)
      aliases[name] = aliases[name] == nil || aliases[name] == type ? type : .some(nil)
    }
  }

  private mutating func addDeclarations(of file: Int) {
    var work: [SwiftTree.Index] = trees[file].nodes.isEmpty ? [] : [trees[file].root]
    var parameters: [SwiftTree.Index: [String]] = [:]
    while let container = work.popLast() {
      for node in trees[file].children(of: container) {
        switch trees[file].kind(node) {
        case .type, .extensionDeclaration:
          let all = (parameters[container] ?? []) + trees[file].typeParameters(node)
          if !all.isEmpty { parameters[node] = all }
          add(node, of: file, isNested: container != trees[file].root, parameters: all)
          work.append(node)
        case .function where container == trees[file].root:
          let function = CodeFunction(trees[file], CodeNode(file: file, node: node), owner: nil)
          parameterNames.formUnion(function.generics)
          freeFunctions[function.name, default: []].append(function)
        case .variable where container == trees[file].root:
          let variable = CodeVariable(trees[file], CodeNode(file: file, node: node), owner: nil)
          globals[variable.name, default: []].append(variable)
        default: break
        }
      }
    }
  }

  private mutating func add(
    _ node: SwiftTree.Index, of file: Int, isNested: Bool, parameters: [String]
  ) {
    let tree = trees[file]
    let number = declarations.count
    let isExtension = tree.kind(node) == .extensionDeclaration
    let fullName = tree.name(node)
    let name = TypeText(fullName)?.lastName ?? fullName
    var supertypes: [TypeText] = []
    var requirements: [(name: String, type: TypeText)] = []
    var isProtocol = false
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .supertype:
        let name = tree.name(child)
        if name.utf8.contains(UInt8(ascii: "&")) {
          supertypes += name.split(separator: "&").compactMap { TypeText($0) }.flatMap(parts)
        } else if let type = TypeText(name) {
          supertypes += parts(of: type)
        }
      case .requirement: tree.requirement(child).map { requirements.append($0) }
      case .modifier: if tree.name(child) == "protocol" { isProtocol = true }
      default: break
      }
    }
    var declaration = Declaration(
      place: CodeNode(file: file, node: node), name: name, supertypes: supertypes, isExtension: isExtension,
      isProtocol: isProtocol, isNested: isNested, requirements: requirements, parameters: parameters)
    parameterNames.formUnion(parameters)
    for child in tree.children(of: node) {
      let place = CodeNode(file: file, node: child)
      switch tree.kind(child) {
      case .function:
        let function = CodeFunction(tree, place, owner: number)
        parameterNames.formUnion(function.generics)
        declaration.functions[function.name, default: []].append(function)
        declaration.members.append(.function(function))
      case .variable:
        let variable = CodeVariable(tree, place, owner: number)
        declaration.variables[variable.name] = variable
        declaration.members.append(.variable(variable))
      case .enumCase:
        declaration.cases[tree.name(child)] =
          tree.children(of: child).first { tree.kind($0) == .string }
          .map { CodeNode(file: file, node: $0) } ?? .some(nil)
      default: break
      }
    }
    declarations.append(declaration)
    if isExtension {
      extensions[name, default: []].append(number)
    } else {
      types[name, default: []].append(number)
      if isProtocol { protocolNames.insert(name) }
    }
  }
}

extension SwiftTree {
  var root: Index { 0 }

  fileprivate func requirement(_ node: Index) -> (name: String, type: TypeText)? {
    children(of: node).first { kind($0) == .supertype }.flatMap { TypeText(name($0)) }.map {
      (name(node), $0)
    }
  }
}
