extension Command {
  /// What each operand can be; the last one stands for all that follow.
  var operandChoices: [Choice] {
    switch self {
    case .describe, .inspect, .lint, .preview, .diff, .expect: [.path]
    case .why: [.path, .free]
    case .rules, .explain: [.word(.rules), .free]
    case .schema: [.word(.schemas), .free]
    case .keys: [.word(.keys), .free]
    case .config: [.word(.configActions), .path]
    case .baseline: [.word(.baselineActions), .path]
    case .completions: [.word(.scripts), .free]
    }
  }

  /// The words of which a command takes one, with what each does.
  var operandTable: String {
    guard case .word(let list) = operandChoices.first else { return "" }
    return Help.table(list.map { ($0.text, $0.summary) })
  }
}
