import SkelinspectKit

/// Rule ids on the command line.
enum RuleArguments {
  /// The ids in the values of `--select` or `--ignore`: separated by commas, `all` among them.
  static func ids(_ option: Option, in invocation: Invocation) throws(UsageError) -> [String] {
    var ids: [String] = []
    for value in invocation.all(option) {
      let words = value.split(separator: ",").map(trimmed)
      guard !words.isEmpty else {
        throw UsageError(
          message: "'--\(option.rawValue)' needs the id of a rule, or all",
          help: "`skelinspect rules` lists them")
      }
      for word in words {
        try check(word)
        if option == .ignore { try checkCanChange(word) }
      }
      ids += words
    }
    return ids
  }

  /// The values of `--severity`: `ID=LEVEL`.
  static func severities(in invocation: Invocation) throws(UsageError) -> [String: Diagnostic.Severity] {
    var severities: [String: Diagnostic.Severity] = [:]
    for value in invocation.all(.severity) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
      guard parts.count == 2 else {
        throw UsageError(value, of: .severity, help: "write ID=LEVEL, as in zero-size-leaf=warning")
      }
      try check(parts[0])
      try checkCanChange(parts[0])
      severities[parts[0]] = try level(parts[1], of: parts[0])
    }
    return severities
  }

  /// `all` stands for every rule.
  static func check(_ id: String) throws(UsageError) {
    if Rule.named(id) != nil || id == "all" { return }
    let unknown = Rule.unknown(id)
    throw UsageError(message: unknown.message, help: unknown.help)
  }

  private static func checkCanChange(_ id: String) throws(UsageError) {
    guard Rule.named(id)?.isAlwaysError == true else { return }
    throw UsageError(message: "'\(id)' is always an error", help: Rule.alwaysErrorHelp)
  }

  private static func level(_ word: String, of id: String) throws(UsageError) -> Diagnostic.Severity {
    if let severity = Diagnostic.Severity(rawValue: word) { return severity }
    let words = Diagnostic.Severity.allCases.reversed().map(\.rawValue)
    var error = UsageError(noValue: word, of: .severity, among: words)
    if word == "off" { error.help = "--ignore \(id) turns the rule off" }
    throw error
  }

  private static func trimmed(_ word: Substring) -> String {
    String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
