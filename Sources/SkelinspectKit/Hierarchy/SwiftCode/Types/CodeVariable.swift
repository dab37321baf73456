/// A property, or a variable of a file.
struct CodeVariable: Hashable, Sendable {
  let place: CodeNode
  let name: String
  let owner: Int?
  let type: TypeText?
  let initial: CodeNode?
  /// The block of a computed property.
  let getter: CodeNode?
  /// Those of `didSet` and `willSet`, and of a setter.
  let observers: [CodeNode]
  let isStatic: Bool
  let isOutlet: Bool
  let isLazy: Bool

  init(_ tree: SwiftTree, _ place: CodeNode, owner: Int?) {
    (self.place, self.owner) = (place, owner)
    name = tree.name(place.node)
    var (isStatic, isOutlet, isLazy) = (false, false, false)
    var type: TypeText?
    var (initial, getter): (CodeNode?, CodeNode?)
    var observers: [CodeNode] = []
    for child in tree.children(of: place.node) {
      switch tree.kind(child) {
      case .annotation: type = TypeText(tree.name(child))
      case .accessor:
        let block = tree.children(of: child).first { tree.kind($0) == .block }
        guard let block else { continue }
        if tree.name(child) == "get" {
          getter = CodeNode(file: place.file, node: block)
        } else {
          observers.append(CodeNode(file: place.file, node: block))
        }
      case .modifier:
        switch tree.name(child) {
        case "static", "class": isStatic = true
        case "lazy": isLazy = true
        case let word: if word.hasPrefix("@IBOutlet") || word == "IBOutlet" { isOutlet = true }
        }
      default: initial = CodeNode(file: place.file, node: child)
      }
    }
    if type == nil, let initial { type = tree.typeOfCast(initial.node) }
    (self.type, self.initial, self.getter, self.observers) = (type, initial, getter, observers)
    (self.isStatic, self.isOutlet, self.isLazy) = (isStatic, isOutlet, isLazy)
  }

  static func == (first: CodeVariable, second: CodeVariable) -> Bool { first.place == second.place }
  func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension SwiftTree {
  /// Of `value as! Type`, and with `as` and `as?`.
  fileprivate func typeOfCast(_ node: Index) -> TypeText? {
    guard kind(node) == .cast, name(node) != "is" else { return nil }
    return children(of: node).first { kind($0) == .annotation }.flatMap { TypeText(name($0)) }
  }
}
