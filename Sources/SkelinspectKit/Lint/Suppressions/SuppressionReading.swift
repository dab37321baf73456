/// Reads the suppressions of a file from its comments and from the `lint` keys of its views.
struct SuppressionReader {
  private(set) var broken: [BrokenSuppression] = []
  /// What was meant is worth looking for as long as somebody reads it.
  private var searches = 50
  private static let rules = Set(Rule.all.map(\.id))
  private static let unreadable = Set(
    [Rule.syntaxError, .duplicateKey, .unknownKey, .invalidValue].map(\.id))

  struct Found {
    let suppression: Suppression
    /// Of a comment, in order.
    let targets: [Range<Int>]
  }

  /// The suppressions in comments, in the order of the text.
  mutating func readComments(of document: Document) -> [Found] {
    let places = CommentSearch.comments(in: document)
    guard !places.isEmpty else { return [] }
    let source = document.source
    let targets = CommentTargets.targets(of: places, in: source)
    var found: [Found] = []
    for (index, place) in zip(places.indices, places) {
      let next = index + 1 < places.count ? places[index + 1] : source.count
      guard let start = CommentSearch.directive(at: place, in: source),
        let comment = SuppressionComment(
          from: start, to: SourceLines(source).end(of: start, before: next), in: source)
      else { continue }
      found += read(comment, in: source).map { Found(suppression: $0, targets: targets[index]) }
    }
    return found
  }

  /// The notes of views in Interface Builder's Identity inspector: each speaks of its view.
  mutating func readNotes(of hierarchy: Hierarchy) -> [Found] {
    var found: [Found] = []
    for (view, facts) in hierarchy.interfaceBuilder.views.sorted(by: { $0.key < $1.key }) {
      guard let notes = facts.notes else { continue }
      let place = hierarchy.place(of: view).range
      for directive in CommentSearch.directives(inNotes: notes) {
        guard
          let comment = SuppressionComment(
            from: directive.lowerBound, to: directive.upperBound, in: notes.file)
        else { continue }
        found += read(comment, in: notes.file).map {
          Found(suppression: $0, targets: [place.lowerBound..<place.lowerBound + 1])
        }
      }
    }
    return found
  }

  private mutating func read(_ comment: SuppressionComment, in source: SourceText) -> [Suppression] {
    let hidesUnused = comment.words.contains { $0.text == Rule.unusedSuppression.id }
    func add(_ mistake: BrokenSuppression.Mistake, at range: Range<Int>) {
      broken.append(
        BrokenSuppression(
          mistake: mistake, place: source.place(range), isComment: true, hidesUnused: hidesUnused))
    }
    guard let directive = comment.directive else {
      add(.unknownDirective(comment.name.text), at: comment.name.range)
      return []
    }
    if comment.words.isEmpty { add(.noRule, at: comment.name.range) }
    var found: [Suppression] = []
    let lastRule = comment.words.lastIndex { mistake(in: $0.text, searching: false) == nil } ?? -1
    for (index, word) in zip(comment.words.indices, comment.words) {
      if let mistake = mistake(in: word.text) {
        // What is like no rule, up to the end, is a reason without its dash.
        guard case .unknownRule(_, meant: nil) = mistake, index > lastRule, let last = comment.words.last
        else {
          add(mistake, at: word.range)
          continue
        }
        let rest = word.range.lowerBound..<last.range.upperBound
        add(.unknownRule(source.string(rest), meant: nil), at: rest)
        break
      }
      found.append(
        Suppression(
          rule: word.text, scope: directive.scope, place: source.place(word.range), reason: comment.reason,
          hidesUnused: hidesUnused))
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
        if let mistake = mistake(in: rule) {
          broken.append(
            BrokenSuppression(mistake: mistake, place: place, isComment: false, hidesUnused: hidesUnused))
        } else {
          let reason = document.text(field.value)
          found.append(
            Suppression(
              rule: rule, scope: .view, place: place, reason: reason?.isEmpty == false ? reason : nil,
              hidesUnused: hidesUnused))
        }
      }
    }
    return found
  }

  /// Why a word names no rule that can be ignored; nil where it does.
  private mutating func mistake(in word: String, searching: Bool = true) -> BrokenSuppression.Mistake? {
    if Self.unreadable.contains(word) { return .unreadable(word) }
    if Self.rules.contains(word) || word == Suppression.all { return nil }
    guard searching, searches > 0 else { return .unknownRule(word, meant: nil) }
    searches -= 1
    let meant = nearMiss(of: word, among: Rule.all.map(\.id) + [Suppression.all])
    return .unknownRule(word, meant: meant)
  }
}

extension SuppressionComment.Directive {
  fileprivate var scope: Suppression.Scope {
    switch self {
    case .ignore: .line
    case .ignoreSubtree: .subtree
    case .ignoreFile: .file
    }
  }
}

extension Document {
  /// A mapping's keys and values, those of merge keys too.
  fileprivate func fields(of mapping: Node) -> [Fields.Field] {
    guard kind(mapping) == .mapping else { return [] }
    var fields = Fields(of: mapping, in: self)
    var all: [Fields.Field] = []
    while let field = fields.next(in: self) { all.append(field) }
    return all
  }
}
