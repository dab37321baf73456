import SkelinspectKit

/// Runs one command line.
func run(_ arguments: [String]) -> ExitStatus {
  do throws(UsageError) {
    let invocation = try Invocation(arguments)
    switch invocation.asks {
    case .version: OutputStream.output.write(Help.version)
    case .help: OutputStream.output.write(Help.text(for: invocation.namesCommand ? invocation.command : nil))
    default: return try run(invocation)
    }
    return .done
  } catch {
    var text = "skelinspect: error: \(error.message.escapedForTerminal)\n"
    if let help = error.help { text += "  = help: \(help.escapedForTerminal)\n" }
    let command = arguments.first.flatMap(Command.init).map { " \($0.rawValue)" } ?? ""
    OutputStream.error.writeText(text + "  `skelinspect\(command) --help` shows what there is\n")
    return .badUsage
  }
}

private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
  try checkFiles(of: invocation)
  switch invocation.command {
  case .describe, .inspect: return try InspectCommand(invocation).run()
  case .why: return try WhyCommand(invocation).run()
  case .lint, .baseline: return try LintCommand(invocation).run()
  case .preview: return try PreviewCommand(invocation).run()
  case .diff: return try DiffCommand(invocation).run()
  case .expect: return try ExpectCommand(invocation).run()
  case .rules, .explain: return try RulesCommand(invocation).run()
  case .schema: return try SchemaCommand.run(invocation)
  case .keys: return try KeysCommand(invocation).run()
  case .config: return try ConfigCommand(invocation).run()
  case .completions: return try CompletionsCommand.run(invocation)
  }
}

private func checkFiles(of invocation: Invocation) throws(UsageError) {
  var files = invocation.operands[...]
  var lists: [String] = []
  switch invocation.command {
  case .describe, .inspect, .preview, .expect:
    if files.isEmpty {
      throw UsageError(
        message: "no FILE is given",
        help: "- reads standard input, as in 'skelinspect \(invocation.command.rawValue) -'")
    }
  case .why: files = files.prefix(1)
  case .lint: lists = invocation.all(.filesFrom)
  case .baseline:
    files = files.dropFirst()
    lists = invocation.all(.filesFrom)
  case .diff: break
  case .rules, .explain, .schema, .keys, .config, .completions: return
  }
  try checkOperands(of: invocation)
  if files.contains("") { throw UsageError(message: "the name of a file is empty") }
  if lists.contains("") { throw UsageError(message: "the name of a list of files is empty") }
  if (files + lists).count(where: { $0 == "-" }) > 1 {
    throw UsageError(message: "standard input (-) is named twice")
  }
}

/// A mistyped or misplaced command must not be taken for a file.
private func checkOperands(of invocation: Invocation) throws(UsageError) {
  let missing = invocation.operands.filter { $0 != "-" && !$0.contains("/") && !FileSystem.exists(Path($0)) }
  if missing.contains("help") {
    let command = missing.compactMap(Command.init).first.map { " \($0.rawValue)" }
    let own = invocation.namesCommand ? " \(invocation.command.rawValue)" : ""
    throw UsageError(message: "no file 'help'", help: "did you mean 'skelinspect\(command ?? own) --help'?")
  }
  guard !invocation.namesCommand else { return }
  if let command = missing.lazy.compactMap(Command.init).first {
    throw UsageError(
      message: "the command '\(command.rawValue)' comes first",
      help: "skelinspect \(command.rawValue) [OPTION…] \(command.operands)")
  }
  guard let first = missing.first, first == invocation.operands.first else { return }
  let isWord = first.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
  if isWord, !first.isEmpty { throw UsageError(noCommand: first) }
}

extension UsageError {
  /// What stands where a command or a file must.
  fileprivate init(noCommand word: String) {
    let commands = Command.allCases.map(\.rawValue)
    let owner =
      ConfigAction(rawValue: word) != nil
      ? Command.config : BaselineUse.actions.contains { $0.rawValue == word } ? .baseline : nil
    if word == "version" {
      self.init(message: "no file 'version'; did you mean '--version'?")
    } else if let owner {
      self.init(message: "no file '\(word)'; did you mean 'skelinspect \(owner.rawValue) \(word)'?")
    } else if let command = nearMiss(of: word, among: commands) {
      self.init(message: "no file '\(word)'; did you mean the command '\(command)'?")
    } else {
      self.init(
        message: "no command and no file is called '\(word.shortened)'",
        help: FileSystem.nearMiss(of: Path(word)).map { "did you mean '\($0.text.shortened)'?" }
          ?? "the commands are \(commands.joined(separator: ", "))")
    }
  }
}
