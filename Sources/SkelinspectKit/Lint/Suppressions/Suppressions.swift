/// The places where a file asks for findings to be hidden, and what each has hidden.
struct Suppressions {
  private(set) var hidden: [LintedFile.Suppressed] = []

  private var reader = SuppressionReader()
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
  private var subtreesOfViews: SuppressedSubtrees?

  /// Reads the comments of the file that some hierarchies are from.
  init(of hierarchies: [Hierarchy]) {
    guard let tree = hierarchies.first?.trees[0] else { return }
    if let document = tree.document { for found in reader.readComments(of: document) { add(found) } }
    for hierarchy in hierarchies { for found in reader.readNotes(of: hierarchy) { add(found) } }
    targets = Set(targets).sorted { $0.lowerBound < $1.lowerBound }
  }

  private mutating func add(_ found: SuppressionReader.Found) {
    let number = table.add(found.suppression)
    switch found.suppression.scope {
    case .file, .view: table.connect(number, to: &file)
    case .line:
      for line in found.targets { table.connect(number, to: &lines[line.lowerBound, default: [:]]) }
    case .subtree:
      for line in found.targets { table.connect(number, to: &subtrees[line.lowerBound, default: [:]]) }
    }
    targets += found.targets
  }

  /// Turns to a hierarchy: the next findings are about it.
  mutating func enter(_ context: RuleContext) {
    let hierarchy = context.hierarchy
    self.hierarchy = hierarchy
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

  /// True where a suppression hides a finding; it is kept then.
  ///
  /// - Parameter view: nil where the finding is about no view.
  mutating func hide(_ diagnostic: Diagnostic, of view: ViewIndex?) -> Bool {
    guard !table.isEmpty, let found = use(diagnostic, of: view) else { return false }
    hidden.append(LintedFile.Suppressed(diagnostic: diagnostic, reason: found.reason))
    return true
  }

  /// The nearest suppression of a finding; others of it are used as well.
  private mutating func use(_ diagnostic: Diagnostic, of view: ViewIndex?) -> Suppression? {
    let rule = diagnostic.rule
    var found: [Suppression?] = []
    let isHere = diagnostic.place.fileName == hierarchy?.fileName
    let line = isHere ? line(of: diagnostic.place.range.lowerBound) : nil
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
    let unused = table.unused(ran: ran).map { ($0.unused(severity), $0.hidesUnused) }
    let broken = reader.broken.map { ($0.diagnostic(severity), $0.hidesUnused) }
    return (unused + broken).filter { diagnostic, isHidden in !isHidden && !hide(diagnostic, of: nil) }.map(
      \.0)
  }

  private func line(ofView view: ViewIndex, in hierarchy: Hierarchy) -> Int? {
    hierarchy.isElsewhere(view) ? nil : line(of: hierarchy.place(of: view).range.lowerBound)
  }

  /// The first byte of the line of a place, where a comment speaks of that line.
  private func line(of place: Int) -> Int? {
    var (low, high) = (0, targets.count)
    while low < high {
      let middle = (low + high) / 2
      if targets[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, place < targets[low - 1].upperBound else { return nil }
    return targets[low - 1].lowerBound
  }
}
