/// A tree of JSON in a log, as far as it is read.
struct JSONTree {
  /// What may stand at the position.
  enum Expected { case firstKey, key, value, firstElement, element, separator }

  struct Container {
    let node: Node
    let isMapping: Bool
    /// It is the tree's root or stands in a list.
    let isView: Bool
    /// The key whose value is not read yet.
    var key: Node?
    var hasType = false
    var hasFlag = false
    var holdsViews = false
  }

  let start: Int
  /// The blanks before its brace.
  let indentation: Int
  /// It stands in a text with escapes, as the debugger and other logs' JSON print it.
  let isEscaped: Bool
  /// Containers that are not closed yet, outermost first.
  var open: [Container] = []
  var expected = Expected.firstKey
  /// Where the line before ended, when the position is at the first token of a line.
  var lineBreak: Int?
  /// Its lines are indented more than its brace; nil: it has one line so far.
  var isIndented: Bool?

  /// A view in it says whether it is skeletonable.
  var hasFlag = false
  /// It is closed, and its root has a type, or holds what has.
  var isView = false
  var hasPrintedKeysOnly = true
  var foreignLines = Repeated()
  var elisions = Repeated()
  /// Views that have others which are not all there.
  var cut: [Node] = []
  var comments = Repeated()
  /// Texts of which not all is UTF-8.
  var brokenTexts = Repeated()
  /// Views whose type stood after the place where the tree breaks off.
  var unknownTypes = 0

  init(start: Int, indentation: Int, isEscaped: Bool) {
    (self.start, self.indentation, self.isEscaped) = (start, indentation, isEscaped)
  }

  /// - Parameter end: where it breaks off, if it does.
  func remarks(brokenAt end: Int?, in source: SourceText) -> [Diagnostic] {
    var remarks = end.map { [breakRemark(at: $0, in: source)] } ?? []
    remarks += foreignLines.remarkOnForeignLines(in: "a tree", of: source)
    remarks += elisions.remark(.note, in: source) {
      "\($0.counted("part")) of a tree \($0 == 1 ? "is" : "are") left out ('...'): what was there is unknown"
    }
    remarks += comments.remark(.note, in: source) {
      "\($0.counted("comment")) inside a tree \($0 == 1 ? "is" : "are") skipped"
    }
    remarks += brokenTexts.remark(.note, in: source) {
      "\($0.counted("text")) inside a tree \($0 == 1 ? "is" : "are") not UTF-8: read as far as possible"
    }
    return remarks
  }

  private func breakRemark(at end: Int, in source: SourceText) -> Diagnostic {
    let isEndOfLog = source.skipSpace(from: end) == source.count
    let place = isEndOfLog ? "the log ends inside a tree" : "the tree breaks off here"
    let verb = unknownTypes == 1 ? "counts" : "count"
    let types =
      unknownTypes == 0 ? "" : "; \(unknownTypes.counted("view")) without a type so far \(verb) as UIView"
    let isEndOfLine = end == source.count || source[end] <= 0x20
    let character = isEndOfLine ? max(end - 1, start)..<max(end, start + 1) : end..<end + 1
    return Diagnostic(
      "syntax-error", .warning, "\(place), and what was to follow is unknown\(types)",
      at: source.place(source.wholeCharacters(character)),
      help: "copy the whole tree, from its '{' to the '}' below it",
      notes: [Diagnostic.Note(message: "the tree begins here", place: source.place(start..<start + 1))])
  }
}
