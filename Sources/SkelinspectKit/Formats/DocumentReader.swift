/// Reads a file's bytes into a document: the format by the name's ending, else by the content.
enum DocumentReader {
  static func read(_ bytes: consuming [UInt8], named name: String) throws(ReadError) -> Document {
    try read(try source(of: consume bytes, named: name))
  }

  static func read(_ source: SourceText) throws(ReadError) -> Document {
    do throws(Diagnostic) {
      switch ending(of: source.name) {
      case "json": return try JSONReader.read(source, readsSequences: false)
      case "yaml", "yml": return try YAMLReader.read(source)
      default:
        return looksLikeJSON(source)
          ? try JSONReader.read(source, readsSequences: true) : try YAMLReader.read(source)
      }
    } catch {
      throw ReadError(source.mergeConflict ?? error, in: source)
    }
  }

  /// What stands after the last dot of a file's name, in small letters.
  static func ending(of name: String) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() }
  }

  /// A file's bytes as UTF-8.
  static func source(
    of bytes: consuming [UInt8], named name: String
  ) throws(ReadError) -> SourceText {
    guard bytes.count <= Limits.inputSize else {
      let source = SourceText([], named: name)
      let error = Diagnostic.syntaxError("larger than 4 GB, the limit for input", at: source.place(0..<0))
      throw ReadError(error, in: source)
    }
    return try TextEncoding.decode(consume bytes, named: name, allowsUTF16: ending(of: name) != "json")
  }

  /// A brace, then a double quote or the closing brace: YAML's flow mappings seldom quote their first key.
  static func looksLikeJSON(_ source: SourceText) -> Bool {
    let letters = source.bytes.lazy.filter { !$0.isWhitespace }
    var first = letters.makeIterator()
    guard first.next() == "{" else { return false }
    let second = first.next()
    return second == "\"" || second == "}"
  }
}

/// What a file is that holds no views one could read, by its first bytes or its name's ending.
struct ForeignContent {
  let name: String
  let help: String?

  private static let beginnings: [(bytes: [UInt8], content: ForeignContent)] = [
    ([0x89] + "PNG".utf8, picture), ([0xFF, 0xD8, 0xFF], picture), (Array("GIF8".utf8), picture),
    (Array("%PDF-".utf8), ForeignContent(name: "a PDF", help: nil)),
    (Array("PK\u{3}\u{4}".utf8), ForeignContent(name: "a zip archive", help: "unpack it first")),
    ([0x1F, 0x8B], ForeignContent(name: "a gzip archive", help: "unpack it first")),
    (Array("NIBArchive".utf8), nib), (Array("bplist00".utf8), nib),
  ]
  private static let endings = [
    "m": objectiveC, "mm": objectiveC, "h": objectiveC, "svg": picture, "png": picture, "jpg": picture,
    "nib": nib,
  ]
  private static let picture = ForeignContent(name: "a picture", help: nil)
  private static let nib = ForeignContent(
    name: "a compiled nib", help: "give the storyboard or xib that it was made from")
  private static let objectiveC = ForeignContent(
    name: "Objective-C", help: "storyboards, xibs and Swift code are")

  /// Nil for what may be one of ours.
  init?(_ bytes: [UInt8], named name: String) {
    let start = bytes.prefix(10)
    let known = Self.beginnings.first { start.starts(with: $0.bytes) }?.content
    guard let content = known ?? DocumentReader.ending(of: name).flatMap({ Self.endings[$0] }) else {
      return nil
    }
    self = content
  }

  private init(name: String, help: String?) { (self.name, self.help) = (name, help) }

  /// Of the file, without its text.
  func error(in name: String) -> ReadError {
    let source = SourceText([], named: name)
    return ReadError(
      .syntaxError("\(self.name) is not read", at: source.place(0..<0), help: help), in: source)
  }
}
