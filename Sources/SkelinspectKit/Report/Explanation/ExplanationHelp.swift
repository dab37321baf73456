/// What to do about it, and what then appears.
extension ExplanationWords {
  /// Nil where there is nothing to do, or nothing is known that would help.
  var help: String? {
    if hierarchy.system != .skeletonView { return SystemExplanation(self).help }
    guard let change = explanation.change else { return explanation.crash == nil ? partialHelp : nil }
    let survival = explanation.crash == nil ? "" : "the app does not stop there, and "
    return "\(actions(change)) → \(survival)\(outcome(of: change))"
  }

  private func actions(_ change: ChangeEffect) -> String {
    let words = ChangeWords(hierarchy, name: handle)
    let marks = change.marks.map(handle)
    let shown = marks.count > 8 ? Array(marks.prefix(8)) + ["\(marks.count - 8) more"] : marks
    let marking = "mark \(shown.listed("and")) as skeletonable"
    // Views are marked in one go, where the first of them is.
    let first = change.changes.firstIndex(where: \.isMark)
    return zip(0..., change.changes).compactMap { index, change in
      change.isMark ? (index == first ? marking : nil) : words.sentence(change)
    }.listed("and")
  }

  private func outcome(of change: ChangeEffect) -> String {
    let before = explanation.inspection
    let isContainer = { change.inspection.coverage[$0].role == .container }
    let blocks = change.disappears.filter { before.coverage[$0].role == .block && isContainer($0) }
    let others = change.disappears.filter { !blocks.contains($0) }
    var sentences = [appearing(change, insteadOf: blocks)]
    if change.appears.isEmpty, !blocks.isEmpty {
      sentences.append("the block of \(list(blocks)) is gone then, and nothing stands in its place")
    }
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
    let lasting = explanation.wayToChange.obstacles.first { obstacle in
      switch obstacle.kind {
      case .noWindow, .noCells, .replacedByDummyCells, .runningTests: true
      default: false
      }
    }
    guard let lasting else { return nil }
    switch lasting.kind {
    case .noCells: return cellHelp(lasting.view)
    case .replacedByDummyCells:
      let table = hierarchy.views[lasting.view].parent
      let prototype = table.flatMap { DummyCells(of: $0, in: hierarchy).prototype }
      return "look at the prototype of the dummy cells" + (prototype.map { ", \(placed($0))" } ?? "")
    case .runningTests: return "without isRunningXCTest the dummy cells are there, as in the app"
    case .noWindow where hierarchy.earlyShow(reaching: lasting.view) != nil:
      return
        "call show when \(handle(lasting.view)) has a window: in viewIsAppearing or viewDidAppear of its controller"
    default: return "nothing in the hierarchy alters that"
    }
  }

  /// Where no count of rows or items helps.
  private func cellHelp(_ owner: ViewIndex) -> String? {
    guard let extent = hierarchy.countedExtent(of: owner) else { return nil }
    if extent <= 0 { return "call show when \(handle(owner)) has its size" }
    return "leave its rows or items room: they begin below what stands above them in \(handle(owner))"
  }
}
