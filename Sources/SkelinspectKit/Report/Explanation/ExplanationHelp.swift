/// What to do about it, and what then appears.
extension ExplanationWords {
  /// Nil where there is nothing to do, or nothing is known that would help.
  var help: String? {
    if hierarchy.system != .skeletonView { return systemHelp }
    guard let change = explanation.change else { return explanation.crash == nil ? partialHelp : nil }
    let survival = explanation.crash == nil ? "" : "the app does not crash there, and "
    let words = OutcomeWords(before: explanation.inspection, change: change, names: names)
    return "\(doubt(about: change))\(words.actions) → \(survival)\(outcome(words.text))"
  }

  /// A show that may be the one that is proposed.
  private func doubt(about change: ChangeEffect) -> String {
    let isOpen = hierarchy.evidence != nil && explanation.inspection.whyShowIsOpen(of: view) != nil
    let isAdded = change.changes.contains { $0 == .callShow(on: $0.view) }
    return isOpen && isAdded ? "unless that code shows it already, " : ""
  }

  private func outcome(_ own: String) -> String {
    let others = explanation.elsewhere.sorted { $0.key < $1.key }.map { _, effect in
      let before = effect.before
      let place = before.hierarchy.name?.shortened ?? before.hierarchy.fileName.shortenedPath
      return "in \(place), which the same text describes too: "
        + OutcomeWords(before: before, change: effect, names: ViewNaming(before.hierarchy)).text
    }
    return ([own] + others).joined(separator: "; ")
  }

  /// What is known where no change to the hierarchy helps.
  private var partialHelp: String? {
    for obstacle in explanation.wayToChange.obstacles {
      switch obstacle.kind {
      case .noCells: return cellHelp(obstacle.view)
      case .replacedByDummyCells:
        let table = hierarchy.views[obstacle.view].parent
        let prototype = table.flatMap { DummyCells(of: $0, in: hierarchy).prototype }
        return "look at the prototype of the dummy cells" + (prototype.map { ", \(placed($0))" } ?? "")
      case .runningTests: return "without isRunningXCTest the dummy cells are there, as in the app"
      case .noWindow where hierarchy.earlyShow(reaching: obstacle.view) != nil:
        return "call show when \(handle(obstacle.view)) has a window: in its controller's viewIsAppearing or "
          + "viewDidAppear"
      case .noWindow: return "nothing in the hierarchy changes that"
      default: continue
      }
    }
    return nil
  }

  /// Where no count of rows or items helps.
  private func cellHelp(_ owner: ViewIndex) -> String? {
    guard let extent = hierarchy.countedExtent(of: owner) else { return nil }
    if extent <= 0 {
      let isCode = hierarchy.evidence?.sizelessTables.contains(owner) ?? false
      return "call show when \(handle(owner)) has its size\(isCode ? ": in viewIsAppearing, or later" : "")"
    }
    return "make room for its rows or items: they begin below what is above them in \(handle(owner))"
  }
}
