import SkelinspectKit

/// The two files OLD and NEW of a command line, either of which can be one of git's.
struct ComparedFiles {
  private let invocation: Invocation
  private let messages: Messages
  private(set) var input: HierarchyInput
  /// Of a run that ends because one of them cannot be read, or no root is in them.
  private(set) var status = ExitStatus.failed

  init(_ invocation: Invocation, _ messages: Messages) throws(UsageError) {
    let count = invocation.operands.count
    guard count == 2 else {
      let command = invocation.has(.changes) ? "preview --changes" : invocation.command.rawValue
      throw UsageError(
        message: count < 2
          ? "\(command) needs two files, OLD and NEW" : "\(command) takes two files, not \(count)",
        help: "skelinspect \(command) OLD NEW; either can be REV:path of the git repository")
    }
    (self.invocation, self.messages) = (invocation, messages)
    input = try HierarchyInput(invocation, messages)
  }

  /// Nil where that fails, which is said then.
  mutating func read() -> (old: [Screen], new: [Screen])? {
    let operands = invocation.operands
    let before = read(operands[0], beside: operands[1])
    let after = read(operands[1], beside: operands[0])
    guard let before, let after else { return nil }
    status = .badUsage
    return selectRoots(before, after)
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
    messages.say(missing.map { LintReport.Notice($0, "--root names no view in it: its own roots count") })
    return (
      first.screens.isEmpty ? old : first.screens,
      second.screens.isEmpty ? new : second.screens
    )
  }
}
