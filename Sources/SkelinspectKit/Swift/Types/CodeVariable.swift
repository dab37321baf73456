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
  /// Other files do not see it.
  let isHidden: Bool
  /// A property wrapper gives it its value: what it is written with may be a fallback only, as of `@AppStorage`.
  let isWrapped: Bool

  init(_ tree: SwiftTree, _ place: CodeNode, owner: Int?) {
    (self.place, self.owner) = (place, owner)
    name = tree.name(place.node)
    var (isStatic, isOutlet, isLazy, isWrapped, isHidden) = (false, false, false, false, false)
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
        case let word:
          if tree.hides(child) { isHidden = true }
          if word.hasPrefix("@IBOutlet") || word == "IBOutlet" { isOutlet = true }
          isWrapped = isWrapped || Self.mayGiveValue(word)
        }
      default: initial = CodeNode(file: place.file, node: child)
      }
    }
    if type == nil, let initial { type = tree.typeOfCast(initial.node) ?? tree.typeOfEmptyList(initial.node) }
    (self.type, self.initial, self.getter, self.observers) = (type, initial, getter, observers)
    (self.isStatic, self.isOutlet, self.isLazy, self.isHidden) = (isStatic, isOutlet, isLazy, isHidden)
    // A computed property has no wrapper: builders and availability stand before it.
    self.isWrapped = isWrapped && getter == nil
  }

  /// Whether an attribute may be a wrapper that puts another value in the place of the first one.
  private static func mayGiveValue(_ attribute: String) -> Bool {
    guard attribute.utf8.first == UInt8(ascii: "@") else { return false }
    let name = attribute.utf8.drop { $0 == UInt8(ascii: "@") }.split(separator: UInt8(ascii: ".")).last
    return !plainAttributes.contains(name.map { String($0) ?? "" } ?? "")
  }

  /// Those that say nothing of the value, and wrappers that begin with what is written.
  private static let plainAttributes: Set = [
    "available", "objc", "nonobjc", "inlinable", "usableFromInline", "preconcurrency", "MainActor",
    "IBOutlet", "IBInspectable", "NSCopying", "ObservationIgnored", "ViewBuilder",
    "State", "StateObject", "ObservedObject", "GestureState", "ScaledMetric", "Published", "Bindable",
  ]

  static func == (first: CodeVariable, second: CodeVariable) -> Bool { first.place == second.place }
  func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension SwiftTree {
  /// Of `[Type]()`.
  fileprivate func typeOfEmptyList(_ node: Index) -> TypeText? {
    let parts = Array(children(of: node))
    guard kind(node) == .call, parts.count == 1, kind(parts[0]) == .array || kind(parts[0]) == .dictionary
    else { return nil }
    return TypeText(source.string(range(parts[0])))
  }

  /// Of `value as! Type`, and with `as` and `as?`.
  fileprivate func typeOfCast(_ node: Index) -> TypeText? {
    guard kind(node) == .cast, name(node) != "is" else { return nil }
    return annotation(of: node)
  }
}
