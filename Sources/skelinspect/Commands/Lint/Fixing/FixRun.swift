import SkelinspectKit

/// Makes the fixes of a run in memory: of those that contradict each other the first, again until nothing changes.
struct FixRun {
  private let run: LintRun
  private let allowsUnsafe: Bool
  /// The findings are hidden, not fixed.
  let isHidden: Bool
  /// The files that may be changed.
  private let names: Set<String>

  /// As they are after the fixes.
  private(set) var results: [LintRun.Result]
  private(set) var made: [FixRound.Made] = []
  /// Of the texts as they were read, by file.
  private(set) var edits: [String: FileEdits] = [:]
  /// What is not to be fixed: by rule, file and view.
  private let waiting: Set<[String]>
  /// What could not be fixed.
  private var rejected: Set<[String]> = []

  init(_ results: [LintRun.Result], of run: LintRun, _ choice: FixChoice, waiting: [Diagnostic]) {
    (self.results, self.run) = (results, run)
    (allowsUnsafe, isHidden) = (choice.allowsUnsafe, choice.reasonToIgnore != nil)
    // Standard input cannot be written.
    names = Set(run.search.files.lazy.filter { $0.source != nil }.map(\.name))
    self.waiting = Set(waiting.map(Self.key))
    // Each round leaves fewer findings, or fewer that are still to be fixed.
    while makeRound() {}
  }

  /// False where there is nothing to fix.
  private mutating func makeRound() -> Bool {
    let before = LintReport(results.compactMap(\.linted))
    var round = FixRound(of: before, in: names, where: mayMake)
    while !round.made.isEmpty {
      let edited = round.edits.reduce(into: edits) { edits, file in
        edits[file.fileName] = edits[file.fileName].map { $0.followed(by: file) ?? $0 } ?? file
      }
      var progress = Progress(isQuiet: true)
      var editedRun = run.editing(edited)
      let after = editedRun.results(&progress)
      if round.removesFindings(of: before, in: LintReport(after.compactMap(\.linted))) {
        (made, results, edits) = (made + round.made, after, edited)
        return true
      }
      guard round.made.count > 1 else {
        rejected.insert(Self.key(of: round.made[0].diagnostic))
        return true
      }
      round = round.firstHalf
    }
    return false
  }

  /// Findings that are left after all that could be written.
  var leftCount: Int {
    results.reduce(0) { count, result in
      count + (result.linted?.diagnostics.count { !waiting.contains(Self.key(of: $0)) } ?? 0)
    }
  }

  /// What is said of files in which fixes would change something that are not among those to change.
  var unnamedFiles: [LintReport.Notice] {
    var counts: [String: Int] = [:]
    for (_, diagnostic) in LintReport(results.compactMap(\.linted)).findings {
      guard let fix = diagnostic.fixes.first(where: { mayMake(diagnostic, $0) }) else { continue }
      for file in fix.files where !names.contains(file.fileName) { counts[file.fileName, default: 0] += 1 }
    }
    let noun = isHidden ? "comment" : "fix"
    return counts.sorted { $0.key.precedes($1.key) }.map { name, count in
      let edits = count == 1 ? "1 \(noun)" : "\(count) \(noun)\(isHidden ? "s" : "es")"
      return LintReport.Notice(
        name, "not changed: \(edits) would go there, but only files that are named are written; name it too")
    }
  }

  private func mayMake(_ diagnostic: Diagnostic, _ fix: SuggestedFix) -> Bool {
    let key = Self.key(of: diagnostic)
    return (allowsUnsafe || fix.isSafe) && !rejected.contains(key) && !waiting.contains(key)
  }

  private static func key(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule, diagnostic.place.fileName] + diagnostic.path
  }
}

/// What is said of fixes that were made.
extension FixRun {
  /// `Screens/a.yaml:3:5: unreachable-skeletonable: mark …: 2 views appear: …`, safe for terminals.
  func line(of made: FixRound.Made) -> String {
    let place = made.diagnostic.place
    let position = place.position
    let parts = [made.diagnostic.rule, made.fix.title] + (isHidden ? [] : [made.fix.effectWords])
    let words = parts.joined(separator: ": ")
    return "\(place.fileName):\(position.line):\(position.column): \(words)".escapedForTerminal
  }

  /// `Fixed 3 findings in 2 files.`
  var summary: String {
    "\(isHidden ? "Hid" : "Fixed") \(made.count.counted("finding")) in \(edits.count.counted("file")).\n"
  }
}
