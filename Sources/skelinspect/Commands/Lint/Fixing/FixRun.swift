import SkelinspectKit

/// Makes the fixes of a run in memory: of those that contradict each other the first, again until nothing changes.
struct FixRun {
  /// How often files are linted again: where fixes together add a finding, half of them are tried.
  private static let maximumPasses = 100

  /// Lints with other texts in the place of some files', by their names.
  typealias Lint = ([String: [UInt8]]) -> [LintRun.Result]

  private let allowsUnsafe: Bool
  private let isHiding: Bool
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
  private var passes = 0

  init(
    _ results: [LintRun.Result], _ choice: FixChoice, waiting: [Diagnostic], lint: @escaping Lint
  ) {
    (self.results, self.lint) = (results, lint)
    (allowsUnsafe, isHiding) = (choice.allowsUnsafe, choice.ignoring != nil)
    rejected = Set(waiting.map(Self.key))
    names = Set(results.lazy.filter(\.file.isOnDisk).map(\.file.name))
    while passes < Self.maximumPasses, makeRound() {}
  }

  /// False where there is nothing to fix.
  private mutating func makeRound() -> Bool {
    let before = LintReport(results.compactMap(\.linted))
    var round = FixRound(of: before, in: names) { diagnostic, fix in
      (allowsUnsafe || fix.isSafe) && !rejected.contains(Self.key(of: diagnostic))
    }
    while !round.made.isEmpty, passes < Self.maximumPasses {
      let edited = Dictionary(uniqueKeysWithValues: round.edits.map { ($0.fileName, $0.editedFile) })
      passes += 1
      let after = lint(texts.merging(edited) { $1 })
      if !round.addsFindings(before, LintReport(after.compactMap(\.linted))) {
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
    // Nobody wants two comments for one finding that the first did not hide.
    if isHiding { rejected.formUnion(round.made.map { Self.key(of: $0.diagnostic) }) }
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

  private static func key(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule, diagnostic.place.fileName] + diagnostic.path
  }
}

extension FoundFile {
  /// It can be written: standard input cannot.
  var isOnDisk: Bool { if case .file = origin { true } else { false } }
}
