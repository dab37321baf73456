/// Tries on the texts of files what their findings say to do: what removes its finding, brings none and stops no app
/// is a fix of it. Where files are read with the same code, what comes next in each is tried at once: every trial
/// reads all of the code again.
struct FixSearch {
  /// Findings of a file that are tried together, by number.
  private struct Part {
    let file: Int
    let numbers: [Int]
  }

  /// A file that fixes are tried on.
  private struct Subject {
    let file: LintedFile
    let budget: FixBudget
    var proof: FixProof
    var diagnostics: [Diagnostic]
    /// How many more views may be looked at.
    var room: Int
    /// The findings that were tried, by number.
    var tried: Set<Int> = []
  }

  private let linter: Linter
  private var subjects: [Subject]
  private let codeCost: Int
  /// What may still be spent on reading code again.
  private var roomForCode: Int

  /// Proves what may be done about the findings of files.
  ///
  /// - Parameters:
  ///   - room: how many views may be looked at for each file, and for the code.
  ///   - codeCost: of reading the code that they have in common, in views; 0: there is none.
  static func proving(_ files: [LintedFile], by linter: Linter, room: Int, codeCost: Int) -> [LintedFile] {
    let trials = codeCost == 0 ? Int.max : max(room / codeCost, 1)
    let budgets = files.map { FixBudget(room, trials, for: $0) }
    let groups = zip(budgets, files).map { $0.groups(of: $1.fixable) }
    if groups.allSatisfy(\.isEmpty) { return files.map { $0.settingFixes(of: $0.findings, triedCount: 0) } }
    var search = FixSearch(files, linter, budgets, roomForCode: max(room, codeCost), codeCost)
    search.run(groups)
    return zip(files, search.subjects).map { file, subject in
      file.settingFixes(of: subject.diagnostics, triedCount: subject.tried.count)
    }
  }

  private init(
    _ files: [LintedFile], _ linter: Linter, _ budgets: [FixBudget], roomForCode: Int, _ codeCost: Int
  ) {
    (self.linter, self.codeCost, self.roomForCode) = (linter, codeCost, roomForCode)
    subjects = zip(files, budgets).map { file, budget in
      Subject(
        file: file, budget: budget, proof: FixProof(file), diagnostics: file.findings, room: budget.room)
    }
  }

  private mutating func run(_ groups: [[[Int]]]) {
    let rounds = (0..<(groups.map(\.count).max() ?? 0)).map { round in
      groups.indices.filter { groups[$0].count > round }.map { Part(file: $0, numbers: groups[$0][round]) }
    }
    var waiting = Array(rounds.reversed())
    while let trial = waiting.popLast() {
      let parts = trial.filter { subjects[$0.file].room >= subjects[$0.file].budget.trial }
      guard !parts.isEmpty, roomForCode >= codeCost else { continue }
      roomForCode -= codeCost
      for part in parts { subjects[part.file].room -= subjects[part.file].budget.trial }
      let (again, apart) = tryOut(parts)
      let alone = apart.reversed().map { [$0] }
      // What is tried by itself after all rounds has the room that they leave.
      waiting = codeCost == 0 ? waiting + alone : alone + waiting
      if !again.isEmpty { waiting.append(again) }
    }
  }

  /// What is to be tried again without the others, as what they did may have helped it, and what by itself, or in
  /// halves.
  private mutating func tryOut(_ parts: [Part]) -> (again: [Part], apart: [Part]) {
    var union = EditUnion()
    var apart: [Part] = []
    var tried: [(part: Part, members: [FixProof.Member])] = []
    for part in parts {
      let members = members(of: part)
      if members.isEmpty {
        if part.numbers.count == 1 { subjects[part.file].tried.formUnion(part.numbers) }
      } else if let edits = EditUnion(members.flatMap(\.attempt.files))?.files, union.add(edits) {
        tried.append((part, members))
      } else {
        apart.append(contentsOf: parts.count > 1 ? [part] : halves(of: part, members))
      }
    }
    guard !tried.isEmpty else { return ([], apart) }
    let edited = linter.editing(union.files)
    let outcomes = tried.map { part, members in
      let after = edited.lint(subjects[part.file].file, edited: union.files)
      return subjects[part.file].proof.outcome(of: members, in: after)
    }
    if tried.count == 1 {
      let (part, members) = tried[0]
      settle(part, members, outcomes[0])
      return ([], apart + (outcomes[0] == nil ? halves(of: part, members) : []))
    }
    // What becomes of a view that looks different in several files may come of the fixes of any.
    let changed = outcomes.flatMap { $0?.changed ?? [] }
    let counts = Dictionary(changed.lazy.map { ($0, 1) }, uniquingKeysWith: +)
    let areClear = outcomes.map { $0.map { $0.isSafe && $0.changed.allSatisfy { counts[$0] == 1 } } ?? false }
    if areClear.allSatisfy(\.self) {
      for ((part, members), outcome) in zip(tried, outcomes) { settle(part, members, outcome) }
      return ([], apart)
    }
    let clear = zip(tried, areClear).filter(\.1).map(\.0.part)
    return (clear, apart + zip(tried, areClear).filter { !$1 }.map(\.0.part))
  }

  private mutating func members(of part: Part) -> [FixProof.Member] {
    part.numbers.compactMap { number in
      let diagnostic = subjects[part.file].file.findings[number]
      return subjects[part.file].proof.attempt(for: diagnostic).map {
        FixProof.Member(number: number, diagnostic: diagnostic, attempt: $0)
      }
    }
  }

  private func halves(of part: Part, _ members: [FixProof.Member]) -> [Part] {
    guard members.count > 1 else { return [] }
    let numbers = members.map(\.number)
    let middle = numbers.count / 2
    return [numbers[..<middle], numbers[middle...]].map { Part(file: part.file, numbers: Array($0)) }
  }

  /// Keeps what came of a trial.
  private mutating func settle(_ part: Part, _ members: [FixProof.Member], _ outcome: FixProof.Outcome?) {
    if outcome != nil || part.numbers.count == 1 { subjects[part.file].tried.formUnion(part.numbers) }
    for (place, member) in members.enumerated() {
      var diagnostic = member.diagnostic
      if let fix = outcome?.fixes[place] {
        diagnostic.fixes = [fix]
        // With what else it takes.
        if fix.title != member.attempt.title { diagnostic.help = fix.title }
      }
      subjects[part.file].diagnostics[member.number] = diagnostic
    }
  }
}

/// How much work may be done for the fixes of a file, in views that are looked at: each trial lints the file again.
struct FixBudget {
  let room: Int
  /// Of one trial.
  let trial: Int
  /// How many trials there may be at most.
  private let limit: Int
  /// What is written for a view; a text with more beside its views takes as long as one with more views.
  static let bytesPerView = 200

  init(_ room: Int, _ trials: Int, for file: LintedFile) {
    (self.room, limit) = (room, trials)
    // Calls are played again, each on all views.
    let views = file.readable.reduce(0) { $0 + $1.views.count * (1 + $1.callCount) }
    trial = max(views, file.source.count / Self.bytesPerView, 1)
  }

  /// Findings whose fixes are tried together, by number: each by itself where there is room for that, else as many as
  /// it takes, with some room to part a group that fails; where there is none even for that the first ones.
  func groups(of numbers: [Int]) -> [[Int]] {
    if numbers.count <= limit, numbers.count * trial <= room { return numbers.map { [$0] } }
    guard room >= 4 * trial else { return numbers.prefix(min(room / trial, limit)).map { [$0] } }
    let count = min(room / (2 * trial), limit)
    let size = (numbers.count + count - 1) / count
    return stride(from: 0, to: numbers.count, by: size).map {
      Array(numbers[$0..<min($0 + size, numbers.count)])
    }
  }
}
