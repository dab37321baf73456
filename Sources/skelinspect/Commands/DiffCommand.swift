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
    let old = read(operands[0], beside: operands[1])
    let new = read(operands[1], beside: operands[0])
    guard let old, let new else { return .failed }
    guard let shown = selectRoots(old, new) else { return .badUsage }
    let difference = diff(shown.old, shown.new)
    messages.writeDebugLogs(of: shown.old + shown.new)
    var stream = OutputStream.output
    stream.statusWithoutReader = difference.isEmpty ? .done : .findings
    var output = OutputBuffer { [stream] in stream.writeProduct($0) }
    if invocation.last(.format) == "json" {
      difference.writeJSON(to: output)
    } else {
      difference.writeText(paint: invocation.paint, to: &output)
      output.flush()
    }
    messages.sayRemarks(of: input)
    return difference.isEmpty ? .done : .findings
  }

  private mutating func read(_ operand: String, beside other: String) -> [Hierarchy]? {
    guard let blob = GitBlob(operand, beside: other) else {
      if let help = help(for: operand) {
        messages.error(operand, "No such file or directory", help: help)
        return nil
      }
      return input.hierarchies(of: [operand])
    }
    return input.hierarchies(of: blob)
  }

  /// A bare HEAD or branch is no file.
  private func help(for operand: String) -> String? {
    guard !operand.contains(where: { ".:/".contains($0) }), operand != "-", !FileSystem.exists(Path(operand))
    else { return nil }
    return "a file of a commit is \(operand.shortened):path"
  }

  /// Each side with the roots of the command line; a side in which no selector names a view stays as it is.
  private func selectRoots(
    _ old: [Hierarchy], _ new: [Hierarchy]
  ) -> (old: [Hierarchy], new: [Hierarchy])? {
    let roots = invocation.all(.root)
    guard !roots.isEmpty else { return (old, new) }
    let (first, second) = (RootChoice(roots, in: old), RootChoice(roots, in: new))
    let choices = [first, second]
    if choices.contains(where: \.isAmbiguous) || choices.allSatisfy(\.hierarchies.isEmpty) {
      for (hierarchy, error) in choices.flatMap(\.failures).prefix(Messages.maximumNotes) {
        messages.error(hierarchy.fileName, error.message, help: error.help)
      }
      return nil
    }
    let missing = zip(choices, [old, new]).filter(\.0.hierarchies.isEmpty).compactMap(\.1.first?.fileName)
    messages.notes(missing.map { messages.note($0, "--root names no view in it: its own roots count") })
    return (
      first.hierarchies.isEmpty ? old : first.hierarchies,
      second.hierarchies.isEmpty ? new : second.hierarchies
    )
  }
}
