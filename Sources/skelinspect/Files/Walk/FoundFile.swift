import SkelinspectKit

/// A file to read.
struct FoundFile: Sendable {
  /// Why it is read.
  enum Choice: Sendable {
    /// The command line names it.
    case named
    /// Its name says that it holds views.
    case byName
    /// It is linted only if it looks like a hierarchy.
    case byLook
    /// It is Swift code: linted only if it makes hierarchies, or something is found in it.
    case asCode
  }

  /// Nil: standard input.
  let source: Path?
  /// For messages.
  let name: String
  /// Absolute, a link of its name unresolved; that of standard input is where its name would be.
  let location: Path
  /// Absolute, without links.
  let real: Path
  /// From the configuration's folder, for its patterns.
  let path: String
  /// Its place in the list of configurations; nil: none.
  let configuration: Int?
  let choice: Choice

  func read() throws(FileError) -> [UInt8] {
    guard let source else { return try FileReader.readStandardInput() }
    return choice == .named
      ? try FileReader.read(file: source, isNamed: true) : try FileReader.read(found: source)
  }
}
