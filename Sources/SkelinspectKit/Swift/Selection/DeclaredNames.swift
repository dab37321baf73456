/// A number for a name, for asking quickly whether it may be among others: names of the same number are rare.
struct SwiftNameSum: Hashable, Sendable {
  private var value: UInt32 = 2_166_136_261

  /// FNV-1a.
  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { value = (value ^ UInt32(letter)) &* 16_777_619 }
  }
}

extension Set<SwiftNameSum> {
  /// The functions that a file may call: the names before its parentheses, but for those that it declares.
  init(calledIn source: SourceText, _ tokens: SwiftTokens) {
    let names = (0..<tokens.count).lazy.filter { index in
      tokens[index].kind == .identifier && tokens[index + 1].kind == .leftParenthesis
        && tokens[index].end == tokens[index + 1].start && (index == 0 || tokens[index - 1].keyword != .func)
    }
    self.init(names.map { SwiftNameSum(source.bytes(tokens[$0].range)) })
  }
}

/// What a file declares, by the names that others may use.
struct DeclaredNames: Sendable {
  struct TypeName {
    let name: SwiftNameSum
    /// The number of the type or extension in which it stands.
    let owner: Int?
    let isClass: Bool
    let isProtocol: Bool
    let isExtension: Bool
    /// An extension by a name that may be UIKit's or Swift's own, where it can have what a view, a cell's
    /// identifier, a list or a layer needs.
    let mayBeForeign: Bool
    let supertypes: [SwiftNameSum]
  }

  struct Function {
    let name: SwiftNameSum
    let owner: Int?
    /// Whether its parameters may be views, by the names of their types, or of any type; asked where `isWhole` only.
    let takesViews: Bool
  }

  private(set) var types: [TypeName] = []
  private(set) var functions: [Function] = []

  /// - Parameters:
  ///   - tree: of the file, without bodies.
  ///   - isWhole: with functions that others call by nothing but their type.
  init(_ tree: SwiftTree, isWhole: Bool) {
    add(tree.children(of: tree.root), of: tree, nil, isWhole: isWhole)
  }

  private mutating func add(_ members: SwiftTree.Siblings, of tree: SwiftTree, _ owner: Int?, isWhole: Bool) {
    for node in members {
      switch tree.kind(node) {
      case .function where isWhole || isOpen(owner):
        let name = SwiftNameSum(tree.source.bytes(tree.nodes[node].name))
        functions.append(
          Function(name: name, owner: owner, takesViews: isWhole && tree.takesViews(node)))
      case .type, .extensionDeclaration:
        types.append(TypeName(node, of: tree, owner))
        add(tree.children(of: node), of: tree, types.count - 1, isWhole: isWhole)
      default: break
      }
    }
  }

  /// Whether others call a function that stands in a type, or in none, by its bare name or on other types.
  private func isOpen(_ owner: Int?) -> Bool { owner.map { types[$0].isExtension } ?? true }

  /// Whether one of some names is declared; extensions of the project's own types belong to these.
  func declares(_ words: Set<SwiftNameSum>) -> Bool {
    if functions.contains(where: { isOpen($0.owner) && words.contains($0.name) }) { return true }
    // A type in another one is named together with it.
    var areNamed: [Bool] = []
    for type in types {
      let isNamed = words.contains(type.name) && type.owner.map { areNamed[$0] } ?? true
      if isNamed, !type.isExtension { return true }
      areNamed.append(isNamed)
    }
    return false
  }
}

extension DeclaredNames.TypeName {
  fileprivate init(_ node: SwiftTree.Index, of tree: SwiftTree, _ owner: Int?) {
    let last = tree.lastName(node)
    (name, self.owner) = (SwiftNameSum(last), owner)
    isClass = tree.hasModifier(node) { $0 == "class" }
    isProtocol = tree.hasModifier(node) { $0 == "protocol" }
    isExtension = tree.kind(node) == .extensionDeclaration
    let text = isExtension ? String(decoding: last, as: UTF8.self) : ""
    mayBeForeign = isExtension && (Self.foreign.contains(text) || CodeNature(foreign: text) != nil)
    supertypes = tree.children(of: node).filter { tree.kind($0) == .supertype }.map {
      SwiftNameSum(tree.lastName($0))
    }
  }

  private static let foreign: Set = [
    "NSObject", "UIResponder", "Array", "Sequence", "Collection", "UINib",
    "UIColor", "CGColor", "CGFloat", "CGPoint", "TimeInterval", "CALayer", "CAGradientLayer", "CAAnimation",
    "CABasicAnimation", "CAAnimationGroup", "CAKeyframeAnimation", "CAMediaTimingFunction",
  ]
}

extension SwiftTree {
  /// Of `Outer.Inner<Item>`, `Inner`.
  fileprivate func lastName(_ node: Index) -> ArraySlice<UInt8> {
    let name = source.bytes(nodes[node].name).prefix { $0 != UInt8(ascii: "<") }
    return name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name
  }

  fileprivate func takesViews(_ function: Index) -> Bool {
    let range = Int(nodes[function].name.upperBound)..<range(function).upperBound
    let end = source.bytes(range).firstIndex(of: UInt8(ascii: "{")) ?? range.upperBound
    if range.lowerBound < end, source[range.lowerBound] == UInt8(ascii: "<") { return true }
    return source.words(in: range.lowerBound..<end).contains { word in
      word.starts(with: "UI".utf8) || Self.endsOfViews.contains { word.suffix($0.count).elementsEqual($0) }
    }
  }

  private static let endsOfViews = ["View", "Cell", "Label", "Button", "Field", "Control", "Controller"]
    .map(\.utf8)
}
