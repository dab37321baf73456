/// The outline's words, as an expectation has them: `2 lines, × 4: hidden`.
extension ViewOutcome {
  /// `2 lines, × 4`.
  var what: String { role.words + times }

  /// Nil where these words say nothing of a view.
  init?(words: String) {
    var rest = words[...]
    guard let role = OutcomeRole(from: &rest), let times = Self.takeTimes(from: &rest),
      rest.isEmpty || rest.hasPrefix(": ") && rest.utf8.count > 2
    else { return nil }
    let reason = rest.dropFirst(2)
    let hidden = Self.hidden
    isHidden = reason == hidden || reason.hasSuffix(", \(hidden)")
    self.reason = String(
      !isHidden ? reason : reason == hidden ? "" : reason.dropLast(hidden.count + 2))
    (self.role, self.times) = (role, times)
  }

  /// For messages.
  static let examples = ["2 lines", "block", "7 rows", "container", "stays visible", "not reached"].listed

  /// Nil where they are not said as they should be.
  private static func takeTimes(from rest: inout Substring) -> String? {
    guard rest.hasPrefix(", ") else { return "" }
    let count = Int(rest.dropFirst(4).prefix { "0123456789".contains($0) })
    guard let times = [0, nil, count].map(CountWords.times).first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(times.count)
    return times
  }
}

extension OutcomeRole {
  /// Nil where no role begins there.
  fileprivate init?(from rest: inout Substring) {
    if let role = Self.uncounted.first(where: { rest.hasPrefix($0.words) }) {
      (self, rest) = (role, rest.dropFirst(role.words.count))
      return
    }
    let numbers = rest.prefix { "0123456789+ …".contains($0) }
    let noun = rest[numbers.endIndex...].prefix { $0 != "," && $0 != ":" }
    let counts = numbers.split(separator: " ").compactMap { Int($0) }
    let more = numbers.hasSuffix(" + … ") ? " + …" : ""
    guard let first = counts.first, numbers == counts.map(String.init).joined(separator: " + ") + more + " "
    else { return nil }
    switch noun {
    case "line" where numbers == "\(first) ", "lines" where numbers == "\(first) ": self = .lines(first)
    case "row", "rows", "item", "items": self = .cells("\(numbers)\(noun)")
    default: return nil
    }
    rest = rest[noun.endIndex...]
  }

  /// The longer words first: some begin with others.
  private static let uncounted =
    (Plain.allCases.map(OutcomeRole.plain)
    + [.cells(CountWords.cells([nil], "row")), .cells(CountWords.cells([nil], "item")), .lines(nil)])
    .sorted { $0.words.count > $1.words.count }
}
