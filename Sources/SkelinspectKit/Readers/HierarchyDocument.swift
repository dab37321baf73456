/// What the readers make of a file before its views are read: a located tree, and how sure one can be of it.
struct HierarchyDocument: Sendable {
  let tree: LocatedTree
  let origin: Origin
  /// Of the documents of a stream whose origin is another one, by their top values.
  let exceptions: [Node: Origin]

  init(_ document: Document, _ origin: Origin = .said, except exceptions: [Node: Origin] = [:]) {
    (tree, self.origin, self.exceptions) = (.values(Shared(document)), origin, exceptions)
  }

  init(_ file: XMLFile) { (tree, origin, exceptions) = (.elements(file), .presumed, [:]) }

  /// The hierarchies of all documents of a stream or scenes of a storyboard, or the errors of all.
  func hierarchies(_ settings: ReaderSettings = ReaderSettings()) throws(ReadError) -> [Hierarchy] {
    try reading(settings).get()
  }

  /// The hierarchies, and the errors that are in them.
  func reading(_ settings: ReaderSettings) throws(ReadError) -> HierarchyReading {
    switch tree {
    case .values(let document):
      return HierarchyReader.read(document.value, origin, except: exceptions, settings)
    case .elements(let file):
      do throws(Diagnostic) {
        let hierarchies = try InterfaceBuilderReader.read(file, settings)
        return HierarchyReading(hierarchies: hierarchies, doubts: [], error: nil)
      } catch {
        throw ReadError(error, in: file.source)
      }
    case .code: return HierarchyReading(hierarchies: [], doubts: [], error: nil)
    }
  }
}

/// What could be read of a file's hierarchies, and what is wrong with the rest.
struct HierarchyReading: Sendable {
  var hierarchies: [Hierarchy]
  /// Of each hierarchy.
  let doubts: [Doubts]
  let error: ReadError?

  /// All of them, or the error.
  func get() throws(ReadError) -> [Hierarchy] {
    if let error { throw error }
    return hierarchies
  }
}

extension HierarchyDocument {
  /// A console log or a file of Interface Builder where its name or its content says so, all else as it is
  /// written.
  static func read(
    _ bytes: consuming [UInt8], named name: String
  ) throws(ReadError) -> HierarchyDocument {
    if let foreign = ForeignContent(copy bytes, named: name) { throw foreign.error(in: name) }
    let source = try DocumentReader.source(of: consume bytes, named: name)
    switch DocumentReader.ending(of: name) {
    case "yaml", "yml": return try readAsWritten(source)
    case "json": return try readJSON(source)
    case "storyboard", "xib": return try InterfaceBuilderFile.read(source)
    case "log":
      let log = try read(source)
      guard log.first != nil else { throw ConsoleLog.noTree(in: source) }
      return log.printed
    case "txt": return try readByContent(source, isProbablyLog: true)
    default: return try readByContent(source, isProbablyLog: false)
    }
  }

  private static func readAsWritten(_ source: SourceText) throws(ReadError) -> HierarchyDocument {
    HierarchyDocument(try DocumentReader.read(source))
  }

  /// A console's output under the name of JSON is a log.
  private static func readJSON(_ source: SourceText) throws(ReadError) -> HierarchyDocument {
    do throws(ReadError) { return try readAsWritten(source) } catch {
      guard !DocumentReader.looksLikeJSON(source), LogDetection.mayHoldTree(source),
        let log = try logBehindJSON(source, isProbablyLog: false)
      else { throw error }
      return log
    }
  }

  /// A hierarchy file comes first: what reads as one is none of a log's trees.
  private static func readByContent(
    _ source: SourceText, isProbablyLog: Bool
  ) throws(ReadError) -> HierarchyDocument {
    if DocumentReader.looksLikeJSON(source) {
      do throws(ReadError) { return try readAsWritten(source) } catch {
        if let log = try logBehindJSON(source, isProbablyLog: isProbablyLog) { return log }
        throw error
      }
    }
    if InterfaceBuilderFile.looksLikeXML(source) { return try InterfaceBuilderFile.read(source) }
    if LogDetection.looksLikeHierarchy(source) {
      do throws(ReadError) { return try readAsWritten(source) } catch {
        throw ConsoleLog.tail(in: source) ?? error
      }
    }
    if LogDetection.mayHoldTree(source) {
      let log = try read(source)
      if log.first != nil { return log.printed }
    }
    guard isProbablyLog else { return try readAsWritten(source) }
    let noTree = ConsoleLog.noTree(in: source)
    guard let document = try? DocumentReader.read(source) else { throw noTree }
    // Many a line of a log is a text or a mapping to YAML.
    let isHierarchy = document.roots.isEmpty || document.roots.contains { document.hasKnownKey($0) }
    guard isHierarchy else { throw noTree }
    return HierarchyDocument(document)
  }

  /// A log whose first line begins a tree; nil where the text is rather JSON with a mistake.
  private static func logBehindJSON(
    _ source: SourceText, isProbablyLog: Bool
  ) throws(ReadError) -> HierarchyDocument? {
    let log = try read(source)
    guard let first = log.first, isProbablyLog || !first.isBroken && first.hasPrintedKeysOnly,
      // What goes on with JSON after a value.
      !",:}]".utf8.contains(source[source.skipSpace(from: first.range.upperBound)])
    else { return nil }
    return log.printed
  }

  private static func read(_ source: SourceText) throws(ReadError) -> ConsoleLog {
    do throws(Diagnostic) { return try ConsoleLogReader.read(source) } catch {
      throw ReadError(error, in: source)
    }
  }
}

extension Document {
  /// Whether a mapping has a key of views or envelopes.
  fileprivate func hasKnownKey(_ node: Node) -> Bool {
    keyNames(of: resolved(node)).contains { ViewKey(rawValue: $0) != nil || EnvelopeKey(rawValue: $0) != nil }
  }
}

/// How files are read, as far as they do not say it themselves.
package struct ReaderSettings: Equatable, Sendable {
  /// What hierarchies without an `appearance` of their own have.
  var appearance = Appearance()
  /// Runtime attributes of Interface Builder that stand for `isSkeletonable`, such as those of a wrapper.
  var skeletonableKeys: [String] = []
  /// Of several branches in SwiftUI's code.
  package var branches = BranchChoice()

  package init() {}
}

/// Which branch of Swift code is looked at where it holds several: one at a time.
package struct BranchChoice: Equatable, Sendable {
  /// What a screen is doing, as its conditions tell it.
  package enum State: String, CaseIterable, Sendable { case loading, loaded }

  package var state = State.loading
  /// By the line of the `if`, `switch` or ternary; the first branch is 1.
  package var numbers: [Int: Int] = [:]

  package init() {}
}
