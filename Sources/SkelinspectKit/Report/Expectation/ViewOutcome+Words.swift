/// The outline's words, as an expectation has them: `2 lines, × 4: hidden`.
extension ViewOutcome {
  /// `2 lines, × 4`.
  var what: String { role.words + times }

  /// Nil where these words say nothing of a view.
  init?(words: String) {
    var rest = words[...]
    guard let role = OutcomeRole(from: &rest), let copies = Self.takeCopies(from: &rest),
      rest.isEmpty || rest.hasPrefix(": ") && rest.utf8.count > 2
    else { return nil }
    let reason = rest.dropFirst(2)
    let hidden = Self.hidden
    isHidden = reason == hidden || reason.hasSuffix(", \(hidden)")
    self.reason = String(
      !isHidden ? reason : reason == hidden ? "" : reason.dropLast(hidden.count + 2))
    (self.role, self.copies) = (role, copies)
  }

  /// For messages.
  static let examples = ["2 lines", "block", "7 rows", "container", "stays visible", "not reached"].listed

  /// Nil where they are not said as they should be.
  private static func takeCopies(from rest: inout Substring) -> Copies? {
    guard rest.hasPrefix(", ") else { return .once }
    for count in [0, nil] where rest.hasPrefix(CountWords.times(count)) {
      rest = rest.dropFirst(CountWords.times(count).count)
      return .counted(count)
    }
    guard rest.hasPrefix(", × ") else { return nil }
    let digits = rest.dropFirst(4).prefix { "0123456789".contains($0) }
    guard let count = Int(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return .counted(count)
  }
}

extension OutcomeRole {
  /// Nil where no role begins there.
  fileprivate init?(from rest: inout Substring) {
    if let plain = Self.plain.first(where: { rest.hasPrefix($0.rawValue) }) {
      rest = rest.dropFirst(plain.rawValue.count)
      self = .plain(plain)
      return
    }
    for role in Self.uncounted where rest.hasPrefix(role.words) {
      rest = rest.dropFirst(role.words.count)
      self = role
      return
    }
    guard let first = rest.first, "0123456789".contains(first) else { return nil }
    let counts = rest.prefix { "0123456789+ …".contains($0) }
    let noun = rest[counts.endIndex...].prefix { $0 != "," && $0 != ":" }
    guard counts.hasSuffix(" "), let role = Self(counts.dropLast(), noun) else { return nil }
    rest = rest[noun.endIndex...]
    self = role
  }

  /// `3 + 3`, `rows`.
  private init?(_ text: Substring, _ noun: Substring) {
    guard
      let isTable = ["line": false, "row": true, "item": false][noun.hasSuffix("s") ? noun.dropLast() : noun]
    else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count % 2 == 1, words.enumerated().allSatisfy({ ($0 % 2 == 1) == ($1 == "+") }) else {
      return nil
    }
    var parts = words.filter { $0 != "+" }
    let hasMore = parts.last == "…"
    if hasMore { parts.removeLast() }
    let counts = parts.compactMap { Int($0) }
    guard counts.count == parts.count, let first = counts.first else { return nil }
    if noun.hasPrefix("line") {
      guard counts.count == 1, !hasMore else { return nil }
      self = .lines(first)
    } else {
      self = .cells(Cells(isTable: isTable, counts: counts, hasMore: hasMore))
    }
  }

  /// The longer words first: some begin with others.
  private static let plain = Plain.allCases.sorted { $0.rawValue.count > $1.rawValue.count }

  private static let uncounted = [
    OutcomeRole.cells(Cells(isTable: true, counts: nil, hasMore: false)),
    .cells(Cells(isTable: false, counts: nil, hasMore: false)), .lines(nil),
  ]
}
