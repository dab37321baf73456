/// A file as it was linted, against which its fixes are proven.
struct FixProof {
  /// A finding of the file, by number, and what may remove it.
  struct Member {
    let number: Int
    let diagnostic: Diagnostic
    let attempt: FixAttempt
  }

  /// What some members come to together.
  struct Outcome {
    /// One for each member.
    let fixes: [SuggestedFix]
    let isSafe: Bool
    /// Where the views stand that look different.
    let changed: Set<Place>
  }

  private let file: LintedFile
  private let counts: FindingCounts
  private let outlines: ClassOutlines
  /// By hierarchy.
  private var editors: [Int: DocumentEditors] = [:]

  init(_ file: LintedFile) {
    self.file = file
    counts = FindingCounts(file)
    outlines = ClassOutlines(file.readable)
  }

  /// Nil where nothing is known that can be written.
  mutating func attempt(for diagnostic: Diagnostic) -> FixAttempt? {
    guard let candidate = file.candidate(for: diagnostic) else { return FixAttempt(diagnostic) }
    return file.contexts.indices.contains(candidate.tree)
      ? FixAttempt(
        candidate, file.contexts[candidate.tree], &editors[candidate.tree, default: DocumentEditors()]) : nil
  }

  /// The fixes of some findings, proven together; nil where they fail.
  ///
  /// - Parameter edited: the file as it is with them.
  func outcome(of members: [Member], in edited: LintedFile) -> Outcome? {
    guard removes(members.map(\.diagnostic), edited), !crashesApp(edited) else { return nil }
    let attempts = members.map(\.attempt)
    let proofs = proofs(in: edited, attempts)
    let isSafe = isSafe(attempts, proofs) && !takesAway(attempts, proofs)
    let effect = attempts.count == 1 ? effect(of: attempts[0], proofs) : effectTogether(proofs)
    let fixes = attempts.map {
      SuggestedFix(title: $0.title, files: $0.files, isSafe: isSafe, effect: effect)
    }
    return Outcome(fixes: fixes, isSafe: isSafe, changed: Set(changedPlaces(proofs)))
  }

  /// Whether they are gone, and nothing else has come. What an error of reading has hidden may come to light.
  private func removes(_ diagnostics: [Diagnostic], _ edited: LintedFile) -> Bool {
    guard edited.isRead || !file.isRead else { return false }
    let gone = diagnostics.map { FindingCounts.kind(of: $0, in: file.readable) }
    let areReaderErrors = diagnostics.allSatisfy(\.isReaderError)
    let (found, known) =
      areReaderErrors
      ? (edited.withReaderErrorsOnly, FindingCounts(file.withReaderErrorsOnly)) : (edited, counts)
    return FindingCounts(found).lacks(gone, of: known)
  }

  private func changedPlaces(_ proofs: [ChangeProof]) -> [Place] {
    zip(file.contexts, proofs).flatMap { context, proof in
      (proof.differing ?? []).map(context.hierarchy.place(of:))
    }
  }

  private func crashesApp(_ edited: LintedFile) -> Bool {
    zip(file.contexts, edited.contexts).contains {
      ChangeProof(before: $0.inspection, after: $1.inspection).crashesApp
    }
  }

  /// Of the same views in the same order: where some are moved, that of a copy. Empty where they cannot be told.
  private func proofs(in edited: LintedFile, _ attempts: [FixAttempt]) -> [ChangeProof] {
    guard edited.contexts.count == file.contexts.count else { return [] }
    let moves = attempts.contains { $0.changes.contains(where: \.movesView) }
    var proofs: [ChangeProof] = []
    for (tree, both) in zip(0..., zip(file.contexts, edited.contexts)) {
      let (before, after) = (both.0.inspection, both.1.inspection)
      let changes = attempts.filter { $0.tree == tree }.flatMap(\.changes)
      if changes.contains(where: \.movesView) {
        let proof = ChangeProof(of: changes, on: before)
        guard proof.isMade(in: after) else { return [] }
        proofs.append(proof)
      } else if !moves || before.hierarchy.hasViews(of: after.hierarchy) {
        proofs.append(ChangeProof(before: before, after: after))
      } else {
        return []
      }
    }
    return proofs
  }

  /// Whether only views that the findings name look different: in an outline of a class where they do in its copy.
  private func isSafe(_ attempts: [FixAttempt], _ proofs: [ChangeProof]) -> Bool {
    guard proofs.count == file.contexts.count,
      attempts.allSatisfy({ $0.shared.isEmpty && !$0.overrulesAuthor })
    else { return false }
    var (named, outlined) = ([Int: Set<ViewIndex>](), Set<ClassOutlines.Key>())
    for attempt in attempts {
      guard let tree = attempt.tree else { continue }
      named[tree, default: []].formUnion(attempt.named)
      if outlines.isOutline[tree] { outlined.formUnion(attempt.named.map { outlines.key(of: $0, in: tree) }) }
    }
    var known: Set<ClassOutlines.Key> = []
    for tree in outlines.order {
      guard let differing = proofs[tree].differing else { return false }
      for view in differing {
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

  /// Whether a skeleton goes and none comes that is seen.
  private func takesAway(_ attempts: [FixAttempt], _ proofs: [ChangeProof]) -> Bool {
    zip(0..., proofs).contains { tree, proof in
      let effect = ChangeEffect(of: attempts.filter { $0.tree == tree }.flatMap(\.changes), proof)
      return !effect.disappears.isEmpty && effect.appears.isEmpty && !effect.staysHidden.isEmpty
    }
  }

  /// Known only where no view looks different.
  private func effectTogether(_ proofs: [ChangeProof]) -> FixEffect {
    proofs.count == file.contexts.count && proofs.allSatisfy { $0.differing?.isEmpty == true }
      ? FixEffect() : .unknown
  }

  private func effect(of attempt: FixAttempt, _ proofs: [ChangeProof]) -> FixEffect {
    guard proofs.count == file.contexts.count else { return .unknown }
    var effect = FixEffect()
    effect.isShown = file.contexts.contains { !$0.hierarchy.show.roots.isEmpty }
    var known: Set<ClassOutlines.Key> = []
    for tree in outlines.order {
      guard let differing = proofs[tree].differing else { continue }
      let change = ChangeEffect(of: attempt.tree == tree ? attempt.changes : [], proofs[tree])
      var told: Set<ClassOutlines.Key> = []
      effect.add(change, differing: differing) { view in
        let key = outlines.key(of: view, in: tree)
        told.insert(key)
        return !outlines.isOutline[tree] || !known.contains(key)
      }
      known.formUnion(told)
    }
    if let tree = attempt.tree {
      effect.shared = attempt.shared.map(file.contexts[tree].hierarchy.name(of:))
    }
    return effect
  }
}

extension FixEffect {
  /// - Parameter counts: whether a view does, and is not one that was counted before.
  fileprivate mutating func add(
    _ effect: ChangeEffect, differing: [ViewIndex], where counts: (ViewIndex) -> Bool
  ) {
    let before = effect.before
    func names(_ views: some Sequence<ViewIndex>) -> [String] {
      views.filter(counts).map(before.hierarchy.name(of:))
    }
    appears += names(effect.appears)
    let blocks = effect.opens
    opens += names(blocks)
    disappears += names(effect.disappears.filter { !blocks.contains($0) })
    uncovers += names(effect.uncovers)
    alters += names(effect.alters)
    let told = Set(effect.appears + effect.staysHidden + effect.disappears + effect.uncovers + effect.alters)
    // Where sizes are not known, another modifier before an overlay makes it another size all the same.
    let altered = effect.changes.compactMap { if case .alter(_, let view) = $0 { view } else { nil } }
    let different = Set(differing + altered)
    restyles += names(
      different.subtracting(told).sorted().filter { before.draws($0) && effect.inspection.draws($0) })
    if before.crash != nil, effect.inspection.crash == nil { keepsAppAlive = true }
  }
}

extension LintedFile {
  /// With nothing but the errors of reading.
  fileprivate var withReaderErrorsOnly: LintedFile {
    var file = self
    file.diagnostics.removeAll { !$0.isReaderError }
    file.elsewhere = []
    return file
  }
}
