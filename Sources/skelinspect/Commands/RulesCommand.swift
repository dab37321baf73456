import SkelinspectKit

/// `rules` and `explain`: what lint looks for.
struct RulesCommand {
  private let invocation: Invocation
  private let choice: ConfigurationChoice

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    choice = try ConfigurationChoice(invocation)
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let operand = try operand(), operand != "all" else { return printTable(of: Rule.all) }
    if invocation.command == .rules, Rule.named(operand) == nil {
      let rules = Rule.all.filter { $0.id.hasPrefix(operand) }
      if rules.count > 1 { return printTable(of: rules) }
      if let rule = rules.first { return print(rule) }
    }
    return try print(invocation.command == .rules ? rule(named: operand) : rule(in: operand))
  }

  private func print(_ rule: Rule) -> ExitStatus {
    format == .text ? printText(of: rule) : printTable(of: [rule])
  }

  /// The rule's id, or the line of a log; nil: all rules.
  private func operand() throws(UsageError) -> String? {
    let operands = invocation.operands
    if invocation.command == .rules {
      try invocation.takes(atMost: 1, "one ID")
      return operands.first
    }
    guard operands == ["-"] else {
      guard !operands.isEmpty else { throw UsageError(message: "no ID or LINE is given") }
      // A line that is not quoted comes in pieces.
      return operands.joined(separator: " ")
    }
    do throws(FileError) { return String(decoding: try FileReader.readStandardInput(), as: UTF8.self) } catch
    {
      throw UsageError(message: "standard input: \(error.message)")
    }
  }

  private func rule(named id: String) throws(UsageError) -> Rule {
    try RuleArguments.check(id)
    return try rule(in: id)
  }

  private func rule(in text: String) throws(UsageError) -> Rule {
    if let rule = RuleMention.rule(in: text) { return rule }
    if let word = RuleMention.candidate(in: text) { try RuleArguments.check(word) }
    throw UsageError(
      message: "no rule is named in '\(text.shortened)'",
      help: "a finding ends with its rule's id in brackets")
  }

  private var format: ListFormat { invocation.listFormat }

  private func printTable(of rules: [Rule]) -> ExitStatus {
    OutputStream.output.write(format, invocation.paint) { format.text(of: rules, paint: $0, width: $1) }
    return .done
  }

  private func printText(of rule: Rule) -> ExitStatus {
    let messages = Messages(color: invocation.color)
    guard let settings = LintSettings(choice, in: FileSystem.workingFolder, messages) else { return .failed }
    let text = RuleText(paint: invocation.paint, width: OutputStream.output.lineWidth ?? 100)
    OutputStream.output.write(text.text(of: rule, settings))
    return .done
  }
}
