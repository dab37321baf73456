extension ConfigurationReader {
  /// Levels by rule id.
  mutating func rules(_ mapping: Node, at place: String) -> [String: RuleLevel] {
    var levels: [String: RuleLevel] = [:]
    let help = "write {zero-size-leaf: off, corner-radius-not-applied: error}, for example"
    for (key, value) in uniqueFields(of: mapping, "a mapping of rules for 'rules'", help: help) {
      let id = document.keyName(key)
      note(key, at: "\(place)/\(id)")
      if let rule = Rule.named(id) {
        levels[id] = errors.attempt { [document] () throws(Diagnostic) in
          try document.level(value, of: rule, at: key)
        }
      } else {
        errors.append(document.unknownRule(id, at: key))
      }
    }
    return levels
  }
}

extension Document {
  fileprivate func level(_ node: Node, of rule: Rule, at key: Node) throws(Diagnostic) -> RuleLevel {
    if rule.isAlwaysError {
      throw .invalidValue(
        "'\(rule.id)' is always an error", at: place(key),
        help: Rule.alwaysErrorHelp)
    }
    if let word = text(node), let level = RuleLevel(rawValue: word) { return level }
    let levels = RuleLevel.allCases.map(\.rawValue).listed
    let meant = RuleLevel.meant(by: word(node), for: rule)
    throw .invalidValue(
      "expected \(levels) for '\(rule.id)', found \(kindName(node))", at: place(node),
      help: meant.map { "did you mean '\($0)'?" })
  }

  /// What a scalar looks like; nothing for null.
  private func word(_ node: Node) -> String {
    switch kind(node) {
    case .null, .list, .mapping, .alias: ""
    default: text(node) ?? source.string(range(node))
    }
  }

  fileprivate func unknownRule(_ id: String, at key: Node) -> Diagnostic {
    let unknown = Rule.unknown(id)
    return Diagnostic("unknown-key", .error, unknown.message, at: place(key), help: unknown.help)
  }
}

extension RuleLevel {
  /// The level that other linters call by another word.
  fileprivate static func meant(by word: String, for rule: Rule) -> String? {
    switch word.lowercased() {
    case "": nil
    case "false", "no", "none", "never", "ignore", "disable", "disabled", "0": "off"
    case "true", "yes", "on", "enable", "enabled", "default": rule.severity.rawValue
    case "info", "information", "hint": "note"
    case "warn", "1": "warning"
    case "err", "fatal", "critical", "2": "error"
    default: nearMiss(of: word, among: allCases.map(\.rawValue))
    }
  }
}
