/// A console log's trees.
struct ConsoleLog {
  /// Lines of other output in a row after which a tree does not go on.
  static let maximumForeignLines = 16

  let document: Document
  /// The tree that stands first; nil where the log holds none.
  let first: FoundTree?
  /// Of the trees that SkeletonView did not print.
  let origins: [Node: Origin]

  var printed: HierarchyDocument { HierarchyDocument(document, .printed, except: origins) }

  static func noTree(in source: SourceText) -> ReadError {
    if let tail = tail(in: source) { return tail }
    let error = Diagnostic.invalidValue(
      "no view tree in the log", at: source.place(0..<0),
      help: "set SKELETON_DEBUG in the scheme's environment, run a debug build, and copy the tree, or what "
        + "'po view.sk.skeletonTreeDescription' or 'po view.skeletonHierarchy()' prints; the app prints none "
        + "for a root that is not skeletonable")
    return ReadError(error, in: source)
  }

  /// That a text is the end of a tree; nil where nothing of its lines ends what begins before it.
  static func tail(in source: SourceText) -> ReadError? {
    guard !source.bytes(0..<source.count).places(of: "\"isSkeletonable\"").isEmpty,
      let end = LogDetection.endOfWhatBeginsBefore(source)
    else { return nil }
    let error = Diagnostic.syntaxError(
      "this ends a printed tree whose beginning is missing", at: source.place(end..<end + 1),
      help: "copy the tree from its first brace on")
    return ReadError(error, in: source)
  }
}

/// A tree that was read, on the tape.
struct FoundTree {
  /// Its mapping.
  let root: Node
  /// UTF-8 bytes of the log.
  let range: Range<Int>
  /// It breaks off.
  var isBroken = false
  /// It has the keys of `skeletonTreeDescription` and no other.
  var hasPrintedKeysOnly = false
  var remarks: [Diagnostic]
  /// Views that have marked ones which are not all there.
  var cut: [Node] = []
  var origin = Origin.printed
}
