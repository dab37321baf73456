import Foundation

/// A source file of the library, the names that it declares for others, and its words.
struct SwiftFile {
  /// What other files may use.
  struct Declaration {
    let name: Substring
    /// Nil for a type, a function or a variable at the top; else the type that it extends or stands in.
    let owner: Substring?
    /// Of a function; nil for all else.
    let parameters: [Parameter]?
    let isInExtension: Bool
    let isType: Bool
    let isPrivate: Bool
  }

  struct Parameter: Hashable {
    /// `_` for none.
    let label: Substring
    let hasDefault: Bool
  }

  /// Its folders below the library's, the topmost first; none for a file that stands beside them.
  let folders: [String]
  let name: String
  let words: [SwiftWord]
  let declarations: [Declaration]
  /// Names of constants, variables and parameters, which hide others of the file.
  let locals: Set<Substring>

  init(_ file: URL, below root: URL) throws {
    let path = file.pathComponents.dropFirst(root.pathComponents.count)
    folders = Array(path.dropLast())
    name = file.lastPathComponent
    let words = SwiftWord.words(of: try String(contentsOf: file, encoding: .utf8))
    self.words = words
    (declarations, locals) = SwiftDeclarations.read(words)
  }

  /// Every file of the library.
  static func all(below root: URL) throws -> [SwiftFile] {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.map { try SwiftFile($0, below: root) }
  }
}

/// Finds what a file declares, by its keywords and braces.
private struct SwiftDeclarations {
  private enum Scope {
    case type(Substring, isExtension: Bool, isPrivate: Bool, isEnum: Bool)
    case code
  }

  private static let typeWords: Set<Substring> = [
    "struct", "enum", "class", "protocol", "actor", "typealias",
  ]

  private let words: [SwiftWord]
  private var scopes: [Scope] = []
  /// What the next brace opens.
  private var opening: Scope?
  private var declarations: [SwiftFile.Declaration] = []
  private var locals: Set<Substring> = []

  static func read(_ words: [SwiftWord]) -> ([SwiftFile.Declaration], Set<Substring>) {
    var reader = SwiftDeclarations(words)
    reader.read()
    return (reader.declarations, reader.locals)
  }

  private init(_ words: [SwiftWord]) { self.words = words }

  private mutating func read() {
    for index in words.indices {
      let word = words[index].text
      switch word {
      case "{":
        scopes.append(opening ?? .code)
        opening = nil
      case "}": _ = scopes.popLast()
      case _ where index > 0 && words[index - 1].text == ".": break
      case "extension": opening = scope(at: index, isExtension: true)
      case "func": declareFunction(at: index)
      case "var", "let": declareVariable(at: index)
      case "case": declareCases(at: index)
      case _ where Self.typeWords.contains(word) && text(index + 1) != "func" && text(index + 1) != "var":
        declareType(at: index)
      case "in": addClosureParameters(before: index)
      case ":" where text(index + 1).first?.isUppercase == true: locals.insert(text(index - 1))
      case "for": locals.insert(text(index + 1))
      default: break
      }
    }
  }

  private func text(_ index: Int) -> Substring { words.indices.contains(index) ? words[index].text : "" }

  /// `Outer.Inner` is called by its last name.
  private func scope(at index: Int, isExtension: Bool) -> Scope {
    var last = index + 1
    while text(last + 1) == "." { last += 2 }
    return .type(
      text(last), isExtension: isExtension, isPrivate: isPrivate(index), isEnum: text(index) == "enum")
  }

  private mutating func declareType(at index: Int) {
    declare(text(index + 1), at: index, isType: true)
    if text(index) != "typealias" { opening = scope(at: index, isExtension: false) }
  }

  private mutating func declareFunction(at index: Int) {
    var open = index + 2
    while open < words.count, text(open) != "(" { open += 1 }
    declare(text(index + 1), at: index, parameters: parameters(from: open))
  }

  private mutating func declareVariable(at index: Int) {
    guard text(index + 1) != "(" else {
      for name in words[index...].prefix(while: { $0.text != ")" }) { locals.insert(name.text) }
      return
    }
    var name = index + 1
    while words.indices.contains(name), words[name].isName {
      if isAtDeclarations { declare(text(name), at: index) } else { locals.insert(text(name)) }
      name += text(name + 1) == "," ? 2 : words.count
    }
  }

  /// Of an enumeration.
  private mutating func declareCases(at index: Int) {
    guard case .type(_, _, _, isEnum: true)? = scopes.last else { return }
    var name = index + 1
    declare(text(name), at: index)
    while text(name + 1) == "," {
      name += 2
      declare(text(name), at: index)
    }
  }

  private mutating func parameters(from open: Int) -> [SwiftFile.Parameter] {
    var parameters: [SwiftFile.Parameter] = []
    var label: Substring?
    var hasDefault = false
    var depth = 0
    var index = open
    repeat {
      switch text(index) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ":" where depth == 1 && label == nil:
        let isNamedTwice = words[index - 2].isName
        label = isNamedTwice ? text(index - 2) : text(index - 1)
        locals.insert(text(index - 1))
      case "=" where depth == 1: hasDefault = true
      default: break
      }
      index += 1
      if let known = label, depth == 0 || depth == 1 && text(index - 1) == "," {
        parameters.append(SwiftFile.Parameter(label: known, hasDefault: hasDefault))
        (label, hasDefault) = (nil, false)
      }
    } while index < words.count && depth > 0
    return parameters
  }

  private mutating func addClosureParameters(before index: Int) {
    var name = index - 1
    while name > 0, words[name].isName || text(name) == "," || text(name) == "(" || text(name) == ")" {
      locals.insert(text(name))
      name -= 1
    }
  }

  /// At the top of a file or directly in a type.
  private var isAtDeclarations: Bool {
    if case .code? = scopes.last { return false }
    return true
  }

  private mutating func declare(
    _ name: Substring, at index: Int, parameters: [SwiftFile.Parameter]? = nil, isType: Bool = false
  ) {
    guard isAtDeclarations else { return }
    var owner: Substring?
    var isInExtension = false
    var isPrivate = isPrivate(index)
    for case .type(let type, let isExtension, let isHidden, _) in scopes {
      owner = type
      isInExtension = isInExtension || isExtension
      isPrivate = isPrivate || isHidden
    }
    declarations.append(
      SwiftFile.Declaration(
        name: name, owner: owner, parameters: parameters, isInExtension: isInExtension, isType: isType,
        isPrivate: isPrivate))
  }

  /// Whether a declaration's modifiers, which stand before its keyword, keep it to its file.
  private func isPrivate(_ index: Int) -> Bool {
    var modifier = index - 1
    while modifier >= 0, words[modifier].line == words[index].line, words[modifier].isName {
      if text(modifier) == "private" || text(modifier) == "fileprivate" { return true }
      modifier -= 1
    }
    return false
  }
}
