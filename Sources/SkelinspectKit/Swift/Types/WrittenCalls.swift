/// Where code makes objects of the types that a project declares.
struct WrittenCalls: Sendable {
  /// By the names of the types, where code says them: `Name(…)`, `Name.init`.
  private var named: [String: [CodeNode]] = [:]
  /// `.init(…)`, `Self(…)`, `self.init(…)`.
  private var unnamed: [CodeNode] = []
  /// `type.init(…)`, which makes nothing but by initialisers that are required.
  private var ofMetatypes: [CodeNode] = []

  mutating func add(_ tree: SwiftTree, file: Int) {
    var called: Set<SwiftTree.Index> = []
    for node in tree.nodes.indices where tree.kind(node) == .call {
      guard let callee = tree.children(of: node).first else { continue }
      called.insert(callee)
      add(callee, of: tree, CodeNode(file: file, node: node))
    }
    // As a value, whatever it is called with.
    for node in tree.nodes.indices
    where tree.kind(node) == .member && tree.name(node) == "init" && !called.contains(node) {
      add(node, of: tree, CodeNode(file: file, node: node))
    }
  }

  private mutating func add(_ callee: SwiftTree.Index, of tree: SwiftTree, _ place: CodeNode) {
    let base = tree.children(of: callee).first
    let isInit = tree.kind(callee) == .member && tree.name(callee) == "init"
    let name = isInit ? base.map(tree.name) ?? "" : tree.name(callee)
    guard name != "super", isInit || name.first?.isUppercase == true else { return }
    if name == "Self" || name == "self" || base == nil && isInit {
      unnamed.append(place)
    } else if name.first?.isUppercase != true {
      ofMetatypes.append(place)
    } else {
      named[name, default: []].append(place)
    }
  }

  /// The calls that make objects of a type by an initialiser, each with the arguments that every parameter gets; nil
  /// where others may.
  func calls(
    of function: CodeFunction, making type: String, in trees: [SwiftTree]
  ) -> [(file: Int, arguments: [[SwiftTree.Index]])]? {
    func binding(_ call: CodeNode) -> [[SwiftTree.Index]]? {
      let tree = trees[call.file]
      let arguments = tree.children(of: call.node).filter { tree.kind($0) == .argument }
      let labels = arguments.map { (tree.name($0).isEmpty ? nil : tree.name($0), tree.isTrailing($0)) }
      return function.binding(labels)?.map { $0.map { arguments[$0] } }
    }
    let named = named[type] ?? []
    let isRequired = trees[function.place.file].hasModifier(function.place.node) { $0 == "required" }
    let others = isRequired ? unnamed + ofMetatypes : unnamed
    guard named.allSatisfy({ trees[$0.file].kind($0.node) == .call }),
      !others.contains(where: { trees[$0.file].kind($0.node) != .call || binding($0) != nil })
    else { return nil }
    return named.compactMap { call in binding(call).map { (call.file, $0) } }
  }
}

extension SwiftTree {
  /// A closure after a call's parentheses.
  func isTrailing(_ argument: Index) -> Bool {
    guard let child = children(of: argument).first, kind(child) == .closure else { return false }
    return range(child).lowerBound == range(argument).lowerBound && name(argument).isEmpty
  }
}
