import Foundation

@testable import SkelinspectKit

/// A source file of the library as the library itself reads Swift: what it declares for others, and the names
/// in it.
struct SwiftFile {
  /// What other files may use.
  struct Declaration {
    let name: String
    /// Nil for a type, a function or a variable at the top; else the type that it extends or stands in.
    let owner: String?
    /// Of a function; nil for all else.
    let parameters: [Parameter]?
    let isInExtension: Bool
    let isType: Bool
    let isProtocol: Bool
    let isPrivate: Bool
  }

  struct Parameter: Hashable {
    /// `_` for none.
    let label: String
    let hasDefault: Bool
  }

  /// A name that is not a label of an argument.
  struct Use {
    let name: String
    let offset: Int
    let isMember: Bool
    /// The labels of a call's arguments, as far as they stand in parentheses; nil where nothing is called.
    let labels: [String]?
  }

  /// Its folders below the library's, the topmost first; none for a file that stands beside them.
  let folders: [String]
  let source: SourceText
  let declarations: [Declaration]
  /// Names of constants, variables and parameters, which hide others of the file.
  let locals: Set<String>
  let uses: [Use]
  /// Types that it declares or extends.
  let extended: Set<String>

  init(_ file: URL, below root: URL) throws {
    let path = file.pathComponents.dropFirst(root.pathComponents.count)
    folders = Array(path.dropLast())
    source = SourceText(Array(try Data(contentsOf: file)), named: path.joined(separator: "/"))
    (declarations, locals) = SwiftDeclarations.read(SwiftParser.read(source))
    uses = SwiftUses(source).all
    extended = Set(declarations.compactMap(\.owner))
  }

  /// Every file of the library.
  static func all(below root: URL) throws -> [SwiftFile] {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.map { try SwiftFile($0, below: root) }
  }
}

/// What stands in a tree at the top and in types, and the names that its code binds.
private struct SwiftDeclarations {
  private struct Owner {
    let name: String
    let isExtension: Bool
    let isPrivate: Bool
  }

  private let tree: SwiftTree
  private var declarations: [SwiftFile.Declaration] = []
  private var declared: Set<SwiftTree.Index> = []

  static func read(_ tree: SwiftTree) -> ([SwiftFile.Declaration], Set<String>) {
    var reader = SwiftDeclarations(tree: tree)
    reader.readMembers(of: 0, in: nil)
    return (reader.declarations, reader.locals)
  }

  private init(tree: SwiftTree) { self.tree = tree }

  private mutating func readMembers(of parent: SwiftTree.Index, in owner: Owner?) {
    for node in tree.children(of: parent) {
      switch tree.kind(node) {
      case .type:
        declare(node, in: owner, isType: true)
        readMembers(of: node, in: self.owner(node, in: owner))
      case .extensionDeclaration: readMembers(of: node, in: self.owner(node, in: owner))
      case .typeAlias: declare(node, in: owner, isType: true)
      case .function where !["init", "deinit", "subscript"].contains(tree.name(node)):
        declare(node, in: owner, parameters: parameters(of: node))
      case .variable, .enumCase: declare(node, in: owner)
      default: break
      }
    }
  }

  /// `Outer.Inner` is called by its last name.
  private func owner(_ node: SwiftTree.Index, in outer: Owner?) -> Owner {
    Owner(
      name: tree.name(node).split(separator: ".").last.map(String.init) ?? "",
      isExtension: tree.kind(node) == .extensionDeclaration || outer?.isExtension == true,
      isPrivate: isPrivate(node) || outer?.isPrivate == true)
  }

  private mutating func declare(
    _ node: SwiftTree.Index, in owner: Owner?, parameters: [SwiftFile.Parameter]? = nil, isType: Bool = false
  ) {
    declared.insert(node)
    declarations.append(
      SwiftFile.Declaration(
        name: tree.name(node), owner: owner?.name, parameters: parameters,
        isInExtension: owner?.isExtension == true, isType: isType,
        isProtocol: has("protocol", node), isPrivate: isPrivate(node) || owner?.isPrivate == true))
  }

  private func isPrivate(_ node: SwiftTree.Index) -> Bool { has("private", node) || has("fileprivate", node) }

  private func has(_ modifier: String, _ node: SwiftTree.Index) -> Bool {
    tree.children(of: node).contains { tree.kind($0) == .modifier && tree.name($0) == modifier }
  }

  private func parameters(of function: SwiftTree.Index) -> [SwiftFile.Parameter] {
    tree.children(of: function).filter { tree.kind($0) == .parameter }.map { parameter in
      SwiftFile.Parameter(
        label: tree.label(parameter) ?? tree.name(parameter),
        hasDefault: tree.children(of: parameter).contains { tree.kind($0) != .annotation })
    }
  }

  private var locals: Set<String> {
    let names = tree.nodes.indices.filter { node in
      switch tree.kind(node) {
      case .parameter, .binding, .forStatement, .genericParameter: true
      case .variable, .function, .type, .typeAlias: !declared.contains(node)
      default: false
      }
    }
    return Set(names.map(tree.name))
  }
}

/// The names in a text; comments and the letters of strings are none, what is interpolated into a string is.
private struct SwiftUses {
  private let source: SourceText
  private let tokens: SwiftTokens

  init(_ source: SourceText) {
    self.source = source
    tokens = SwiftTokens(source)
  }

  var all: [SwiftFile.Use] { (0..<tokens.count).compactMap(use) }

  private func use(at index: Int) -> SwiftFile.Use? {
    guard tokens[index].kind == .identifier else { return nil }
    let before = index > 0 ? tokens[index - 1].kind : .semicolon
    let after = tokens[index + 1].kind
    if after == .colon, before == .leftParenthesis || before == .comma { return nil }
    return SwiftFile.Use(
      name: name(at: index), offset: Int(tokens[index].start), isMember: before == .dot,
      labels: after == .leftParenthesis ? labels(in: index + 1) : nil)
  }

  /// Of the arguments in the parentheses that begin there.
  private func labels(in open: Int) -> [String] {
    var labels: [String] = []
    var index = open + 1
    while index < tokens.closer(of: open) {
      labels.append(tokens[index + 1].kind == .colon ? name(at: index) : "_")
      while index < tokens.closer(of: open), tokens[index].kind != .comma {
        index = tokens.closer(of: index) + 1
      }
      index += 1
    }
    return labels
  }

  private func name(at index: Int) -> String {
    source.string(Int(tokens[index].start)..<Int(tokens[index].end))
  }
}
