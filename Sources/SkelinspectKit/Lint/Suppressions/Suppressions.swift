/// The places where a file asks for findings to be hidden, and what each has hidden.
struct Suppressions {
  /// One rule at one place: all suppressions that meet there are used together.
  private struct Slot: Hashable {
    let spot: Suppression.Spot
    let rule: String
  }

  private(set) var hidden: [LintedFile.Suppressed] = []

  private var reader = SuppressionReader()
  private var code = CodeSuppressions()
  private var all: [Suppression] = []
  /// The first suppression of each.
  private var slots: [Slot: Suppression] = [:]
  private var used: Set<Slot> = []
  /// The lines that comments speak of, in order.
  private var lines: [Range<Int>] = []
  /// The `lint` keys that were read.
  private var keys: Set<Node> = []
  /// What was entered last.
  private var hierarchy: Hierarchy?
  private var hasCode = false
  /// For each view of it the nearest one from it upwards, itself counted, on a line of which `ignore-subtree` speaks;
  /// empty where none does.
  private var subtrees: [ViewIndex?] = []

  /// Reads the comments of the file that some hierarchies are from.
  init(of hierarchies: [Hierarchy]) {
    guard let tree = hierarchies.first?.files[0].tree else { return }
    if let document = tree.document {
      add(reader.read(CommentSearch.suppressions(in: document), in: document.source))
    }
    for hierarchy in hierarchies { add(reader.readNotes(of: hierarchy)) }
    lines = Set(lines).sorted { $0.lowerBound < $1.lowerBound }
  }

  private mutating func add(_ suppressions: [Suppression]) {
    all += suppressions
    for suppression in suppressions {
      for spot in suppression.spots {
        let slot = Slot(spot: spot, rule: suppression.rule)
        if slots[slot] == nil { slots[slot] = suppression }
        if let line = spot.line { lines.append(line) }
      }
    }
  }

  /// Turns to a hierarchy: the next findings are about it.
  mutating func enter(_ context: RuleContext) {
    let hierarchy = context.hierarchy
    self.hierarchy = hierarchy
    hasCode = hierarchy.evidence != nil || hierarchy.place(of: 0).isInCode
    for view in context.views(having: .lint) {
      guard let lint = hierarchy.node(of: .lint, in: view), let document = hierarchy.tree(of: view).document,
        keys.insert(lint).inserted
      else { continue }
      add(reader.readKey(lint, of: document))
    }
    let spots = Set(slots.keys.map(\.spot)).filter { if case .subtree = $0 { true } else { false } }
    subtrees = []
    if spots.isEmpty { return }
    for (index, view) in zip(0..., hierarchy.views) {
      let isStart = line(ofView: index).map { spots.contains(.subtree($0)) } ?? false
      subtrees.append(isStart ? index : view.parent.flatMap { subtrees[$0] })
    }
  }

  /// What hides a rule's finding; nil where nothing does.
  ///
  /// - Parameter view: nil where the finding is about no view.
  mutating func suppression(of rule: String, at place: Place, in view: ViewIndex?) -> Suppression? {
    if let hierarchy, hasCode {
      let around = view.map { [$0] + hierarchy.outwards(from: $0) } ?? []
      if let found = code.suppression(of: rule, at: place, in: around, of: hierarchy) { return found }
    }
    return slots.isEmpty ? nil : use(rule, at: place, of: view)
  }

  /// Keeps a finding that such a suppression hides.
  mutating func hide(_ diagnostic: Diagnostic, _ suppression: Suppression) {
    hidden.append(LintedFile.Suppressed(diagnostic: diagnostic, reason: suppression.reason))
  }

  /// Those of some findings about no view that nothing hides; the others are kept.
  mutating func visible(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      guard let found = suppression(of: diagnostic.rule, at: diagnostic.place, in: nil) else { return true }
      hide(diagnostic, found)
      return false
    }
  }

  /// The nearest suppression of a finding; others of it are used as well.
  private mutating func use(_ rule: String, at place: Place, of view: ViewIndex?) -> Suppression? {
    var spots: [Suppression.Spot?] = []
    if let view {
      spots.append(hierarchy?.node(of: .lint, in: view).map { .key($0) })
      spots.append(line(ofView: view).map { .line($0) })
    }
    let isHere = place.fileName == hierarchy?.fileName
    spots.append(isHere ? line(of: place.range.lowerBound).map { .line($0) } : nil)
    var above = view.flatMap { subtrees.isEmpty ? nil : subtrees[$0] }
    while let start = above {
      spots.append(line(ofView: start).map { .subtree($0) })
      above = hierarchy?.views[start].parent.flatMap { subtrees[$0] }
    }
    spots.append(.file)
    let rules = rule == Rule.unusedSuppression.id ? [rule] : [rule, Suppression.all]
    let found = spots.compactMap(\.self).flatMap { spot in rules.map { Slot(spot: spot, rule: $0) } }
      .filter { slots[$0] != nil }
    used.formUnion(found)
    return found.first.flatMap { slots[$0] }
  }

  /// One finding for every suppression of a rule that ran and hid nothing, and for every one that cannot.
  mutating func unused(ran: Set<String>, severity: Diagnostic.Severity) -> [Diagnostic] {
    let ranAll = Rule.all.allSatisfy { !$0.isOnByDefault || ran.contains($0.id) }
    let useless = all.filter { suppression in
      let hasRun = suppression.rule == Suppression.all ? ranAll : ran.contains(suppression.rule)
      return hasRun && suppression.rule != Rule.unusedSuppression.id && !suppression.hidesUnused
        && !suppression.spots.contains { used.contains(Slot(spot: $0, rule: suppression.rule)) }
    }
    return visible(
      (useless.map(\.ifUnused) + reader.broken).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
      })
  }

  private func line(ofView view: ViewIndex) -> Range<Int>? {
    guard let hierarchy, !hierarchy.isElsewhere(view) else { return nil }
    return line(of: hierarchy.place(of: view).range.lowerBound)
  }

  /// The line of a place, where a comment speaks of it.
  private func line(of place: Int) -> Range<Int>? {
    let after = lines.endOfPrefix { $0.lowerBound <= place }
    return after > 0 && place < lines[after - 1].upperBound ? lines[after - 1] : nil
  }
}

extension Suppression.Spot {
  fileprivate var line: Range<Int>? {
    switch self {
    case .line(let line), .subtree(let line): line
    case .key, .file: nil
    }
  }
}
