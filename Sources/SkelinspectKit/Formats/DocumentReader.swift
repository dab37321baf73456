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
