/// What a name means in a file, as Swift looks it up: what is declared around the place comes first, then what the file
/// has to itself, then the nearest by folder. What another file hides is taken only where nothing else has the name,
/// for a way through several files may lead to it.
extension CodeTypes {
  func variable(_ name: String, of type: Int) -> CodeVariable? {
    parts(of: type).lazy.compactMap { declarations[$0].variables[name] }.first
  }

  func functions(_ name: String, of type: Int) -> [CodeFunction] { functions(name, in: parts(of: type)) }

  /// Those of that name that some declarations have, in the order of these.
  func functions(_ name: String, in parts: some Sequence<Int>) -> [CodeFunction] {
    parts.flatMap { declarations[$0].functions[name] ?? [] }
  }

  /// The type of that name; nil where the project declares none.
  ///
  /// - Parameters:
  ///   - name: `Inner`, or `Outer.Inner`.
  ///   - owner: the type or extension in whose code the name stands; nil: none, or not known.
  func type(_ name: String, near file: Int, in owner: Int? = nil) -> Int? {
    guard let candidates = candidates(name) else { return nil }
    if candidates.count == 1 { return candidates[0] }
    if let owner, let own = innermost(candidates, around: owner) { return own }
    let isWhole = owner == nil || name.utf8.contains(UInt8(ascii: "."))
    let visible = isWhole ? [] : candidates.filter { isVisible($0, in: owner) }
    return (visible.isEmpty ? candidates : visible).max { rank($0, from: file) < rank($1, from: file) }
  }

  /// Whether a type is named without others before it in another one's code.
  func isVisible(_ type: Int, in owner: Int?) -> Bool {
    guard let outer = declarations[type].outer else { return true }
    guard let owner else { return false }
    return sequence(first: owner, next: { declarations[$0].outer }).contains {
      declarations[$0].path == declarations[outer].path
        || supertypeNames(of: $0).contains { $0.lastName == declarations[outer].name }
    }
  }

  /// The type of the project that an extension adds to: one that stands in others is named with them.
  func type(extendedBy part: Int) -> Int? {
    let own = declarations[part]
    guard let candidates = candidates(own.path.joined(separator: ".")) else { return nil }
    let named = candidates.filter { declarations[$0].path == own.path }
    return (named.isEmpty ? candidates : named).max {
      rank($0, from: own.place.file) < rank($1, from: own.place.file)
    }
  }

  /// - Parameter path: of a file that may be no Swift file.
  func type(_ name: String, nearPath path: String) -> Int? {
    let files = path.hasPrefix("/") ? paths : names
    func nearness(_ type: Int) -> Int {
      Self.nearness(of: Self.folders(of: files[declarations[type].place.file]), to: Self.folders(of: path))
    }
    return candidates(name)?.max { nearness($0) < nearness($1) }
  }

  /// A name that means the type in every file: with those of the types around it where others are called the same.
  func qualifiedName(of type: Int) -> String {
    let declaration = declarations[type]
    return types(named: declaration.name).count > 1
      ? declaration.path.joined(separator: ".") : declaration.name
  }

  /// A variable outside all types.
  func global(_ name: String, near file: Int) -> CodeVariable? {
    globals[name].flatMap { nearest($0, to: file) }
  }

  /// What an extension of a type of another module says: `extension Color { static let line = … }`.
  func added(_ name: String, toForeign type: String, near file: Int) -> CodeVariable? {
    nearest(extensions(ofForeign: type).compactMap { declarations[$0].variables[name] }, to: file)
  }

  private func nearest(_ variables: [CodeVariable], to file: Int) -> CodeVariable? {
    let seen = variables.filter { $0.place.file == file || !$0.isHidden }
    return seen.max { rank(ofFile: $0.place.file, from: file) < rank(ofFile: $1.place.file, from: file) }
  }

  /// Functions outside all types, the nearest first.
  func freeFunctions(_ name: String, from file: Int) -> [CodeFunction] {
    let seen = (freeFunctions[name] ?? []).filter { $0.isSeen(from: file) }
    if seen.count < 2 { return seen }
    return seen.sorted { rank(ofFile: $0.place.file, from: file) > rank(ofFile: $1.place.file, from: file) }
  }

  /// Of a function that several modules declare, each for itself, the nearest.
  func nearest(_ function: CodeFunction, from file: Int) -> CodeFunction {
    let name = function.owner.map { declarations[$0].name }
    if let owner = function.owner, !declarations[owner].isExtension { return function }
    let all =
      name.map { functions(function.name, in: extensions[$0, default: []]) }
      ?? freeFunctions[function.name] ?? []
    if all.count < 2 { return function }
    func asked(_ function: CodeFunction) -> [String] {
      function.owner.map { declarations[$0].requirements.map { "\($0.name): \($0.type.name)" } } ?? []
    }
    return all.filter { $0.isSeen(from: file) && $0.isSame(as: function) && asked($0) == asked(function) }
      .max { rank(ofFile: $0.place.file, from: file) < rank(ofFile: $1.place.file, from: file) } ?? function
  }

  /// Those of a name whose outer types are the ones before its dots, where there are such.
  private func candidates(_ name: String) -> [Int]? {
    guard let all = types[TypeText.lastName(of: name)], !all.isEmpty else { return nil }
    guard all.count > 1, name.utf8.contains(UInt8(ascii: ".")) else { return all }
    let path = name.split(separator: ".").map(String.init)
    let named = all.filter { declarations[$0].path.suffix(path.count).elementsEqual(path) }
    return named.isEmpty ? all : named
  }

  /// The one that stands in the same type as some code, or in one around that.
  private func innermost(_ candidates: [Int], around owner: Int) -> Int? {
    for scope in sequence(first: owner, next: { declarations[$0].outer }) {
      let path = declarations[scope].path
      let own = candidates.filter { declarations[$0].outer.map { declarations[$0].path == path } ?? false }
      if own.count == 1 { return own[0] }
    }
    return nil
  }

  /// The later parts count where the earlier ones are equal; of equals the first one is meant.
  private typealias Rank = (isSeen: Int, isInFile: Int, isOutermost: Int, nearness: Int, order: Int)

  private func rank(_ type: Int, from file: Int) -> Rank {
    let declaration = declarations[type]
    let isInFile = declaration.place.file == file
    return (
      isInFile || !declaration.isHidden ? 1 : 0, isInFile ? 1 : 0, declaration.isNested ? 0 : 1,
      Self.nearness(of: folders[declaration.place.file], to: folders[file]), -type
    )
  }

  private func rank(ofFile other: Int, from file: Int) -> Rank {
    (1, other == file ? 1 : 0, 1, Self.nearness(of: folders[other], to: folders[file]), -other)
  }

  /// How many folders two ways share, and of equals how few lie between; more is nearer.
  private static func nearness<Folder: Equatable>(of way: [Folder], to other: [Folder]) -> Int {
    let common = zip(way, other).prefix { $0 == $1 }.count
    return 256 * common - way.count
  }

  /// The folders that a file stands in, from the root.
  private static func folders(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }

  /// The same of each file, by a number for each name: which of many types is the nearest is asked often.
  static func folders(of paths: [String]) -> [[Int]] {
    var numbers: [Substring: Int] = [:]
    return paths.map { path in
      folders(of: path).map { name in
        if numbers[name] == nil { numbers[name] = numbers.count }
        return numbers[name] ?? 0
      }
    }
  }
}
