/// Tries on a file's text what its findings say to do: what removes its finding, brings none and stops no app is a
/// fix of it.
struct FixSearch {
  private var proof: FixProof
  private var diagnostics: [Diagnostic]
  private let budget: FixBudget
  /// Of those that may have a fix.
  private var triedCount = 0
  /// How many more views may be looked at.
  private var room: Int

  /// A file's diagnostics with the fixes that were found, and how many of those that may have one were tried.
  ///
  /// - Parameters:
  ///   - numbers: of those that may have one.
  ///   - proof: asked for where there is room for a trial.
  static func fixes(
    for diagnostics: [Diagnostic], _ numbers: [Int], _ budget: FixBudget, _ proof: () -> FixProof
  ) -> (diagnostics: [Diagnostic], triedCount: Int) {
    let groups = budget.groups(of: numbers)
    guard !groups.isEmpty else { return (diagnostics, 0) }
    var search = FixSearch(proof: proof(), diagnostics: diagnostics, budget: budget, room: budget.room)
    search.run(groups)
    return (search.diagnostics, search.triedCount)
  }

  private mutating func run(_ groups: [FixBudget.Group]) {
    var groups = Array(groups.reversed())
    while let group = groups.popLast(), room >= budget.trial {
      room -= budget.trial
      if group.count == 1 { triedCount += 1 }
      let tried = group.compactMap { number in proof.attempt(for: diagnostics[number]).map { (number, $0) } }
      if tried.isEmpty { continue }
      if let proven = proof.proven(tried.map { (diagnostics[$0], $1) }) {
        for ((number, attempt), fix) in zip(tried, proven) {
          diagnostics[number].fixes = [fix]
          // With what else it takes.
          if fix.title != attempt.title { diagnostics[number].help = fix.title }
        }
        if group.count > 1 { triedCount += group.count }
      } else if tried.count > 1 {
        let numbers = tried.map(\.0)
        groups.append(Array(numbers[(numbers.count / 2)...]))
        groups.append(Array(numbers[..<(numbers.count / 2)]))
      }
    }
  }
}

/// How much work may be done for the fixes of a file, in views that are looked at: each trial lints the file again.
struct FixBudget {
  /// Findings whose fixes are tried together, by number.
  typealias Group = [Int]

  let room: Int
  /// Of one trial.
  let trial: Int
  /// What is written for a view; a text with more beside its views takes as long as one with more views.
  private static let bytesPerView = 200

  /// - Parameter bytes: in the file.
  init(_ room: Int, for file: LintedFile, of bytes: Int) {
    self.room = room
    // Calls are played again, each on all views.
    let views = file.readable.reduce(0) { $0 + $1.views.count * (1 + $1.callCount) }
    trial = max(views, bytes / Self.bytesPerView, 1)
  }

  /// Each by itself where there is room for that, else as many together as it takes, with some room to part a group
  /// that fails; where there is none even for that the first ones.
  func groups(of numbers: [Int]) -> [Group] {
    if numbers.count * trial <= room { return numbers.map { [$0] } }
    guard room >= 4 * trial else { return numbers.prefix(room / trial).map { [$0] } }
    let count = room / (2 * trial)
    let size = (numbers.count + count - 1) / count
    return stride(from: 0, to: numbers.count, by: size).map {
      Array(numbers[$0..<min($0 + size, numbers.count)])
    }
  }
}
