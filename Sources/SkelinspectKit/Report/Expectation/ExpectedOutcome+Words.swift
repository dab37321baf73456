/// The outline's words, as an expectation has them: `2 lines, × 4: hidden`.
extension ExpectedOutcome {
  /// Nil where these words say nothing of a view.
  init?(words: String) {
    var rest = words[...]
    guard let kind = Self.takeKind(from: &rest), let isOnScreen = Self.takeCopies(from: &rest),
      rest.isEmpty || rest.hasPrefix(": ") && rest.utf8.count > 2
    else { return nil }
    let isEmptyText = words.hasPrefix(Self.emptyText)
    (self.kind, self.isOnScreen) = (kind, isOnScreen && !isEmptyText)
    role = String(words[..<rest.startIndex])
    explanation = String(rest)
    isHidden = explanation == ": hidden" || explanation.hasSuffix(", hidden")
  }

  /// For messages.
  static let examples = ["2 lines", "block", "7 rows", "container", "stays visible", "not reached"].listed

  private static let emptyText = "no bar: its text is empty"

  private static let kinds: [(words: String, kind: Kind)] = [
    (emptyText, .drawn), ("bars", .drawn), ("block", .drawn), ("lines", .drawn),
    ("rows unknown", .collection), ("items unknown", .collection), ("no dummy cells", .bare),
    ("container", .container), ("passed through", .bare), ("stays visible", .bare), ("not covered", .bare),
    ("perhaps covered", .bare),
    ("not known", .bare),
    ("under a block", .bare), ("not reached", .bare), ("would crash", .bare),
  ]

  /// What is counted, the longer word first.
  private static let nouns: [(word: String, kind: Kind)] = [
    ("lines", .drawn), ("line", .drawn), ("rows", .collection), ("row", .collection), ("items", .collection),
    ("item", .collection),
  ]

  private static func takeKind(from rest: inout Substring) -> Kind? {
    if let (words, kind) = kinds.first(where: { rest.hasPrefix($0.words) }) {
      rest = rest.dropFirst(words.count)
      return kind
    }
    // One count a section: `3 + 3 rows`.
    guard let first = rest.first, "0123456789".contains(first) else { return nil }
    let counted = rest.drop { "0123456789+ …".contains($0) }
    guard let (word, kind) = nouns.first(where: { counted.hasPrefix($0.word) }) else { return nil }
    rest = counted.dropFirst(word.count)
    return kind
  }

  /// Whether any copy is on screen; nil where that is not said as it should be.
  private static func takeCopies(from rest: inout Substring) -> Bool? {
    guard rest.hasPrefix(", ") else { return true }
    for (words, isOnScreen) in [(", not on screen", false), (", × ?", true)] where rest.hasPrefix(words) {
      rest = rest.dropFirst(words.count)
      return isOnScreen
    }
    guard rest.hasPrefix(", × ") else { return nil }
    let copies = rest.dropFirst(4).prefix { "0123456789".contains($0) }
    guard !copies.isEmpty else { return nil }
    rest = rest[copies.endIndex...]
    return true
  }
}
