import SkelinspectKit

/// Makes the fixes of a run in memory: of those that contradict each other the first, again until nothing changes.
struct FixRun {
  /// Lints with other texts in the place of some files', by their names.
  typealias Lint = ([String: [UInt8]]) -> [LintRun.Result]

  private let allowsUnsafe: Bool
  private let lint: Lint
  /// The files that may be changed.
  private let names: Set<String>

  /// As they are after the fixes.
  private(set) var results: [LintRun.Result]
  private(set) var made: [FixRound.Made] = []
  /// Of the texts as they were read, by file.
  private(set) var edits: [String: FileEdits] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// What is not to be fixed: by rule, file and view.
  private var rejected: Set<[String]> = []

  /// - Parameter names: of the files that may be changed.
  init(
    _ results: [LintRun.Result], _ choice: FixChoice, in names: Set<String>, waiting: [Diagnostic],
    lint: @escaping Lint
  ) {
    (self.results, self.names, self.lint) = (results, names, lint)
    allowsUnsafe = choice.allowsUnsafe
    rejected = Set(waiting.map(Self.key))
    // Each round leaves fewer findings, or fewer that are still to be fixed.
    while makeRound() {}
  }

  /// False where there is nothing to fix.
  private mutating func makeRound() -> Bool {
    let before = LintReport(results.compactMap(\.linted))
    var round = FixRound(of: before, in: names, where: mayMake)
    while !round.made.isEmpty {
      let edited = Dictionary(uniqueKeysWithValues: round.edits.map { ($0.fileName, $0.editedFile) })
      let after = lint(texts.merging(edited) { $1 })
      if round.removesFindings(of: before, in: LintReport(after.compactMap(\.linted))) {
        take(round, edited, after)
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

  private mutating func take(_ round: FixRound, _ edited: [String: [UInt8]], _ after: [LintRun.Result]) {
    made += round.made
    results = after
    texts.merge(edited) { $1 }
    for file in round.edits {
      edits[file.fileName] = edits[file.fileName].map { $0.followed(by: file) ?? $0 } ?? file
    }
  }

  /// Findings that are left after all that could be written.
  func unhiddenCount(waiting: [Diagnostic]) -> Int {
    let waiting = Set(waiting.map(Self.key))
    return results.reduce(0) { count, result in
      count + (result.linted?.diagnostics.count { !waiting.contains(Self.key(of: $0)) } ?? 0)
    }
  }

  /// Files in which fixes would change something that are not among those to change, and how many fixes would.
  var unnamedFiles: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for (_, diagnostic) in LintReport(results.compactMap(\.linted)).findings {
      guard let fix = diagnostic.fixes.first(where: { mayMake(diagnostic, $0) }) else { continue }
      for file in fix.files where !names.contains(file.fileName) { counts[file.fileName, default: 0] += 1 }
    }
    return counts.sorted { $0.key.precedes($1.key) }.map { ($0.key, $0.value) }
  }

  private func mayMake(_ diagnostic: Diagnostic, _ fix: SuggestedFix) -> Bool {
    (allowsUnsafe || fix.isSafe) && !rejected.contains(Self.key(of: diagnostic))
  }

  private static func key(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule, diagnostic.place.fileName] + diagnostic.path
  }
}
