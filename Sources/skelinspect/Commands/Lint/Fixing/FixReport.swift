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
    // Standard input cannot be written.
    let names = Set(pass.search.files.lazy.filter { $0.source != nil }.map(\.name))
    let run = FixRun(found, choice, in: names, waiting: waiting) { pass.results(with: $0) }
    let isHidden = choice.ignoring != nil
    if !isQuiet {
      messages.say(
        run.unnamedFiles.map { LintReport.Notice($0.name, FixWords.unnamed($0.count, isHidden: isHidden)) })
    }
    let unhidden = choice.ignoring == nil ? 0 : run.unhiddenCount(waiting: waiting)
    guard choice.isWritten else {
      let diff = FixDiff(run, isHidden: isHidden)
      (results, self.diff, isWritten) = (isHidden ? found.map(\.withoutFixes) : found, diff.bytes, true)
      if unhidden > 0 { messages.say(FixWords.unhidden(unhidden)) }
      messages.say(diff.leftOut)
      return
    }
    diff = nil
    isWritten = run.write(messages)
    // What is on disk is what was read, or some of it fixed: only the next run can tell.
    let left = isWritten ? run.results : found
    results = isHidden ? left.map(\.withoutFixes) : left
    if isWritten, unhidden > 0 { messages.say(FixWords.unhidden(unhidden)) }
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
