/// One screen's views that are otherwise than expected.
struct ScreenDifferenceText {
  private let difference: ScreenDifference
  private let paint: Paint
  private let old: ExpectedPlaces
  private let new: ExpectedPlaces
  /// By view, those that stand directly in it.
  private let children: (old: [Int: [Int]], new: [Int: [Int]])

  init(_ difference: ScreenDifference, paint: Paint) {
    (self.difference, self.paint) = (difference, paint)
    old = ExpectedPlaces(screen: difference.old, paint: paint)
    new = ExpectedPlaces(screen: difference.new, paint: paint)
    children = (difference.old.children, difference.new.children)
  }

  func write(to output: inout OutputBuffer) {
    if let line = crashLine { output.append(line + "\n") }
    let facts = difference.changes.map(facts)
    var together: [String: [Int]] = [:]
    for (number, facts) in zip(0..., facts) {
      if let facts { together[facts, default: []].append(number) }
    }
    for (number, change) in zip(0..., difference.changes) {
      if let facts = facts[number], let all = together.removeValue(forKey: facts) {
        output.append(line(of: all.compactMap { difference.changes[$0].new }, facts) + "\n")
      } else if let line = line(of: change) {
        output.append(line + "\n")
      }
    }
  }

  /// What is to be said of a view that both sides have; nil of others.
  private func facts(of change: ScreenDifference.Change) -> String? {
    guard let first = change.old, let second = change.new else { return nil }
    return changed(first, second)
  }

  /// One sentence for all views of which the same is to be said.
  private func line(of views: [Int], _ facts: String) -> String {
    let mark = paint.yellow("~")
    guard let first = views.first, views.count > 1 else {
      return "\(mark) \(views.first.map { new.head($0) } ?? ""): \(facts)"
    }
    let place = paint.dim("(from \(new.place(first)) on)")
    let names = views.lazy.map(new.shortName).shortList(of: views.count)
    return "\(mark) " + OutcomeChangeWords.each(of: views.count, place: place, names: names, facts)
  }

  private var crashLine: String? {
    let (before, now) = (difference.old.crash, difference.new.crash)
    if before == now { return nil }
    if let now {
      let words = OutcomeChangeWords.crash(isOther: before != nil)
      return paint.red("! \(words): ") + now.escapedForTerminal
    }
    return before.map { paint.green("! \(OutcomeChangeWords.noCrash): ") + $0.escapedForTerminal }
  }

  /// What stands in an added or removed view is told with it.
  private func line(of change: ScreenDifference.Change) -> String? {
    switch (change.old, change.new) {
    case (nil, let view?):
      if let parent = difference.new.views[view].parent, difference.toOld[parent] == nil { return nil }
      return "\(paint.green("+")) \(new.head(view)): \(added(view))"
    case (let view?, nil):
      if let parent = difference.old.views[view].parent, difference.toNew[parent] == nil { return nil }
      return "\(paint.red("-")) \(old.head(view)): \(removed(view))"
    // Said with all that are alike.
    default: return nil
    }
  }

  private func added(_ view: Int) -> String {
    let inner = (children.new[view] ?? []).filter { difference.toOld[$0] != nil }
    let outcome = difference.new.views[view].outcome
    let parent = difference.new.views[view].parent
    let more = difference.new.countBelow(view, difference.toOld)
    let words = (outcome.what + outcome.explanation).escapedForTerminal
    // What an expectation does not list may have been there.
    if let before = parent.flatMap({ difference.toOld[$0] }), children.old[before] == nil {
      return "not expected in \(new.name(parent))\(OutcomeChangeWords.inIt(more)); \(words)"
    }
    return OutcomeChangeWords.added(
      parent == nil ? "at the top" : "in \(new.name(parent))",
      around: inner.lazy.map { new.shortName($0) }, more: more,
      outcome: words)
  }

  private func removed(_ view: Int) -> String {
    let inner = (children.old[view] ?? []).filter { difference.toNew[$0] != nil }
    return OutcomeChangeWords.removed(
      from: old.name(difference.old.views[view].parent),
      staying: inner.lazy.map { old.shortName($0) },
      more: difference.old.countBelow(view, difference.toNew),
      outcome: "was \(difference.old.views[view].outcome.what.escapedForTerminal)")
  }

  private func changed(_ first: Int, _ second: Int) -> String {
    let (before, now) = (difference.old.views[first], difference.new.views[second])
    var facts: [String] = []
    if let move = difference.moves[second] {
      let parents = (old.name(before.parent), new.name(now.parent))
      facts.append(
        move == .parent
          ? OutcomeChangeWords.moved(from: parents.0, to: parents.1)
          : OutcomeChangeWords.moved(among: parents.1))
    }
    if before.label != now.label { facts.append("was \(before.label.escapedForTerminal)") }
    guard before.outcome != now.outcome else { return facts.joined(separator: "; ") }
    let roles = OutcomeChangeWords.skeleton(
      isLost: difference.hasLostSkeleton(first, second), isGained: difference.hasGainedSkeleton(first, second)
    )
    let change = OutcomeChangeWords.roles(before.outcome.what, now.outcome.what).escapedForTerminal
    facts.append((roles + [change + now.outcome.explanation.escapedForTerminal]).joined(separator: ", "))
    let isOtherReason = before.outcome.isSameRole(as: now.outcome) && !before.outcome.explanation.isEmpty
    if isOtherReason { facts.append("was\(before.outcome.explanation.escapedForTerminal)") }
    if before.outcome.isHidden != now.outcome.isHidden {
      facts.append(OutcomeChangeWords.hidden(now.outcome.isHidden))
    }
    return facts.joined(separator: "; ")
  }
}

extension FileExpectation.Screen {
  fileprivate var children: [Int: [Int]] {
    var children: [Int: [Int]] = [:]
    for (view, other) in zip(0..., views) {
      if let parent = other.parent { children[parent, default: []].append(view) }
    }
    return children
  }

  /// The views in one that only this side has.
  fileprivate func countBelow(_ view: Int, _ partners: [Int?]) -> Int {
    views[(view + 1)...].indices.prefix { views[$0].depth > views[view].depth }.count { partners[$0] == nil }
  }
}
