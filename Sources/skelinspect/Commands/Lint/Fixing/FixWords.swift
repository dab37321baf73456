import SkelinspectKit

/// What is said of fixes that were made.
enum FixWords {
  /// `Screens/a.yaml:3:5: unreachable-skeletonable: mark …: 2 views appear: …`, safe for terminals.
  ///
  /// - Parameter isHidden: the finding is hidden, not fixed.
  static func line(of made: FixRound.Made, isHidden: Bool) -> String {
    let place = made.diagnostic.place
    let position = place.position
    let parts = [made.diagnostic.rule, made.fix.title] + (isHidden ? [] : [made.fix.effectWords])
    let words = parts.joined(separator: ": ")
    return "\(place.fileName):\(position.line):\(position.column): \(words)".escapedForTerminal
  }

  /// Of a file that is not among those that are linted.
  static func unnamed(_ count: Int, isHidden: Bool) -> String {
    let noun = isHidden ? "comment" : "fix"
    let edits = count == 1 ? "1 \(noun)" : "\(count) \(isHidden ? "comments" : "fixes")"
    return "not changed: \(edits) would go there, but only files that are named are written; name it too"
  }

  /// Of findings that `--add-ignores` leaves.
  static func unhidden(_ count: Int) -> String {
    "\(count.counted("finding")) \(count == 1 ? "is" : "are") not hidden: nothing that would hide "
      + "\(count == 1 ? "it" : "them") can be written there"
  }

  /// `Fixed 3 findings in 2 files.`
  static func summary(of run: FixRun, isHidden: Bool) -> String {
    let verb = isHidden ? "Hid" : "Fixed"
    return "\(verb) \(run.made.count.counted("finding")) in \(run.edits.count.counted("file")).\n"
  }
}
