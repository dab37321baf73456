/// One hierarchy's changes: a line for each that somebody made, under it what follows from it.
struct HierarchyDifferenceText {
  let old: DifferenceSide
  let new: DifferenceSide
  let difference: HierarchyDifference
  private let paint: Paint
  /// By change, those that follow from it.
  private let effects: [Int: [Int]]

  init(_ difference: HierarchyDifference, paint: Paint) {
    (self.difference, self.paint) = (difference, paint)
    old = DifferenceSide(difference.old, paint: paint)
    new = DifferenceSide(difference.new, paint: paint)
    effects = difference.effects
  }

  func write(to output: inout OutputBuffer) {
    if let compared { output.append(paint.dim(compared) + "\n") }
    forEachEntry { entry in
      output.append(entry.line + "\n")
      for effect in entry.effects { output.append("    \(paint.dim("→")) \(effect)\n") }
      output.flushIfLarge()
    }
  }

  /// What is said of some views, and what follows from it.
  struct Entry {
    let line: String
    var effects: [String] = []
    /// The views' own changes, and those that follow.
    var changes: [ViewChange] = []
    var following: [ViewChange] = []
  }

  func forEachEntry(_ body: (Entry) -> Void) {
    for line in crashLines + paletteLines { body(Entry(line: line)) }
    let moves = equalMoves
    let others = Set(moves.values.flatMap { $0.dropFirst() })
    for (index, change) in zip(0..., difference.changes)
    where isShown(index, change) && !others.contains(index) {
      let together = moves[index] ?? [index]
      let following = together.flatMap { effects[$0] ?? [] }
      body(
        Entry(
          line: together.count > 1 ? line(of: together) : line(of: change),
          effects: lines(ofEffects: following),
          changes: together.map { difference.changes[$0] },
          following: following.map { difference.changes[$0] }))
    }
    let framed = difference.changes.filter { $0.kinds == [.frame] }
    if !framed.isEmpty { body(Entry(line: line(ofFrames: framed), changes: framed)) }
    let cells = difference.passedOver.new.count + difference.passedOver.old.count
    if cells > 0 {
      body(Entry(line: paint.dim("skipped: \(cells.counted("view")) of cells that were on screen")))
    }
  }

  /// By the first of them, views that were moved from the same place to the same place, and of which the same is to be
  /// said: one line tells of them all.
  private var equalMoves: [Int: [Int]] {
    struct Way: Hashable {
      let from: ViewIndex?
      let to: ViewIndex?
      let words: [String]
    }
    var ways: [Way: [Int]] = [:]
    for (index, change) in zip(0..., difference.changes) where change.has(.moved) {
      guard let before = change.old, let now = change.new else { continue }
      let words = facts(of: change, before, now, isShared: true)
      let way = Way(
        from: old.hierarchy.views[before].parent, to: new.hierarchy.views[now].parent, words: words)
      ways[way, default: []].append(index)
    }
    return Dictionary(uniqueKeysWithValues: ways.values.map { ($0[0], $0) })
  }

  /// What a file is compared with, where that is the running app.
  private var compared: String? {
    guard difference.isAgainstApp else { return nil }
    let isKnown = old.hierarchy.knowsFlags && new.hierarchy.knowsFlags
    return isKnown
      ? "Compared: the file and the running app: what code changes, frames too."
      : "Compared: the file and a view dump of the running app: views, frames and what is hidden, no flags."
  }

  /// One line for all views that differ in nothing but their frames: those of another screen's size all do.
  private func line(ofFrames framed: [ViewChange]) -> String {
    let names = framed.lazy.compactMap { change -> String? in
      guard let before = change.old, let view = change.new else { return nil }
      return "\(new.shortName(view)) \(frame(before, view))"
    }
    return
      "\(paint.yellow("~")) \(framed.count.counted("view")) \(framed.count == 1 ? "has" : "have") another "
      + "frame: \(names.shortList(of: framed.count))"
  }

  /// What stands in an added or removed view is told with it.
  private func isShown(_ index: Int, _ change: ViewChange) -> Bool {
    guard change.isOwn, change.kinds != [.frame] else { return false }
    if effects[index] != nil { return true }
    switch (change.old, change.new) {
    case (nil, let view?): return new.hierarchy.views[view].parent.map { difference.toOld[$0] != nil } ?? true
    case (let view?, nil): return old.hierarchy.views[view].parent.map { difference.toNew[$0] != nil } ?? true
    default: return true
    }
  }

  private func line(of change: ViewChange) -> String {
    switch (change.old, change.new) {
    case (nil, let view?): return "\(paint.green("+")) \(new.head(view)): \(added(view))"
    case (let view?, nil): return "\(paint.red("-")) \(old.head(view)): \(removed(view))"
    case (let first?, let second?):
      let facts = facts(of: change, first, second).joined(separator: "; ")
      return "\(paint.yellow("~")) \(new.head(second)): \(facts)"
    default: return ""
    }
  }

  /// Of views that went the same way, of which the same is to be said.
  private func line(of together: [Int]) -> String {
    guard let change = together.first.map({ difference.changes[$0] }), let before = change.old,
      let view = change.new
    else { return "" }
    let views = together.lazy.compactMap { difference.changes[$0].new }
    let names = views.map { new.shortName($0) }.shortList(of: together.count)
    let facts = facts(of: change, before, view, isShared: true).joined(separator: "; ")
    let place = paint.dim("(from \(new.place(view)) on)")
    return "\(paint.yellow("~")) "
      + OutcomeChangeWords.each(of: together.count, place: place, names: names, facts)
  }

  private var crashLines: [String] {
    if difference.isSameCrash { return [] }
    var lines: [String] = []
    if let crash = difference.new.crashes.first {
      let words = OutcomeChangeWords.crash(isOther: difference.old.crashes.first != nil)
      lines.append(paint.red("! \(words): ") + "\(new.head(crash.view)): \(crash.reason.escapedForTerminal)")
    } else if let crash = difference.old.crashes.first {
      lines.append(
        paint.green("! \(OutcomeChangeWords.noCrash): ")
          + "\(old.head(crash.view)): \(crash.reason.escapedForTerminal)")
    }
    return lines
  }

  private var paletteLines: [String] {
    let (first, second) = (difference.old.palette, difference.new.palette)
    guard !difference.isSamePalette else { return [] }
    var facts: [String] = []
    if first.solidText != second.solidText {
      facts.append("colour \(first.solidText) → \(second.solidText)")
    }
    let gradients = [first, second].map { $0.gradientTexts.joined(separator: " ") }
    if gradients[0] != gradients[1] { facts.append("gradient \(gradients[0]) → \(gradients[1])") }
    return ["\(paint.yellow("~")) all skeletons: drawn differently: \(facts.joined(separator: ", "))"]
  }
}
