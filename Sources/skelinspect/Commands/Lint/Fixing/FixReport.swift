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
    _ found: [LintRun.Result], _ pass: LintPass, _ options: LintOptions, _ messages: Messages,
    waiting: [Diagnostic], isQuiet: Bool
  ) {
    guard let choice = options.fixing else { return nil }
    let names = Set(pass.search.files.lazy.filter(\.isOnDisk).map(\.name))
    let run = FixRun(found, choice, in: names, waiting: waiting) { pass.results(with: $0) }
    let isHidden = choice.ignoring != nil
    if !isQuiet {
      messages.notes(
        run.unnamedFiles.map { messages.note($0.name, FixWords.unnamed($0.count, isHidden: isHidden)) })
    }
    let unhidden = choice.ignoring == nil ? 0 : run.unhiddenCount(waiting: waiting)
    guard choice.isWritten else {
      let diff = FixDiff(run, isHidden: isHidden)
      (results, self.diff, isWritten) = (isHidden ? found.map(\.withoutFixes) : found, diff.bytes, true)
      if unhidden > 0 { messages.write(messages.note("skelinspect", FixWords.unhidden(unhidden))) }
      messages.notes(
        diff.leftOut.map { messages.note($0.name, "left out of the diff: \($0.reason.escapedForTerminal)") })
      return
    }
    diff = nil
    isWritten = FixWriting(run, messages).write()
    // What is on disk is what was read, or some of it fixed: only the next run can tell.
    let left = isWritten ? run.results : found
    results = isHidden ? left.map(\.withoutFixes) : left
    if isWritten, unhidden > 0 { messages.write(messages.note("skelinspect", FixWords.unhidden(unhidden))) }
    guard isWritten, !isQuiet, !run.made.isEmpty else { return }
    let word = isHidden ? "hidden" : "fixed"
    messages.notes(run.made.map { "\(word): \(FixWords.line(of: $0, isHidden: isHidden))\n" })
    messages.write(FixWords.summary(of: run, isHidden: isHidden))
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
