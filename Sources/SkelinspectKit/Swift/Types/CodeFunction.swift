/// A function, method or initialiser.
struct CodeFunction: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// `_`: none.
    let label: String
    let name: String
    let type: String
    /// Nil for functions, tuples and dictionaries.
    let typeText: TypeText?
    let standard: CodeNode?
    /// Its first attribute without the `@`, such as a result builder; nil: it has none.
    let attribute: String?

    var isVariadic: Bool { type.hasSuffix("...") }
    /// A closure that may be run after the function is left; an optional one always may.
    var isEscaping: Bool {
      type.hasSuffix("?")
        ? isFunction
        : type.utf8.contains(UInt8(ascii: "@")) && type.split(separator: " ").contains("@escaping")
    }
    /// A type of functions: `(Bool) -> Void`.
    var isFunction: Bool { zip(type.utf8, type.utf8.dropFirst()).contains { $0 == (0x2D, 0x3E) } }
  }

  let place: CodeNode
  let name: String
  /// The number of its declaration; nil for a free function.
  let owner: Int?
  let parameters: [Parameter]
  let generics: [String]
  let result: String?
  let body: CodeNode?
  let isStatic: Bool
  let isOverride: Bool
  /// Other files do not see it.
  let isHidden: Bool

  /// - Parameter isHidden: what it stands in hides all that it declares.
  init(_ tree: SwiftTree, _ place: CodeNode, owner: Int?, isHidden: Bool = false) {
    (self.place, self.owner) = (place, owner)
    name = tree.name(place.node)
    var parameters: [Parameter] = []
    var generics: [String] = []
    var (isStatic, isOverride, isHidden) = (false, false, isHidden)
    var result: String?
    var body: CodeNode?
    for child in tree.children(of: place.node) {
      switch tree.kind(child) {
      case .parameter: parameters.append(Parameter(tree, child, file: place.file))
      case .genericParameter: generics.append(tree.name(child))
      case .annotation: result = tree.name(child)
      case .block: body = CodeNode(file: place.file, node: child)
      case .modifier:
        let word = tree.name(child)
        if word == "static" || word == "class" { isStatic = true }
        if word == "override" { isOverride = true }
        if tree.hides(child) { isHidden = true }
      default: break
      }
    }
    (self.parameters, self.generics, self.isStatic, self.isOverride) = (
      parameters, generics, isStatic, isOverride
    )
    (self.result, self.body, self.isHidden) = (result, body, isHidden)
  }

  /// Its name and labels.
  var signature: String { name + "(" + parameters.map(\.label).joined(separator: ":") + ")" }

  /// Whether the two cannot stand in one module.
  func isSame(as other: CodeFunction) -> Bool {
    isStatic == other.isStatic && name == other.name && generics == other.generics && result == other.result
      && (body == nil) == (other.body == nil)
      && parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// Whether code of a file may call it.
  func isSeen(from file: Int) -> Bool { !isHidden || place.file == file }

  func hasLabel(_ label: String) -> Bool { parameters.contains { $0.label == label } }

  static func == (first: CodeFunction, second: CodeFunction) -> Bool { first.place == second.place }
  func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Which argument goes to which parameter; nil where they do not fit.
  ///
  /// - Parameter labels: nil for an argument without; of a closure after the call as well.
  func binding(_ labels: [(label: String?, isTrailing: Bool)]) -> [[Int]]? {
    var bound = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    var argument = 0
    while argument < labels.count {
      let (label, isTrailing) = labels[argument]
      guard next < parameters.count else { return nil }
      let parameter = parameters[next]
      let isLabelled = parameter.label != "_"
      let fits =
        isTrailing && label == nil
        ? parameter.isFunction || next == parameters.count - 1
        : (label == nil ? !isLabelled : label == parameter.label)
      if fits {
        bound[next].append(argument)
        argument += 1
        if parameter.isVariadic {
          while argument < labels.count, labels[argument].label == nil, !labels[argument].isTrailing {
            bound[next].append(argument)
            argument += 1
          }
        }
      } else if parameter.standard == nil, !parameter.isVariadic, !(isTrailing && parameter.isFunction) {
        return nil
      }
      next += 1
    }
    for parameter in parameters[min(next, parameters.count)...]
    where parameter.standard == nil && !parameter.isVariadic { return nil }
    return bound
  }
}

extension CodeFunction.Parameter {
  fileprivate init(_ tree: SwiftTree, _ node: SwiftTree.Index, file: Int) {
    name = tree.name(node)
    label = tree.label(node) ?? name
    var type = ""
    var standard: CodeNode?
    for child in tree.children(of: node) {
      if tree.kind(child) == .annotation {
        type = tree.name(child)
      } else if tree.kind(child) != .modifier {
        standard = CodeNode(file: file, node: child)
      }
    }
    (self.type, self.typeText, self.standard) = (type, TypeText(type), standard)
    let bytes = tree.text(node)
    let word = bytes.dropFirst().prefix { $0.isSwiftName || $0 == UInt8(ascii: ".") }
    attribute = bytes.first == UInt8(ascii: "@") ? String(decoding: word, as: UTF8.self) : nil
  }
}
