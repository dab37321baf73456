/// The files of a run and the hierarchies made of them: cells that stand in xibs of their own are put into the
/// tables and collections that use them, and Swift code says its part.
public struct Project: Sendable {
  /// A file as it stands on disk: the library itself reads none.
  public struct File: Sendable {
    /// For messages; its ending tells the format.
    public let name: String
    /// All that the file holds, in the encoding that it has.
    public let bytes: [UInt8]

    /// A name, and what the file of this name holds.
    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  /// One for all who have the project: it never changes, and handing it on costs nothing.
  private final class Contents: Sendable {
    let files: [File]
    let nibs: Nibs
    let code: [CodeFacts]
    let codeNibs: [Nibs]
    let sources: [SwiftSources]
    /// Of each code.
    let made: [MadeScreens]

    init(_ files: [File], _ nibs: Nibs, _ code: [CodeFacts], _ codeNibs: [Nibs], _ sources: [SwiftSources]) {
      (self.files, self.nibs, self.code, self.codeNibs, self.sources) = (files, nibs, code, codeNibs, sources)
      made = code.map { _ in MadeScreens() }
    }
  }

  private let contents: Contents

  /// In the order in which they were given.
  public var files: [File] { contents.files }
  /// What the xibs hold that other files use.
  private var nibs: Nibs { contents.nibs }
  /// What the code does that files are read with, of one app each.
  var code: [CodeFacts] { contents.code }
  /// Of the code, where it may be edited; else empty.
  var sources: [SwiftSources] { contents.sources }

  /// The files of such code, where it may be edited.
  func code(of base: CodeBase) -> [SwiftSources.File] {
    sources.indices.contains(base) ? sources[base].files : []
  }

  /// The number of the code that a file is read with; nil: none.
  package typealias CodeBase = Int

  /// Joins files that belong together.
  ///
  /// - Parameter files: those of Swift code count for all of Interface Builder's, and for one another.
  public init(_ files: [File]) {
    let parts = Self.filesWithCells(among: files.map(\.name)).map { number in
      Nibs(of: files[number].bytes, named: files[number].name)
    }
    let code = files.filter { CodeUse(of: $0.name) == .code }.map {
      SwiftSources.File(name: $0.name, path: $0.name, bytes: $0.bytes)
    }
    self.init(files, parts, code.isEmpty ? [] : [SwiftSources(code)], [])
  }

  /// Of files that are read one by one, in several threads maybe.
  ///
  /// - Parameters:
  ///   - nibs: of those that `filesWithCells` names.
  ///   - codeNibs: what stands beside each code, and counts where the files hold no such thing.
  ///   - isEdited: whether the code is kept, to see what edits of it come to.
  package init(
    of nibs: [Nibs] = [], code: [SwiftSources] = [], _ codeNibs: [Nibs] = [], isEdited: Bool = false
  ) {
    self.init([], nibs, code, codeNibs, isEdited: isEdited)
  }

  private init(
    _ files: [File], _ nibs: [Nibs], _ code: [SwiftSources], _ codeNibs: [Nibs], isEdited: Bool = false
  ) {
    let own = nibs.reduce(into: Nibs()) { $0.add($1) }
    contents = Contents(
      files, own, code.map { CodeFacts($0) }, codeNibs.map { own.filled(from: $0) },
      isEdited || !files.isEmpty ? code : [])
  }

  private init(_ contents: Contents) { self.contents = contents }

  /// The same with edited texts of the files that others use.
  ///
  /// - Parameter settings: of a file, by its name.
  package func editing(_ edits: [FileEdits], _ settings: (String) -> ReaderSettings) -> Project {
    var (nibs, code, codeNibs, sources) = (nibs, code, contents.codeNibs, sources)
    var edited: Set<CodeBase> = []
    for file in edits {
      let settings = settings(file.fileName)
      nibs = nibs.replacing(file.fileName, with: file.editedFile, settings)
      codeNibs = codeNibs.map { $0.replacing(file.fileName, with: file.editedFile, settings) }
      edited.formUnion(sources.indices.filter { sources[$0].replace(file.fileName, with: file.editedFile) })
    }
    for base in edited { code[base] = CodeFacts(sources[base]) }
    return Project(Contents(files, nibs, code, codeNibs, sources))
  }

  /// What the xibs hold that a file with such code uses.
  func nibs(of base: CodeBase?) -> Nibs {
    guard let base, contents.codeNibs.indices.contains(base) else { return nibs }
    return contents.codeNibs[base]
  }

  /// The code that one of the project's own files is read with.
  func codeBase(of file: File) -> CodeBase? { CodeUse(of: file.name) == .given ? nil : code.indices.first }

  /// The numbers of the files that may hold what others use, or have views of classes in code; none where there are
  /// no others.
  package static func filesWithCells(among names: [String]) -> [Int] {
    guard names.count > 1 else { return [] }
    let endings = names.map(DocumentReader.ending(of:))
    let hasCode = endings.contains("swift")
    return endings.indices.filter { endings[$0] == "xib" || hasCode && endings[$0] == "storyboard" }
  }

  /// Whether what is found in one file may stand in another.
  package var isJoined: Bool { !nibs.isEmpty || !code.isEmpty }

  /// The hierarchies of all files, in their order.
  ///
  /// - Throws: the `ReadError` of the first file that cannot be read.
  public func hierarchies() throws(ReadError) -> [Hierarchy] {
    var hierarchies: [Hierarchy] = []
    for file in files {
      hierarchies += try self.hierarchies(of: file.bytes, named: file.name, codeBase: codeBase(of: file))
    }
    return hierarchies
  }

  /// The hierarchies of one file.
  package func hierarchies(
    of bytes: consuming [UInt8], named name: String, _ settings: ReaderSettings = ReaderSettings(),
    codeBase: CodeBase? = nil
  ) throws(ReadError) -> [Hierarchy] {
    try screens(of: bytes, named: name, settings, codeBase: codeBase).map(\.hierarchy)
  }

  /// The same with what code does in order.
  package func screens(
    of bytes: consuming [UInt8], named name: String, _ settings: ReaderSettings, codeBase: CodeBase?
  ) throws(ReadError) -> [Screen] {
    try reading(of: bytes, named: name, settings, codeBase: codeBase).get()
  }

  /// What could be read of one file; an error is thrown where nothing could.
  func reading(
    of bytes: consuming [UInt8], named name: String, _ settings: ReaderSettings, codeBase: CodeBase? = nil
  ) throws(ReadError) -> ScreenReading {
    let (code, nibs) = (codeBase.map { self.code[$0] }, nibs(of: codeBase))
    var reading: ScreenReading
    if CodeUse(of: name) == .code {
      guard AppCode(copy bytes).isText else {
        let source = SourceText([], named: name)
        throw ReadError(
          .syntaxError("not a text file", at: source.place(0..<0), help: "Swift code is UTF-8"), in: source)
      }
      let made = codeBase.map { contents.made[$0] } ?? MadeScreens()
      reading = ScreenReading(madeIn: name, bytes, code, nibs, made, settings)
    } else {
      var hierarchies = try HierarchyDocument.read(consume bytes, named: name).reading(settings)
      if !nibs.isEmpty { hierarchies.hierarchies = hierarchies.hierarchies.map { $0.joining(nibs) } }
      reading = ScreenReading(hierarchies)
      if let code, !code.isEmpty {
        var known = KnownOwners()
        reading.screens = reading.screens.map { $0.hierarchy.joining(code, nibs, &known) }
      }
      reading.joinEmbedded()
    }
    reading.numberViews()
    return reading
  }
}

/// The classes that files of Interface Builder name.
struct FileClasses: Sendable {
  /// Of views, and of the controllers of scenes.
  private(set) var held: Set<String> = []
  /// Of the owners that load them.
  private(set) var owners: Set<String> = []

  private static let attribute = "customClass=\""

  init() {}

  /// Of a file that may be read for nothing else: not all of its elements are looked at.
  init(in bytes: [UInt8]) {
    for place in bytes[...].places(of: Self.attribute) {
      guard let start = bytes[..<place].lastIndex(of: UInt8(ascii: "<")) else { continue }
      let letters = bytes[(place + Self.attribute.utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
      let name = String(decoding: letters, as: UTF8.self)
      let className = TypeName.unqualified(name)
      if bytes[start...].starts(with: "<placeholder".utf8) {
        owners.insert(className)
      } else {
        held.insert(className)
      }
    }
  }

  mutating func add(_ other: Self) {
    held.formUnion(other.held)
    owners.formUnion(other.owners)
  }
}
