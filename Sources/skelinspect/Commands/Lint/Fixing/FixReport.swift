import SkelinspectKit

/// What became of the fixes of a run, written or as a diff.
struct FixReport {
  /// What is reported: what is left after the fixes that were written, else all.
  let results: [LintRun.Result]
  /// Nil where the fixes are written.
  let diff: [UInt8]?
  /// False where some could not be written.
  let isWritten: Bool

  /// Nil where no fix was asked for.
  ///
  /// - Parameter waiting: findings that are not fixed.
  init?(
    _ found: [LintRun.Result], of lint: LintRun, _ options: LintOptions, _ messages: Messages,
    waiting: [Diagnostic], isQuiet: Bool
  ) {
    guard let choice = options.fixing else { return nil }
    let run = FixRun(found, of: lint, choice, waiting: waiting)
    if !isQuiet { messages.say(run.unnamedFiles) }
    guard choice.isWritten else {
      let diff = FixDiff(run)
      (results, self.diff, isWritten) = (run.isHidden ? found.map(\.withoutFixes) : found, diff.bytes, true)
      Self.sayLeft(of: run, messages)
      messages.say(diff.leftOut)
      return
    }
    diff = nil
    isWritten = run.write(messages)
    // What is on disk is what was read, or some of it fixed: only the next run can tell.
    let left = isWritten ? run.results : found
    results = run.isHidden ? left.map(\.withoutFixes) : left
    if isWritten { Self.sayLeft(of: run, messages) }
    guard isWritten, !isQuiet, !run.made.isEmpty else { return }
    messages.notes(run.made.map { "\(run.isHidden ? "hidden" : "fixed"): \(run.line(of: $0))\n" })
    messages.write(run.summary)
  }

  /// Of findings that `--add-ignores` leaves.
  private static func sayLeft(of run: FixRun, _ messages: Messages) {
    let count = run.leftCount
    guard run.isHidden, count > 0 else { return }
    messages.say(
      "\(count.counted("finding")) \(count == 1 ? "is" : "are") not hidden: nothing that would hide "
        + "\(count == 1 ? "it" : "them") can be written there")
  }
}

extension LintRun.Result {
  /// What hides a finding mends nothing.
  fileprivate var withoutFixes: Self {
    guard let file = linted else { return self }
    var result = self
    result.outcome = .linted(file.withoutFixes)
    return result
  }
}
