import SkelinspectKit

/// `diff`: what differs between two files.
struct DiffCommand {
  private let invocation: Invocation
  private let messages: Messages
  private var input: HierarchyInput

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count == 2 else {
      let count = invocation.operands.count
      throw UsageError(
        message: count < 2 ? "diff needs two files, OLD and NEW" : "diff takes two files, not \(count)",
        help: "skelinspect diff OLD NEW; either can be REV:path of the git repository")
    }
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    input = try HierarchyInput(invocation, messages)
  }

  /// Reads both before it prints anything.
  mutating func run() -> ExitStatus {
    let operands = invocation.operands
    let before = read(operands[0], beside: operands[1])
    let after = read(operands[1], beside: operands[0])
    guard let before, let after else { return .failed }
    guard let shown = selectRoots(before, after) else { return .badUsage }
    let (old, new) = (shown.old.map(\.hierarchy), shown.new.map(\.hierarchy))
    let difference = diff(old, new)
    messages.writeDebugLogs(of: old + new)
    var stream = OutputStream.output
    stream.statusWithoutReader = difference.isEmpty ? .done : .findings
    let isJSON = invocation.last(.format) == "json"
    var output = OutputBuffer { [stream] in isJSON ? stream.writeProduct($0) : stream.writeText($0) }
    if isJSON {
      difference.writeJSON(to: output)
    } else {
      difference.writeText(paint: invocation.paint, to: &output)
      output.flush()
    }
    messages.sayRemarks(of: input)
    return difference.isEmpty ? .done : .findings
  }

  private mutating func read(_ operand: String, beside other: String) -> [Screen]? {
    guard let blob = GitBlob(operand, beside: other) else {
      if let help = help(for: operand) {
        messages.error(operand, "No such file or directory", help: help)
        return nil
      }
      let screens = input.screens(of: [operand])
      return input.isPartial ? nil : screens
    }
    return input.screens(of: blob)
  }

  /// A bare HEAD or branch is not a file.
  private func help(for operand: String) -> String? {
    guard !operand.contains(where: { ".:/".contains($0) }), operand != "-", !FileSystem.exists(Path(operand))
    else { return nil }
    return "a file of a commit is \(operand.shortened):path"
  }

  /// Each side with the roots of the command line; a side in which no selector names a view stays as it is.
  private func selectRoots(
    _ old: [Screen], _ new: [Screen]
  ) -> (old: [Screen], new: [Screen])? {
    let roots = invocation.all(.root)
    guard !roots.isEmpty else { return (old, new) }
    let (first, second) = (RootChoice(roots, in: old), RootChoice(roots, in: new))
    let choices = [first, second]
    if choices.contains(where: \.isAmbiguous) || choices.allSatisfy(\.screens.isEmpty) {
      for (hierarchy, error) in choices.flatMap(\.failures).prefix(Messages.maximumNotes) {
        messages.error(hierarchy.fileName, error.message, help: error.help)
      }
      return nil
    }
    let missing = zip(choices, [old, new]).filter(\.0.screens.isEmpty).compactMap(
      \.1.first?.hierarchy.fileName)
    messages.notes(missing.map { messages.note($0, "--root names no view in it: its own roots count") })
    return (
      first.screens.isEmpty ? old : first.screens,
      second.screens.isEmpty ? new : second.screens
    )
  }
}
