/// Branches, of which one is read: the one that is there while it loads.
extension SwiftUIReader {
  /// One of several ways.
  struct Branch {
    /// Its block or expression.
    let node: ScopedNode
    /// What its own condition says; nil where that is not known.
    let own: Bool?
    /// The same with those before it.
    let holds: Bool?
    /// What its conditions tell that by.
    let basis: Hearing.Basis
    /// Statements that are the branch, from its node on.
    let rest: ArraySlice<ScopedNode>?
    /// What is there where no condition of its `if` holds.
    let isElse: Bool

    /// - Parameter own: nil inside where that is not known; nil: the same as with those before it.
    init(
      node: ScopedNode, own: Bool?? = nil, _ holds: Bool?, basis: Hearing.Basis,
      rest: ArraySlice<ScopedNode>? = nil, isElse: Bool = false
    ) {
      (self.node, self.own, self.holds) = (node, own ?? holds, holds)
      (self.basis, self.rest, self.isElse) = (basis, rest, isElse)
    }
  }

  /// Where one of several ways was gone.
  struct Fork {
    let place: CodeNode
    let taken: CodeNode?
    let others: [ScopedNode]
    let isKnown: Bool
  }

  // MARK: Finding them

  /// Those of an `if`, `guard`, `switch` or ternary; none of anything else.
  func branches(of node: ScopedNode) -> [Branch] {
    switch kind(node) {
    case .ifStatement: ifBranches(node)
    case .guardStatement: guardBranches(node)
    case .switchStatement: switchBranches(node)
    case .ternary: ternaryBranches(node)
    default: []
    }
  }

  private func guardBranches(_ node: ScopedNode) -> [Branch] {
    let parts = children(node)
    let silence = heard
    let holds = parts.filter { kind($0) != .block }.map { self.holds($0) }.allHold
    for part in parts where kind(part) == .binding { bind(part, in: node.scope) }
    return parts.filter { kind($0) == .block }.map {
      Branch(node: $0, holds.map(!), basis: heard.basis(since: silence))
    }
  }

  private func ifBranches(_ node: ScopedNode) -> [Branch] {
    var (part, before): (ScopedNode?, Bool?) = (node, true)
    var branches: [Branch] = []
    let silence = heard
    while let statement = part {
      part = nil
      let parts = children(statement)
      let scope = addScope(CodeScope(parent: statement.scope))
      let conditions = parts.prefix { kind($0) != .block && kind($0) != .ifStatement }
      let holds = conditions.map { self.holds($0) }.allHold
      for binding in conditions where kind(binding) == .binding { bind(binding, in: scope) }
      for (number, block) in parts.dropFirst(conditions.count).enumerated() {
        if kind(block) == .ifStatement {
          before = [before, holds.map(!)].allHold
          part = block
          continue
        }
        let isElse = number > 0
        let own = isElse ? holds.map(!) : holds
        branches.append(
          Branch(
            node: ScopedNode(block.place, in: isElse ? statement.scope : scope), own: own,
            [before, own].allHold, basis: heard.basis(since: silence), isElse: isElse))
      }
    }
    return branches
  }

  /// The name of `if let x` means what it is bound to.
  private func bind(_ binding: ScopedNode, in scope: Int) {
    let hasValue = children(binding).contains { kind($0) != .annotation }
    let found = hasValue ? nil : find(name(binding), binding)
    if case .property? = found {
      scopes[scope].meanings[name(binding)] = .open
    } else {
      scopes[scope].meanings[name(binding)] = found ?? .open
    }
  }

  private func switchBranches(_ node: ScopedNode) -> [Branch] {
    let parts = children(node)
    guard let subject = parts.first else { return [] }
    var branches: [Branch] = []
    let silence = heard
    for part in parts.dropFirst() where kind(part) == .switchCase {
      let scope = addScope(CodeScope(parent: part.scope))
      let inner = children(part).map { ScopedNode($0.place, in: scope) }
      guard let block = inner.last, kind(block) == .block else { continue }
      let fits = inner.dropLast().map { self.fits($0, subject) }
      // Of cases one fits: what comes last is there where no other one is.
      let holds = fits.isEmpty ? branches.map(\.holds).oneHolds.map(!) : fits.oneHolds
      branches.append(Branch(node: block, holds, basis: heard.basis(since: silence)))
    }
    return branches
  }

  private func ternaryBranches(_ node: ScopedNode) -> [Branch] {
    let parts = children(node)
    guard parts.count == 3 else { return [] }
    let silence = heard
    let holds = self.holds(parts[0])
    return [(parts[1], holds), (parts[2], holds.map(!))].map { part, holds in
      Branch(node: part, holds, basis: heard.basis(since: silence))
    }
  }

  /// The branches of an `if`, `switch` or ternary that are not read.
  func left(of node: ScopedNode) -> [ScopedNode] {
    guard kind(node) != .guardStatement else { return [] }
    let branches = branches(of: node)
    let taken = chosen(branches, at: node).number
    return branches.indices.filter { $0 != taken }.map { branches[$0].node }
  }

  // MARK: Choosing one

  func views(of branches: [Branch], at node: ScopedNode) -> [ViewDraft.Number] {
    if let receiver = receiver(of: node.scope), !used.contains(receiver) {
      return views(of: branches, around: receiver, at: node)
    }
    let (taken, isKnown) = chosen(branches, at: node)
    note(taken, of: branches, isKnown: isKnown, at: node)
    for number in branches.indices where number != taken {
      openWhatChanges(in: branches[number].node)
    }
    guard let taken else { return [] }
    let views = read(branches[taken])
    let isOfLoading = isKnown && branches[taken].basis != .nothing && vocabulary.isLoading
    for view in views {
      if !isKnown { drafts[view].said.isThere = [drafts[view].said.isThere, nil].allHold }
      if isOfLoading { drafts[view].said.isOfLoading = true }
    }
    return views
  }

  /// Locals that a branch which is not read gives other values.
  private func openWhatChanges(in node: ScopedNode) {
    _ = search([node]) { node in
      if self.kind(node) == .assignment { self.change(node) }
      return false
    }
  }

  private func read(_ branch: Branch) -> [ViewDraft.Number] {
    if let rest = branch.rest { return statements(rest) }
    return views(in: branch.node)
  }

  /// The number of the one that is there, and whether that is known.
  private func chosen(_ branches: [Branch], at node: ScopedNode) -> (number: Int?, isKnown: Bool) {
    if !choice.numbers.isEmpty {
      let line = line(of: node.place)
      if let number = choice.numbers[line], branches.indices.contains(number - 1) {
        chosenLines.insert(line)
        return (number - 1, true)
      }
    }
    if let sure = branches.firstIndex(where: { $0.holds == true }) {
      return covered(besides: sure, of: branches).map { ($0, false) } ?? (sure, true)
    }
    let open = branches.indices.filter { branches[$0].holds != false }
    let likely =
      open.first { branches[$0].own == true }
      ?? (open.count > 1 ? open.first { speaksOfLoading(branches[$0].node) } : nil)
      // What a way out leaves is there more often than the way out.
      ?? open.first { branches[$0].rest != nil } ?? open.first
    return (likely, likely == nil)
  }

  private func note(_ taken: Int?, of branches: [Branch], isKnown: Bool, at node: ScopedNode) {
    let isOfSystem = child(node).map { kind($0) == .unknown } ?? false
    if branches.count == 1 && taken == 0 && isKnown || isOfSystem && isKnown { return }
    let others = branches.indices.filter { $0 != taken }.map { branches[$0].node }
    forks.append(
      Fork(
        place: node.place, taken: taken.map { branches[$0].node.place }, others: others,
        isKnown: isKnown))
  }

  /// `if active { self.redacted(…) } else { self }`: one view, whose modifiers have that condition.
  private func views(
    of branches: [Branch], around receiver: ViewDraft.Number, at node: ScopedNode
  ) -> [ViewDraft.Number] {
    var others: [(branch: Branch, views: [ViewDraft.Number], modifiers: [ModifierDraft])] = []
    var isPlain = false
    for branch in branches {
      let before = drafts[receiver].modifiers
      used.remove(receiver)
      let views = read(branch)
      if views == [receiver] {
        isPlain = isPlain || branch.holds != false
        for number in Range(from: before.count, to: drafts[receiver].modifiers.count) {
          limit(number, of: receiver, to: branch.holds)
        }
      } else {
        if branch.holds != false { others.append((branch, views, drafts[receiver].modifiers)) }
        drafts[receiver].modifiers = before
      }
    }
    used.insert(receiver)
    guard let taken = chosen(others.map(\.branch), at: node).number.map({ others[$0] }),
      !isPlain || taken.branch.holds == true || speaksOfLoading(taken.branch.node)
    else { return isPlain ? [receiver] : [] }
    drafts[receiver].modifiers = taken.modifiers
    for view in taken.views {
      drafts[view].said.isThere = [drafts[view].said.isThere, taken.branch.holds].allHold
    }
    return taken.views
  }

  private func limit(_ modifier: Int, of view: ViewDraft.Number, to holds: Bool?) {
    let own = drafts[view].modifiers[modifier]
    drafts[view].modifiers[modifier].isActive = [own.isActive, holds].allHold
    if holds == nil, own.effect.covers || own.effect.hides {
      remarkOnCondition(of: "the modifier", at: own.place)
    }
  }

  // MARK: Saying it

  func remarkOnForks() {
    // Who asks for a branch is told which others there are.
    let covers =
      !choice.numbers.isEmpty || choice.state == .loaded
      || drafts.contains { $0.modifiers.contains { $0.effect.covers } }
    // Where nothing is covered only what is passed over could be.
    for fork in forks where covers || fork.others.contains(where: coversWhileLoading) {
      let first = fork.taken == nil ? "none of its branches is there" : ""
      let taken = fork.taken.map { "the branch of line \(line(of: $0)) is listed" } ?? first
      let others = fork.others.map { "\(line(of: $0.place))" }
      let rest =
        others.isEmpty ? "" : "; not: line\(others.count == 1 ? "" : "s") \(others.listed("and"))"
      let when = choice.state == .loading ? "while it loads" : "once it has loaded"
      remark(
        fork.isKnown
          ? "\(taken) \(when)\(rest)"
          : "the condition does not say whether \(others.isEmpty ? "it" : "this or another branch") is there: "
            + "\(taken)\(rest)",
        at: fork.place,
        help: "--state loaded, or --branch \(line(of: fork.place))=2, lists another one",
        isUnderstood: fork.isKnown)
    }
  }

  private func line(of place: CodeNode) -> Int {
    let tree = code.types.trees[place.file]
    return tree.source.place(tree.range(place.node)).position.line
  }
}
