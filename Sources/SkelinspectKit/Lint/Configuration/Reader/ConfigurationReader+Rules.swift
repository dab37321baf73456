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
    return try oneCase(node, for: .part(rule.id))
  }

  fileprivate func unknownRule(_ id: String, at key: Node) -> Diagnostic {
    let unknown = Rule.unknown(id)
    return Diagnostic("unknown-key", .error, unknown.message, at: place(key), help: unknown.help)
  }
}
