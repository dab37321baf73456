/// The places where a file asks for findings to be hidden, and what each has hidden.
struct Suppressions {
  private(set) var hidden: [LintedFile.Suppressed] = []

  private var reader = SuppressionReader()
  private var code = CodeSuppressions()
  private var table = SuppressionTable()
  private var file = SuppressionTable.Place()
  /// Of lines by their first bytes.
  private var lines: [Int: SuppressionTable.Place] = [:]
  private var subtrees: [Int: SuppressionTable.Place] = [:]
  /// The lines that comments speak of, in order.
  private var targets: [Range<Int>] = []
  /// Of views by the values of their `lint` keys.
  private var keys: [Node: SuppressionTable.Place] = [:]
  /// What was entered last.
  private var hierarchy: Hierarchy?
  private var hasCode = false
  private var subtreesOfViews: SuppressedSubtrees?

  /// Reads the comments of the file that some hierarchies are from.
  init(of hierarchies: [Hierarchy]) {
    guard let tree = hierarchies.first?.files[0].tree else { return }
    if let document = tree.document {
      for suppression in reader.readComments(of: document) { add(suppression) }
    }
    for suppression in hierarchies.flatMap({ reader.readNotes(of: $0) }) { add(suppression) }
    targets = Set(targets).sorted { $0.lowerBound < $1.lowerBound }
  }

  private mutating func add(_ suppression: Suppression) {
    let number = table.add(suppression)
    for line in suppression.targets {
      switch suppression.directive {
      case .ignore: table.connect(number, to: &lines[line.lowerBound, default: [:]])
      case .ignoreSubtree: table.connect(number, to: &subtrees[line.lowerBound, default: [:]])
      case .ignoreFile, nil: break
      }
    }
    if suppression.directive == .ignoreFile { table.connect(number, to: &file) }
    targets += suppression.targets
  }

  /// Turns to a hierarchy: the next findings are about it.
  mutating func enter(_ context: RuleContext) {
    let hierarchy = context.hierarchy
    self.hierarchy = hierarchy
    hasCode = hierarchy.evidence != nil || hierarchy.place(of: 0).isInCode
    for view in context.views(having: .lint) {
      guard let lint = hierarchy.node(of: .lint, in: view), keys[lint] == nil,
        let document = hierarchy.tree(of: view).document
      else { continue }
      var place = SuppressionTable.Place()
      for suppression in reader.readKey(lint, of: document) {
        table.connect(table.add(suppression), to: &place)
      }
      keys[lint] = place
    }
    subtreesOfViews =
      subtrees.isEmpty
      ? nil
      : SuppressedSubtrees(in: hierarchy) { view in line(ofView: view, in: hierarchy).flatMap { subtrees[$0] }
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
    return table.isEmpty ? nil : use(rule, at: place, of: view)
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
    var found: [Suppression?] = []
    let isHere = place.fileName == hierarchy?.fileName
    let line = isHere ? line(of: place.range.lowerBound) : nil
    if let view, let hierarchy {
      found.append(table.use(rule, at: hierarchy.node(of: .lint, in: view).flatMap { keys[$0] }))
      found.append(table.use(rule, at: self.line(ofView: view, in: hierarchy).flatMap { lines[$0] }))
    }
    found.append(table.use(rule, at: line.flatMap { lines[$0] }))
    if let view { found.append(subtreesOfViews?.use(rule, of: view, in: &table)) }
    found.append(table.use(rule, at: file))
    return found.lazy.compactMap(\.self).first
  }

  /// One finding for every suppression of a rule that ran and hid nothing, and for every one that cannot.
  mutating func unused(ran: Set<String>, severity: Diagnostic.Severity) -> [Diagnostic] {
    let useless = table.unused(ran: ran).map(\.ifUnused) + reader.broken
    let found = useless.filter { !$0.hidesUnused }.map { useless in
      var diagnostic = Diagnostic(
        Rule.unusedSuppression.id, severity, useless.message, at: useless.place, help: useless.help)
      diagnostic.edits = useless.removal
      return diagnostic
    }
    return visible(found)
  }

  private func line(ofView view: ViewIndex, in hierarchy: Hierarchy) -> Int? {
    hierarchy.isElsewhere(view) ? nil : line(of: hierarchy.place(of: view).range.lowerBound)
  }

  /// The first byte of the line of a place, where a comment speaks of that line.
  private func line(of place: Int) -> Int? {
    let after = targets.endOfPrefix { $0.lowerBound <= place }
    guard after > 0, place < targets[after - 1].upperBound else { return nil }
    return targets[after - 1].lowerBound
  }
}
