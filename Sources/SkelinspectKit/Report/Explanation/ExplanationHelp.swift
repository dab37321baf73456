/// What to do about it, and what then appears.
extension ExplanationWords {
  /// Nil where there is nothing to do, or nothing is known that would help.
  var help: String? {
    if let crash = explanation.crash { return crashHelp(at: crash.view, in: explanation.inspection) }
    guard let change = explanation.change else { return partialHelp }
    guard change.crash == nil else { return actions(change) + crashOutcome(of: change) }
    return "\(actions(change)) → \(outcome(of: change))"
  }

  private func actions(_ change: ChangeEffect) -> String {
    var actions = change.changes.filter { !$0.isMark }.map(ChangeWords(hierarchy, name: handle).sentence)
    let marks = change.marks.map(handle)
    if !marks.isEmpty {
      let shown = marks.count > 8 ? Array(marks.prefix(8)) + ["\(marks.count - 8) more"] : marks
      actions.insert("mark \(shown.listed("and")) as skeletonable", at: 0)
    }
    return actions.listed("and")
  }

  /// The app would then stop where it does not now.
  private func crashOutcome(of change: ChangeEffect) -> String {
    guard let crash = change.inspection.crashes.first else { return "" }
    let more = crashHelp(at: crash.view, in: change.inspection).map { "; so \($0) as well" } ?? ""
    return "; that alone would stop the app at \(placed(crash.view)): \(crash.reason)\(more)"
  }

  private func outcome(of change: ChangeEffect) -> String {
    let before = explanation.inspection
    let isContainer = { change.inspection.coverage[$0].role == .container }
    let blocks = change.disappears.filter { before.coverage[$0].role == .block && isContainer($0) }
    let others = change.disappears.filter { !blocks.contains($0) }
    var sentences = [appearing(change, insteadOf: blocks)]
    if !change.appears.isEmpty, !change.staysHidden.isEmpty {
      sentences.append("covered, but hidden: \(list(change.staysHidden))")
    }
    if !others.isEmpty { sentences.append("no longer drawn: \(list(others))") }
    if !change.alters.isEmpty { sentences.append("drawn as something else: \(list(change.alters))") }
    if !change.uncovers.isEmpty { sentences.append("visible then: \(list(change.uncovers))") }
    return sentences.joined(separator: "; ")
  }

  /// Covered, and nobody sees it.
  private func unseen(_ views: [ViewIndex], _ first: ViewIndex, _ change: ChangeEffect) -> String {
    let covered =
      "\(list(views)) \(views.count == 1 ? "is" : "are") covered, but nobody sees "
      + (views.count == 1 ? "it" : "them")
    guard let culprit = change.inspection.nearestHidden(from: first) else { return covered }
    let how =
      hierarchy.views[culprit].flags.contains(.isHidden)
      ? "hidden" : hierarchy.isTransparent(culprit) ? "transparent" : "hidden while the skeleton shows"
    return "\(covered): \(culprit == first ? "it is" : "\(placed(culprit)) is") \(how)"
  }

  private func appearing(_ change: ChangeEffect, insteadOf blocks: [ViewIndex]) -> String {
    let count = change.appears.count
    let views = count == 1 ? "view appears" : "views appear"
    if count == 0, let hidden = change.staysHidden.first { return unseen(change.staysHidden, hidden, change) }
    if count == 0 { return "it is reached, but no further view appears" }
    if blocks.isEmpty { return "\(count) more \(views): \(list(change.appears))" }
    return "\(count) \(views) instead of the block of \(list(blocks)): \(list(change.appears))"
  }
}

extension ExplanationWords {
  /// What is known where no change to the hierarchy helps.
  private var partialHelp: String? {
    let obstacles = explanation.wayToChange.obstacles
    let lasting = obstacles.first { hierarchy.change(against: $0) == nil }
    guard let lasting else { return nil }
    let marks = obstacles.filter { hierarchy.change(against: $0)?.isMark == true }.map { handle($0.view) }
    let text = help(against: lasting)
    let isEnough = marks.isEmpty || lasting.kind == .replacedByDummyCells
    return isEnough ? text : "\(text); and mark \(marks.listed("and")) as skeletonable"
  }

  private func help(against obstacle: Obstacle) -> String {
    let owner = handle(obstacle.view)
    let template = obstacle.template.map(handle) ?? "it"
    switch obstacle.kind {
    case .noWindow: return "nothing in the hierarchy alters that: move it out of \(owner)"
    case .otherPrototype:
      return "give \(template) a reuseIdentifier, and name it in skeletonCellIdentifier of \(owner)"
    case .notRequested: return sectionHelp(obstacle, template, owner)
    case .noCells: return cellHelp(obstacle.view)
    case .replacedByDummyCells:
      let table = hierarchy.views[obstacle.view].parent
      let prototype = table.flatMap { DummyCells(of: $0, in: hierarchy).prototype }
      return "look at the prototype of the dummy cells" + (prototype.map { ", \(placed($0))" } ?? "")
    case .runningTests: return "without isRunningXCTest the dummy cells are there, as in the app"
    default: return "nothing in the hierarchy alters that"
    }
  }

  private func sectionHelp(_ obstacle: Obstacle, _ template: String, _ owner: String) -> String {
    let isIdentified = obstacle.template.flatMap { hierarchy.text(.reuseIdentifier, of: $0) } != nil
    let identifier = isIdentified ? "" : "give \(template) a reuseIdentifier, "
    guard hierarchy.views[obstacle.view].family == .collection else {
      return identifier + "return it from a SkeletonTableViewDelegate of \(owner)"
    }
    let name = isIdentified ? "the reuseIdentifier of \(template)" : "it"
    return identifier + "name \(name) in supplementaryIdentifier of \(owner), and give its layout a "
      + "headerReferenceSize"
  }

  /// About counts of rows and items.
  private func cellHelp(_ owner: ViewIndex) -> String {
    let key = hierarchy.countKey(of: owner).rawValue
    if hierarchy.numberOfSkeletonSections(of: owner) <= 0 {
      return "set numberOfSkeletonSections to 1 or more"
    }
    if case .known(1...) = hierarchy.cellCount(of: owner) {
      return "leave them room: they begin below what stands above them in \(handle(owner))"
    }
    let isDivided = hierarchy.hasAutomaticCount(owner)
    let isFlow = hierarchy.views[owner].family == .table || hierarchy.hasFlowLayout(owner)
    guard isDivided, isFlow else { return "set \(key) of \(handle(owner)) to 1 or more" }
    return "set \(key), or call show when \(handle(owner)) has its size"
  }

  /// What keeps the app from stopping; nil where that is not known.
  private func crashHelp(at view: ViewIndex, in inspection: Inspection) -> String? {
    let name = handle(view)
    let key = hierarchy.countKey(of: view).rawValue
    let family = hierarchy.views[view].family
    guard family.isCollection else {
      return "set skeletonTextNumberOfLines of \(name), or raise its skeletonLineSpacing"
    }
    guard (0...FlowLines.maximumSections).contains(hierarchy.numberOfSkeletonSections(of: view)) else {
      return "set numberOfSkeletonSections of \(name) to the number that the screen shows"
    }
    switch inspection.presence.counts[view] {
    case .trap, .known(..<0): break
    default: return "register the identifier that \(name) is asked for, or name one of its prototypes"
    }
    guard hierarchy.hasAutomaticCount(view) else { return "set \(key) of \(name) to 0 or more" }
    if family == .collection { return "give \(name) an itemSize above 0, or set \(key)" }
    guard hierarchy.hasAutomaticRowHeight(view) else {
      return "give \(name) a rowHeight above 0, or set \(key)"
    }
    return "give \(name) an estimatedRowHeight above 0 (44), or set \(key)"
  }
}
