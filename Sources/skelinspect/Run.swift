import SkelinspectKit

/// Runs one command line.
func run(_ arguments: [String]) -> ExitStatus {
  do throws(UsageError) {
    let invocation = try Invocation(arguments)
    switch invocation.asks {
    case .version: OutputStream.output.write(Help.version)
    case .help: OutputStream.output.write(Help.text(for: invocation.namesCommand ? invocation.command : nil))
    default:
      try checkFiles(of: invocation)
      return Session(invocation).run()
    }
    return .done
  } catch {
    var text = "skelinspect: error: \(error.message.escapedForTerminal)\n"
    if let help = error.help { text += "  = help: \(help.escapedForTerminal)\n" }
    OutputStream.error.write(text + "  `skelinspect --help` shows what there is\n")
    return .badUsage
  }
}

/// A mistyped or misplaced command must not be taken for a file.
private func checkFiles(of invocation: Invocation) throws(UsageError) {
  guard let first = invocation.files.first else { throw UsageError(message: "no FILE is given") }
  if invocation.files.contains("") { throw UsageError(message: "the name of a file is empty") }
  if invocation.files.count(where: { $0 == "-" }) > 1 {
    throw UsageError(message: "standard input (-) is named twice")
  }
  guard !invocation.namesCommand, !FileReading.exists(first), !first.contains("/") else { return }
  if Command(rawValue: first) != nil {
    throw UsageError(
      message: "the command '\(first)' comes first", help: "skelinspect \(first) [OPTION…] FILE…")
  }
  if first == "help" || first == "version" {
    throw UsageError(message: "no file '\(first)'; did you mean '--\(first)'?")
  }
  guard let command = nearMiss(of: first, among: Command.allCases.map(\.rawValue)) else { return }
  throw UsageError(message: "no file '\(first)'; did you mean the command '\(command)'?")
}
