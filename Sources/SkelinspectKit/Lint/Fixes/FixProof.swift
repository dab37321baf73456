/// A file as it was linted, against which its fixes are proven.
struct FixProof {
  /// Findings that a fix brings and that have fixes of their own are fixed with it, so often.
  private static let maximumFollowing = 3

  private let linter: Linter
  private let input: LintInput
  private let file: LintedFile
  private let contexts: [RuleContext]
  private let counts: FindingCounts
  private let outlines: ClassOutlines
  /// By hierarchy.
  private var editors: [Int: DocumentEditors] = [:]

  private var before: [Inspection] { contexts.map(\.inspection) }

  init(_ linter: Linter, _ input: LintInput, _ file: LintedFile) {
    (self.linter, self.input, self.file) = (linter, input, file)
    contexts = file.readable.map { RuleContext(Inspection($0)) }
    counts = FindingCounts(file)
    outlines = ClassOutlines(file.readable)
  }

  /// Nil where nothing is known that can be written.
  mutating func attempt(for diagnostic: Diagnostic) -> FixAttempt? {
    Self.attempt(for: diagnostic, in: file, contexts, &editors)
  }

  private static func attempt(
    for diagnostic: Diagnostic, in file: LintedFile, _ contexts: [RuleContext],
    _ editors: inout [Int: DocumentEditors]
  ) -> FixAttempt? {
    guard let candidate = file.candidate(for: diagnostic) else { return FixAttempt(diagnostic) }
    return contexts.indices.contains(candidate.tree)
      ? FixAttempt(
        candidate, contexts[candidate.tree], &editors[candidate.tree, default: DocumentEditors()]) : nil
  }

  /// The fixes of some findings, proven together; nil where they fail.
  func proven(_ members: [(diagnostic: Diagnostic, attempt: FixAttempt)]) -> [SuggestedFix]? {
    guard let only = members.first, members.count == 1 else { return provenTogether(members) }
    var attempt = only.attempt
    for _ in 0...Self.maximumFollowing {
      let edited = linter.lintEdited(input, attempt.files)
      if removes([only.diagnostic], edited) {
        return fix(attempt, edited).map { [$0] }
      }
      guard let next = following(attempt, edited) else { return nil }
      attempt = next
    }
    return nil
  }

  /// With the fix of the first finding that it brings.
  private func following(_ attempt: FixAttempt, _ edited: LintedFile) -> FixAttempt? {
    let added = Set(FindingCounts(edited).added(to: counts))
    let new = edited.diagnostics.first { added.contains(FindingCounts.kind(of: $0, in: edited.readable)) }
    guard let new, edited.isRead || !file.isRead else { return nil }
    let contexts = edited.readable.map { RuleContext(Inspection($0)) }
    var editors: [Int: DocumentEditors] = [:]
    return Self.attempt(for: new, in: edited, contexts, &editors).flatMap {
      attempt.followed(by: $0, numbers: numbers(before: attempt, edited))
    }
  }

  /// What the views of an edited hierarchy were before the attempt; nil where that cannot be told.
  private func numbers(before attempt: FixAttempt, _ edited: LintedFile) -> [ViewIndex?]? {
    guard let tree = attempt.tree, edited.readable.indices.contains(tree), before.indices.contains(tree)
    else {
      return nil
    }
    let after = edited.readable[tree]
    guard attempt.changes.contains(where: \.movesView) else { return after.views.indices.map { $0 } }
    return attempt.isRenumbered
      ? nil : MovedViews(from: before[tree].hierarchy.applying(attempt.changes), to: after)?.numbers
  }

  private func fix(_ attempt: FixAttempt, _ edited: LintedFile) -> SuggestedFix? {
    guard !stopsApp(edited) else { return nil }
    let after = inspections(of: edited, [attempt])
    return SuggestedFix(
      title: attempt.title, files: attempt.files, isSafe: isSafe([attempt], after),
      effect: effect(of: attempt, after))
  }

  private func provenTogether(
    _ members: [(diagnostic: Diagnostic, attempt: FixAttempt)]
  ) -> [SuggestedFix]? {
    let attempts = members.map(\.attempt)
    guard let edits = EditUnion(attempts.flatMap(\.files))?.files else { return nil }
    let edited = linter.lintEdited(input, edits)
    guard removes(members.map(\.diagnostic), edited), !stopsApp(edited) else { return nil }
    let after = inspections(of: edited, attempts)
    let isSafe = isSafe(attempts, after)
    let effect = after.count == before.count && isSame(after) ? FixEffect() : .unknown
    return attempts.map {
      SuggestedFix(title: $0.title, files: $0.files, isSafe: isSafe, effect: effect)
    }
  }

  /// Whether they are gone, and nothing else has come. What an error of reading has hidden may come to light.
  private func removes(_ diagnostics: [Diagnostic], _ edited: LintedFile) -> Bool {
    guard edited.isRead || !file.isRead else { return false }
    let gone = diagnostics.map { FindingCounts.kind(of: $0, in: file.readable) }
    let isAboutReading = diagnostics.allSatisfy(\.isOfReading)
    let (found, known) = isAboutReading ? (edited.ofReading, FindingCounts(file.ofReading)) : (edited, counts)
    return FindingCounts(found).lacks(gone, of: known)
  }

  private func stopsApp(_ edited: LintedFile) -> Bool {
    zip(before, edited.readable).contains { $0.crash == nil && Inspection($1).crash != nil }
  }

  /// Of the same views in the same order: where some are moved, that of a copy. Empty where they cannot be told.
  private func inspections(of edited: LintedFile, _ attempts: [FixAttempt]) -> [Inspection] {
    guard edited.readable.count == before.count else { return [] }
    let isRenumbered = attempts.contains(where: \.isRenumbered)
    let moves = attempts.contains { $0.changes.contains(where: \.movesView) }
    var inspections: [Inspection] = []
    for (tree, hierarchy) in zip(0..., edited.readable) {
      let changes = attempts.filter { $0.tree == tree }.flatMap(\.changes)
      if !isRenumbered, changes.contains(where: \.movesView) {
        let made = Inspection(before[tree].hierarchy.applying(changes))
        guard made.looks == Inspection(hierarchy).looks else { return [] }
        inspections.append(made)
      } else if !moves || before[tree].hierarchy.hasViews(of: hierarchy) {
        inspections.append(Inspection(hierarchy))
      } else {
        return []
      }
    }
    return inspections
  }

  /// Whether only views that the findings name look different: in an outline of a class where they do in its copy.
  private func isSafe(_ attempts: [FixAttempt], _ after: [Inspection]) -> Bool {
    guard after.count == before.count, attempts.allSatisfy(\.shared.isEmpty) else { return false }
    var (named, outlined) = ([Int: Set<ViewIndex>](), Set<ClassOutlines.Key>())
    for attempt in attempts {
      guard let tree = attempt.tree else { continue }
      named[tree, default: []].formUnion(attempt.named)
      if outlines.isOutline[tree] { outlined.formUnion(attempt.named.map { outlines.key(of: $0, in: tree) }) }
    }
    var known: Set<ClassOutlines.Key> = []
    for tree in outlines.order {
      guard before[tree].hierarchy.views.count == after[tree].hierarchy.views.count else { return false }
      for view in before[tree].viewsLookingDifferent(in: after[tree]) {
        let key = outlines.key(of: view, in: tree)
        let isOutline = outlines.isOutline[tree]
        guard
          named[tree]?.contains(view) ?? false || isOutline && known.contains(key)
            || !isOutline && outlined.contains(key) && outlines.isOnly(key)
        else { return false }
        if !isOutline { known.insert(key) }
      }
    }
    return true
  }

  /// Whether no view looks different.
  private func isSame(_ after: [Inspection]) -> Bool {
    zip(before, after).allSatisfy { old, new in
      old.hierarchy.views.count == new.hierarchy.views.count && old.viewsLookingDifferent(in: new).isEmpty
    }
  }

  private func effect(of attempt: FixAttempt, _ after: [Inspection]) -> FixEffect {
    guard after.count == before.count else { return .unknown }
    var effect = FixEffect()
    var known: Set<ClassOutlines.Key> = []
    for tree in outlines.order
    where before[tree].hierarchy.views.count == after[tree].hierarchy.views.count {
      let change = ChangeEffect(
        of: attempt.tree == tree ? attempt.changes : [], before: before[tree], after: after[tree])
      var told: Set<ClassOutlines.Key> = []
      effect.add(change, before: before[tree]) { view in
        let key = outlines.key(of: view, in: tree)
        told.insert(key)
        return !outlines.isOutline[tree] || !known.contains(key)
      }
      known.formUnion(told)
    }
    if let tree = attempt.tree { effect.shared = attempt.shared.map(before[tree].hierarchy.name(of:)) }
    return effect
  }
}

extension FixEffect {
  /// - Parameter counts: whether a view does, and is not one that was counted before.
  fileprivate mutating func add(
    _ effect: ChangeEffect, before: Inspection, where counts: (ViewIndex) -> Bool
  ) {
    func names(_ views: some Sequence<ViewIndex>) -> [String] {
      views.filter(counts).map(before.hierarchy.name(of:))
    }
    appears += names(effect.appears)
    let blocks = effect.disappears.filter {
      before.coverage[$0].role == .block && effect.inspection.coverage[$0].role == .container
    }
    opens += names(blocks)
    disappears += names(effect.disappears.filter { !blocks.contains($0) })
    uncovers += names(effect.uncovers)
    alters += names(effect.alters)
    let told = Set(effect.appears + effect.staysHidden + effect.disappears + effect.uncovers + effect.alters)
    // Where sizes are not known, another modifier before an overlay makes it another size all the same.
    let altered = effect.changes.compactMap { if case .alter(_, let view) = $0 { view } else { nil } }
    let different = Set(before.viewsLookingDifferent(in: effect.inspection) + altered)
    restyles += names(
      different.subtracting(told).sorted().filter { before.draws($0) && effect.inspection.draws($0) })
    if before.crash != nil, effect.inspection.crash == nil { keepsAppAlive = true }
  }
}
