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
    /// The type or extension that it stands in.
    let outer: Int?
    /// Its names with those of the types around it: `Outer.Inner`.
    let path: [String]
    /// Other files do not see it.
    let isHidden: Bool
    /// Of an extension: `Element`, with what it must be.
    let requirements: [(name: String, type: TypeText)]
    /// Its generic parameters and associated types, and those of the types around it.
    let parameters: [String]
    var functions: [String: [CodeFunction]] = [:]
    var variables: [String: CodeVariable] = [:]
    /// Of an enumeration.
    var cases: Set<String> = []
    /// In the order of the source.
    var members: [Member] = []

    var isNested: Bool { outer != nil }
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
  /// Where something is assigned to a `dataSource`.
  private(set) var sourceAssignments: Set<CodeNode> = []
  private(set) var assigned = AssignedNames()
  /// Where objects are made; nil where not all code was read.
  private(set) var calls: WrittenCalls?
  /// The library Then, whose `then` and `do` run their closures at once, on the object that they are called on.
  let importsThen: Bool
  private(set) var trees: [SwiftTree] = []
  private(set) var freeFunctions: [String: [CodeFunction]] = [:]
  private var aliases: [String: TypeText?] = [:]
  private(set) var globals: [String: [CodeVariable]] = [:]
  /// Of each declaration, which of the project's types its supertypes are; nil: none.
  private(set) var ownSupertypes: [[Int?]] = []
  /// The classes that inherit from each, as they say it.
  private(set) var heirs: [Int: [Int]] = [:]
  /// The classes that adopt each of the project's protocols, by its name.
  private(set) var adopters: [String: [Int]] = [:]
  /// What each type comes from.
  private(set) var lineages: [Lineage] = []
  /// Those that have nothing to do with views.
  private(set) var viewless: Set<Int> = []
  /// Functions that only their file sees and that nothing there names.
  private(set) var unnamed: Set<CodeNode> = []
  private(set) var outside = OutsideParts()
  /// Extensions of Swift's lists whose elements are views.
  private(set) var listParts: [Int] = []
  private(set) var types: [String: [Int]] = [:]
  private(set) var extensions: [String: [Int]] = [:]
  private var protocolNames: Set<String> = []
  /// The generic parameters and associated types of all declarations.
  private(set) var parameterNames: Set<String> = []
  /// Names for several protocols at once.
  private var compositions: [String: [TypeText]] = [:]
  /// As messages name the files, and from the root of the file system.
  let names: [String]
  let paths: [String]
  /// Of each file the folders that it stands in by numbers, from the root.
  let folders: [[Int]]

  init(
    _ trees: [SwiftTree], names: [String], paths: [String], mentionsLayers: Bool = false,
    importsThen: Bool = false, isWhole: Bool = false
  ) {
    (self.mentionsLayers, self.importsThen) = (mentionsLayers, importsThen)
    (self.trees, self.names, self.paths, folders) = (trees, names, paths, Self.folders(of: paths))
    for file in trees.indices { addAliases(of: file) }
    for file in trees.indices { addDeclarations(of: file) }
    outside = OutsideParts(extensions.filter { types[$0.key] == nil }, declarations, protocolParts)
    ownSupertypes = declarations.map { declaration in
      declaration.supertypes.map { type($0.name, near: declaration.place.file) }
    }
    for type in declarations.indices where !declarations[type].isExtension && !declarations[type].isProtocol {
      for case let parent? in ownSupertypes[type] { heirs[parent, default: []].append(type) }
    }
    lineages = declarations.indices.map(makeLineage)
    for type in lineages.indices { lineages[type].outside = fitting(lineages[type].outside, type) }
    adopters = findAdopters()
    listParts = findListParts()
    viewless = findViewless()
    unnamed = findUnnamed()
    if isWhole {
      calls = trees.enumerated().reduce(into: WrittenCalls()) { $0.add($1.element, file: $1.offset) }
    }
    for (file, tree) in trees.enumerated() {
      assigned.add(tree)
      let nodes = tree.nodes.indices.filter(tree.assignsDataSource)
      sourceAssignments.formUnion(nodes.map { CodeNode(file: file, node: $0) })
    }
  }

  // MARK: Asking

  /// The extensions of a type that the project declares.
  func extensions(of type: Int) -> [Int] {
    let name = declarations[type].name
    guard let all = extensions[name] else { return [] }
    guard let rivals = types[name], rivals.count > 1 else { return all }
    return all.filter { self.type(extendedBy: $0) == type }
  }

  /// The extensions of a type of UIKit's or Swift's own.
  func extensions(ofForeign name: String) -> [Int] { types[name] == nil ? extensions[name] ?? [] : [] }

  /// A protocol and its extensions.
  func protocolParts(_ name: String) -> [Int] {
    let last = TypeText.lastName(of: name)
    guard protocolNames.contains(last), let all = types[last] else { return [] }
    return all.filter { declarations[$0].isProtocol }.flatMap { [$0] + extensions(of: $0) }
  }

  func types(named name: String) -> [Int] { types[name] ?? [] }

  /// Whether one of the types of that name is a protocol.
  func hasProtocol(_ name: String) -> Bool { protocolNames.contains(TypeText.lastName(of: name)) }

  // MARK: Collecting

  /// What a name of the project's own stands for; itself where it is none.
  func resolved(_ type: TypeText) -> TypeText {
    guard let other = aliases[type.name] ?? nil else { return type }
    return TypeText(name: other.name, isList: type.isList || other.isList, isMetatype: type.isMetatype)
  }

  /// Whether a name stands for one type here, for another one there.
  func isAliasOfSeveral(_ name: String) -> Bool {
    if let type = aliases[name] { type == nil && types[name] == nil } else { false }
  }

  /// The protocols that a name stands for, where it is one for several.
  func parts(of type: TypeText) -> [TypeText] { compositions[type.name] ?? [resolved(type)] }

  /// Names that stand for different types in different places are not known.
  private mutating func addAliases(of file: Int) {
    let tree = trees[file]
    for node in tree.nodes.indices where tree.kind(node) == .typeAlias {
      let type = tree.annotation(of: node)
      let name = tree.name(node)
      compositions[name] = tree.composition(node)
      aliases[name] = aliases[name] == nil || aliases[name] == type ? type : .some(nil)
    }
  }

  private mutating func addDeclarations(of file: Int) {
    var work: [SwiftTree.Index] = trees[file].nodes.isEmpty ? [] : [trees[file].root]
    var parameters: [SwiftTree.Index: [String]] = [:]
    var numbers: [SwiftTree.Index: Int] = [:]
    while let container = work.popLast() {
      for node in trees[file].children(of: container) {
        switch trees[file].kind(node) {
        case .type, .extensionDeclaration:
          let all = (parameters[container] ?? []) + trees[file].typeParameters(node)
          if !all.isEmpty { parameters[node] = all }
          numbers[node] = declarations.count
          add(node, of: file, in: numbers[container], parameters: all)
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

  private mutating func add(_ node: SwiftTree.Index, of file: Int, in outer: Int?, parameters: [String]) {
    let tree = trees[file]
    let number = declarations.count
    let isExtension = tree.kind(node) == .extensionDeclaration
    let fullName = tree.name(node)
    let name = TypeText(fullName)?.lastName ?? fullName
    var supertypes: [TypeText] = []
    var requirements: [(name: String, type: TypeText)] = []
    var isProtocol = false
    var isHidden = outer.map { declarations[$0].isHidden } ?? false
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
      case .modifier:
        if tree.name(child) == "protocol" { isProtocol = true }
        isHidden = isHidden || tree.hides(child)
      default: break
      }
    }
    var declaration = Declaration(
      place: CodeNode(file: file, node: node), name: name, supertypes: supertypes, isExtension: isExtension,
      isProtocol: isProtocol, outer: outer,
      path: (outer.map { declarations[$0].path } ?? []) + fullName.split(separator: ".").map(String.init),
      isHidden: isHidden, requirements: requirements, parameters: parameters)
    parameterNames.formUnion(parameters)
    for child in tree.children(of: node) {
      let place = CodeNode(file: file, node: child)
      switch tree.kind(child) {
      case .function:
        let function = CodeFunction(tree, place, owner: number, isHidden: isExtension && isHidden)
        parameterNames.formUnion(function.generics)
        declaration.functions[function.name, default: []].append(function)
        declaration.members.append(.function(function))
      case .variable:
        let variable = CodeVariable(tree, place, owner: number)
        declaration.variables[variable.name] = variable
        declaration.members.append(.variable(variable))
      case .enumCase:
        declaration.cases.insert(tree.name(child))
      default: break
      }
    }
    declarations.append(declaration)
    if isExtension {
      extensions[name, default: []].append(number)
    } else if !name.isEmpty {
      types[name, default: []].append(number)
      if isProtocol { protocolNames.insert(name) }
    }
  }
}

extension SwiftTree {
  /// The type that is written at a declaration or cast.
  func annotation(of node: Index) -> TypeText? {
    children(of: node).first { kind($0) == .annotation }.flatMap { TypeText(name($0)) }
  }

  /// Whether other files do not see what stands after a modifier; `private(set)` hides nothing.
  func hides(_ modifier: Index) -> Bool {
    let name = name(modifier)
    return (name == "private" || name == "fileprivate") && range(modifier).count == name.utf8.count
  }

  fileprivate func requirement(_ node: Index) -> (name: String, type: TypeText)? {
    children(of: node).first { kind($0) == .supertype }.flatMap { TypeText(name($0)) }.map {
      (name(node), $0)
    }
  }

  fileprivate func assignsDataSource(_ node: Index) -> Bool {
    guard nodes[node].kind == .assignment, let target = children(of: node).first else { return false }
    return name(target) == "dataSource"
  }
}

extension CodeTypes {
  /// All that is written there.
  func text(of node: CodeNode) -> ArraySlice<UInt8> { trees[node.file].text(node.node) }

  func place(of node: CodeNode) -> Place { trees[node.file].source.place(trees[node.file].range(node.node)) }

  /// Whether a declaration has such an attribute or word before it.
  func hasModifier(_ node: CodeNode, _ isMeant: (String) -> Bool) -> Bool {
    trees[node.file].hasModifier(node.node, isMeant)
  }

  /// Whether some code stands in other code: in a closure, or among a call's arguments.
  func holds(_ outer: CodeNode, _ inner: CodeNode) -> Bool {
    guard outer.file == inner.file else { return false }
    let tree = trees[outer.file]
    return tree.range(outer.node).contains(tree.range(inner.node).lowerBound)
  }
}
