/// What an explanation says first: whether the view gets a skeleton, as what, and what stands in its way.
extension ExplanationWords {
  /// Begins with the view's name.
  var summary: String {
    guard let crash = explanation.crash else { return outcome }
    let place = crash.view == view ? "" : " at \(placed(crash.view))"
    return "\(name(view)) shows nothing: the app would crash\(place) first: \(crash.reason)."
  }

  /// The same without what would crash the app.
  var outcome: String { "\(name(view)) \(predicate)." }

  private var predicate: String {
    if hierarchy.system != .skeletonView { return systemPredicate }
    if let cause = explanation.cause { return unreached(by: cause) }
    if explanation.isPassedThrough {
      return "shows no skeleton of its own: recursion passes through it and never reads its flag; " + inside
    }
    switch explanation.coverage.role {
    case .lines: return (isMissingLive ? "should show " : "shows ") + lineCount + shift + copies + missing
    case .block:
      let size = CountWords.points(explanation.layerSize)
      return (isMissingLive ? "should be drawn" : "is drawn") + " as one block, \(size)" + copies + over
        + missing
    case .container: return "draws nothing itself: " + inside + copies
    case .collection: return "draws nothing itself" + cells + copies
    case .underBlock:
      let block = explanation.coverage.block.map(placed) ?? "a view above it"
      return
        "shows no skeleton of its own: it is part of the block of \(block), and nothing in that is reached"
    case .uncovered, .unreached: return "shows no skeleton"
    case .unknown:
      guard let place = hierarchy.evidence?.openViews[view] else {
        if let kid = hierarchy.openKid(of: view) {
          return "is \(opening) or draws nothing itself: "
            + hierarchy.unread(kid, "the class of \(name(kid)) in it")
        }
        return "may or may not show a skeleton: which views are skeletonable is not printed there"
      }
      if hierarchy.isOfUnreadClass(view) {
        return "may be drawn as one block or as text lines, or draw nothing itself: its class, "
          + "\(hierarchy.typeName(of: view).shortened), was not read"
      }
      return "is \(opening) or draws nothing itself: what "
        + "\(place.fileAndLine) puts into it is not known"
    }
  }

  /// It had no skeleton in the running app, where others had theirs.
  private var isMissingLive: Bool {
    hierarchy.origin == .live && hierarchy.isShowingLive && explanation.inspection.draws(view)
      && !hierarchy.hasLiveLayer(view)
  }

  private var missing: String { isMissingLive ? ", and had no skeleton when the app was captured" : "" }

  private func unreached(by cause: Obstacle) -> String {
    guard let block = explanation.coverage.block else {
      let isOpen =
        explanation.inspection.whyShowIsOpen(of: view) != nil
        && explanation.way.obstacles.map(\.kind) == [.noShowCall]
        || cause.kind == .notSkeletonable && hierarchy.mayMarkItself(cause.view)
      return (isOpen ? "may or may not show a skeleton: " : "shows no skeleton: ") + clause(cause)
    }
    return
      "shows no skeleton of its own: it is part of the block of \(placed(block)), because \(clause(cause))"
  }

  /// What a view without marked kids is.
  private var opening: String {
    LineReckoning(of: view, in: explanation.inspection) == nil ? "drawn as one block" : "drawn as text lines"
  }

  private var lineCount: String {
    guard let reckoning = LineReckoning(of: view, in: explanation.inspection) else { return "text lines" }
    if reckoning.isRunaway { return "more text lines than can be drawn" }
    guard let count = reckoning.count else {
      return hierarchy.mayBeBlock(view) ? "text lines, or one block" : "text lines, how many is not known"
    }
    return count.counted("text line")
  }

  private var shift: String {
    ShiftWords.afterLines(of: view, width: explanation.layerSize.width, in: hierarchy)
  }

  /// What a block covers, and why it is one.
  private var over: String {
    let all = explanation.viewsInside
    if all.isEmpty { return "" }
    let isAnyMarked = all.contains { hierarchy.views[$0].isSkeletonable }
    let why = isAnyMarked ? "recursion reaches nothing marked in it" : "nothing in it is marked"
    return ": \(why), so it covers \(all.count.counted("view")): \(list(all))"
  }

  var inside: String {
    let (drawn, all) = explanation.drawnInside
    if drawn.isEmpty { return "and nothing in it draws, either" }
    if all == 1 { return "the one view in it draws: \(list(drawn))" }
    return "\(drawn.count) of \(all) views in it \(drawn.count == 1 ? "draws" : "draw"): \(list(drawn))"
  }

  private var cells: String {
    let noun = hierarchy.views[view].family.cellNoun
    guard hasDummySource(view) else { return ", and it makes no dummy \(noun)s" }
    guard hierarchy.hasWindow else { return ", and without a window it makes no dummy \(noun)s" }
    guard case .known(let count) = hierarchy.cellCount(of: view) else {
      return ": its dummy \(noun)s do, how many is not known"
    }
    guard count > 0 else { return ", and it makes \(count.counted(noun))" }
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    guard sections > 0 else { return ", and without a section it makes no dummy \(noun)s" }
    guard dequeuedCells(of: view) != 0 else {
      return count == 1
        ? ", and its dummy \(noun) is not on screen"
        : ", and none of its \(count) dummy \(noun)s is on screen"
    }
    return ": its dummy cells do, \(count.counted(noun))\(CountWords.inEach(ofSections: sections))"
  }
}
