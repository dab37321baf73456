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
    OutputStream.error.write(text + "  `skelinspect\(command) --help` shows what there is\n")
    return .badUsage
  }
}

private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
  try checkFiles(of: invocation)
  switch invocation.command {
  case .describe, .inspect:
    try checkIsFile(invocation.operands[0], in: invocation)
    var session = try InspectCommand(invocation)
    return session.run()
  case .why:
    var command = try WhyCommand(invocation)
    return command.run()
  case .lint, .baseline:
    var command = try LintCommand(invocation)
    return command.run()
  case .preview:
    var command = try PreviewCommand(invocation)
    return command.run()
  case .diff:
    var command = try DiffCommand(invocation)
    return command.run()
  case .expect:
    var command = try ExpectCommand(invocation)
    return command.run()
  case .rules, .explain: return try RulesCommand(invocation).run()
  case .schema: return try SchemaCommand(invocation).run()
  case .keys: return try KeysCommand(invocation).run()
  case .config: return try ConfigCommand(invocation).run()
  case .completions: return try CompletionsCommand(invocation).run()
  }
}

private func checkFiles(of invocation: Invocation) throws(UsageError) {
  var files = invocation.operands[...]
  var lists: [String] = []
  switch invocation.command {
  case .describe, .inspect, .preview, .expect:
    if files.isEmpty { throw UsageError(message: "no FILE is given") }
  case .why: files = files.prefix(1)
  case .lint: lists = invocation.all(.filesFrom)
  case .baseline:
    files = files.dropFirst()
    lists = invocation.all(.filesFrom)
  case .diff: break
  case .rules, .explain, .schema, .keys, .config, .completions: return
  }
  if files.contains("") { throw UsageError(message: "the name of a file is empty") }
  if lists.contains("") { throw UsageError(message: "the name of a list of files is empty") }
  if (files + lists).count(where: { $0 == "-" }) > 1 {
    throw UsageError(message: "standard input (-) is named twice")
  }
}

/// A mistyped or misplaced command must not be taken for a file.
private func checkIsFile(_ first: String, in invocation: Invocation) throws(UsageError) {
  let isFile = first == "-" || first.contains("/") || FileSystem.exists(Path(first))
  guard !invocation.namesCommand, !isFile else { return }
  if let command = Command(rawValue: first) {
    throw UsageError(
      message: "the command '\(first)' comes first",
      help: "skelinspect \(first) [OPTION…] \(command.operands)")
  }
  if first == "help" || first == "version" {
    throw UsageError(message: "no file '\(first)'; did you mean '--\(first)'?")
  }
  guard let command = nearMiss(of: first, among: Command.allCases.map(\.rawValue)) else {
    let isWord = first.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    guard isWord, !first.isEmpty else { return }
    let commands = Command.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(
      message: "no command and no file is called '\(first)'", help: "the commands are \(commands)")
  }
  throw UsageError(message: "no file '\(first)'; did you mean the command '\(command)'?")
}
