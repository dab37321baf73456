/// Reads the suppressions of a file from its comments and from the `lint` keys of its views.
struct SuppressionReader {
  /// Those that can hide nothing, however the file changes.
  private(set) var broken: [Diagnostic] = []
  /// What was meant is worth looking for as long as somebody reads it.
  private var searches = 50
  private static let rules = Set(Rule.all.map(\.id))
  private static let unreadable = Set(Rule.all.filter(\.isAlwaysError).map(\.id))

  private enum Mistake {
    /// It is like no rule's id.
    case unlike
    case known(String, help: String)
  }

  /// The suppressions in comments, in the order of the text.
  mutating func read(_ comments: [CommentSearch.Found], in source: SourceText) -> [Suppression] {
    comments.flatMap { place, comment, targets in
      read(comment, about: targets, startingAt: place, in: source)
    }
  }

  /// The notes of views in Interface Builder's Identity inspector: each speaks of its view.
  mutating func readNotes(of hierarchy: Hierarchy) -> [Suppression] {
    var found: [Suppression] = []
    for (view, facts) in hierarchy.interfaceBuilderViews {
      guard let notes = facts.notes else { continue }
      let start = hierarchy.place(of: view).range.lowerBound
      for directive in CommentSearch.directives(inNotes: notes) {
        guard
          let comment = SuppressionComment(
            from: directive.lowerBound, to: directive.upperBound, in: notes.file)
        else { continue }
        found += read(comment, about: [start..<start + 1], in: notes.file)
      }
    }
    return found
  }

  /// - Parameter start: of a comment of which rules may be taken out.
  private mutating func read(
    _ comment: SuppressionComment, about targets: [Range<Int>], startingAt start: Int? = nil,
    in source: SourceText
  ) -> [Suppression] {
    let hidesUnused = comment.words.contains { $0.text == Rule.unusedSuppression.id }
    func add(_ message: String, at range: Range<Int>, help: String) {
      if !hidesUnused { addBroken(message, at: source.place(range), help: help) }
    }
    guard let directive = comment.directive else {
      add(
        "\(comment.name.text.quoted) means nothing", at: comment.name.range,
        help: "write skelinspect:ignore, skelinspect:ignore-subtree or skelinspect:ignore-file")
      return []
    }
    if comment.words.isEmpty {
      add(
        "this ignore names no rule", at: comment.name.range, help: "write the rule's id after it, or all")
    }
    let spots: [Suppression.Spot] =
      switch directive {
      case .ignore: targets.map { .line($0) }
      case .ignoreSubtree: targets.map { .subtree($0) }
      case .ignoreFile: [.file]
      }
    var found: [Suppression] = []
    let lastRule = comment.words.lastIndex { Self.isRule($0.text) } ?? -1
    let noDash = "write a rule's id, and -- before a reason"
    for (index, word) in zip(comment.words.indices, comment.words) {
      switch mistake(in: word.text) {
      case nil:
        var suppression = Suppression(
          rule: word.text, spots: spots, place: source.place(word.range), reason: comment.reason,
          hidesUnused: hidesUnused)
        if let start { suppression.removal = comment.removal(of: index, startingAt: start, in: source) }
        found.append(suppression)
      case .known(let message, let help)?: add(message, at: word.range, help: help)
      case .unlike?:
        // What is like no rule, up to the end, is a reason without its dash.
        let isReason = index > lastRule
        let end = isReason ? comment.words.last ?? word : word
        let range = word.range.lowerBound..<end.range.upperBound
        add(Self.missing(source.string(range)), at: range, help: noDash)
        if isReason { return found }
      }
    }
    return found
  }

  /// The suppressions of a `lint` key.
  mutating func readKey(_ lint: Node, of document: Document) -> [Suppression] {
    var found: [Suppression] = []
    for ignore in document.fields(of: lint) where document.keyName(ignore.key) == "ignore" {
      let fields = document.fields(of: ignore.value)
      let hidesUnused = fields.contains { document.keyName($0.key) == Rule.unusedSuppression.id }
      for field in fields {
        let (rule, place) = (document.keyName(field.key), document.place(field.key))
        switch mistake(in: rule) {
        case nil:
          let reason = document.text(field.value).flatMap { $0.isEmpty ? nil : $0 }
          found.append(
            Suppression(
              rule: rule, spots: [.key(lint)], place: place, reason: reason, hidesUnused: hidesUnused))
        case _ where hidesUnused: break
        case .known(let message, let help)?: addBroken(message, at: place, help: help)
        case .unlike?: addBroken(Self.missing(rule), at: place, help: "write a rule's id")
        }
      }
    }
    return found
  }

  private mutating func addBroken(_ message: String, at place: Place, help: String) {
    broken.append(Diagnostic(Rule.unusedSuppression.id, .warning, message, at: place, help: help))
  }

  private static func isRule(_ word: String) -> Bool {
    (rules.contains(word) || word == Suppression.all) && !unreadable.contains(word)
  }

  private static func missing(_ word: String) -> String { "there is no rule \(word.quoted)" }

  /// Why a word names no rule that can be ignored; nil where it does.
  private mutating func mistake(in word: String) -> Mistake? {
    if Self.isRule(word) { return nil }
    if Self.unreadable.contains(word) {
      // Its findings keep a part of the file from being read.
      return .known(
        "\(word) cannot be ignored: what such an error is about is not read", help: "remove it")
    }
    if let successor = Rule.successors[word] {
      return .known(Self.missing(word), help: Rule.successorHelp(successor))
    }
    guard searches > 0 else { return .unlike }
    searches -= 1
    let meant = nearMiss(of: word, among: Rule.all.map(\.id) + [Suppression.all])
    return meant.map { .known(Self.missing(word), help: "did you mean '\($0)'?") } ?? .unlike
  }
}
