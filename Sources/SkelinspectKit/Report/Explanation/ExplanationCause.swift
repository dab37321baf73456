extension Hierarchy {
  /// The call in code because of which a table has no window when show comes to it (rule T4).
  func earlyShow(reaching table: ViewIndex) -> Evidence.Show? {
    guard let code = evidence, code.earlyTables.contains(table), !views[table].flags.contains(.isInTemplate)
    else {
      return nil
    }
    return outwards(from: table).lazy.compactMap { code.shows(on: $0).first }.first
  }
}

/// What stands in the way to a view, in a clause.
extension ExplanationWords {
  func clause(_ obstacle: Obstacle) -> String {
    let owner = stops.subject(obstacle.view)
    switch obstacle.kind {
    case .notSkeletonable: return notSkeletonable(obstacle.view)
    case .outsideContentView:
      return
        stops.clause(Stop(view: obstacle.view, reason: .outsideContentView))
        + " of \(parent(of: obstacle.view)), and recursion enters nothing else of it"
    case .notArranged:
      return
        "\(owner) is not among the arrangedSubviews of \(parent(of: obstacle.view)), and recursion enters "
        + "no others"
    case .noWindow: return noWindow(obstacle)
    case .rootNotSkeletonable where isTemplate(obstacle.view): return notSkeletonable(obstacle.view)
    case .rootNotSkeletonable: return silence(Stop(view: obstacle.view, reason: .rootNotSkeletonable))
    case .alreadyActive: return silence(Stop(view: obstacle.view, reason: .alreadyActive))
    case .noShowCall: return noShowCall
    case .unsupportedDataSource: return "\(owner) makes no dummy cells: \(dataSource(of: obstacle.view))"
    case .otherPrototype: return otherPrototype(obstacle)
    case .notRequested: return notRequested(obstacle)
    case .noCells: return "\(owner) makes no dummy cells: \(noCells(in: obstacle.view))"
    case .replacedByDummyCells:
      let cell = obstacle.view == view ? "it is" : "it is in \(placed(obstacle.view)),"
      return "\(cell) a cell on screen, whose place a dummy cell takes while the skeleton shows"
    case .runningTests: return "in unit tests (isRunningXCTest) \(owner) makes no dummy cells"
    }
  }

  private func silence(_ stop: Stop) -> String { stops.clause(stop) + ", " + stops.silence(stop) }

  func isTemplate(_ view: ViewIndex) -> Bool { hierarchy.views[view].place.isTemplate }

  private func parent(of view: ViewIndex) -> String {
    hierarchy.views[view].parent.map(placed) ?? "its superview"
  }

  private func notSkeletonable(_ stop: ViewIndex) -> String {
    if isTemplate(stop) {
      return stop == view
        ? "it is not skeletonable, and show is called on each copy of it"
        : "show on each \(placed(stop)) does nothing, because it is not skeletonable"
    }
    if stop == view {
      if hierarchy.mayMarkItself(view) { return "it is \(hierarchy.unmarked(view))" }
      let marked = hierarchy.markedCount(below: stop)
      let stays = hierarchy.isVisibilityOpen(view) ? "nothing covers it" : "it stays visible"
      let visible = explanation.coverage.role == .uncovered ? [stays] : []
      let below = marked == 0 ? [] : ["recursion \(StopWords.loss(marked)) below it"]
      let so = (visible + below).listed("and")
      return "it is \(hierarchy.unmarked(stop))" + (so.isEmpty ? "" : ", so \(so)")
    }
    let start = explanation.way.start.map { " from \(name($0))" } ?? ""
    return "recursion\(start) stops at \(placed(stop)), which is \(hierarchy.unmarked(stop))"
  }

  private func noWindow(_ obstacle: Obstacle) -> String {
    let table = stops.subject(obstacle.view)
    if let show = hierarchy.earlyShow(reaching: obstacle.view) {
      let receiver = show.view == obstacle.view ? table : placed(show.view)
      let function = show.entry.isEmpty ? "" : " in \(show.entry.shortened)"
      return
        "\(show.place.fileName):\(show.place.position.line) calls show on \(receiver)\(function), before "
        + "\(show.view == obstacle.view ? "it" : table) has a window, and without one a table has no views for "
        + "recursion"
    }
    if hierarchy.hasWindow {
      return
        "\(table) is in a cell, which is shown before it has a window, and without one a table has "
        + "no views for recursion"
    }
    let family = hierarchy.views[obstacle.view].family
    let isCells = hierarchy.views[view].flags.contains(.isInTemplate) || family == .collection
    return stops.clause(Stop(view: obstacle.view, reason: .noWindow)) + ", and without one "
      + (isCells ? "no dummy cells are made" : "a table has no views for recursion")
  }

  private var noShowCall: String {
    let roots = hierarchy.show.roots
    if let code = hierarchy.evidence, code.areRootsKnown {
      if let why = explanation.inspection.whyShowIsOpen(of: view) {
        return "nothing is known to show it: \(why)"
      }
      if roots.isEmpty, let loader = code.loader {
        return
          "nothing in this file is shown by itself: \(loader.shortened) loads it into itself, and only a run "
          + "on the folder shows what is around it"
      }
      if roots.isEmpty, hierarchy.views[0].family.isCell {
        return "nothing shows it: no table or collection in the code makes its dummy cells from \(list([0]))"
      }
      return roots.isEmpty
        ? "nothing shows it: the code that was read calls show on no view here"
        : "nothing shows it: code calls show on \(list(roots)) only"
    }
    if roots.isEmpty, hierarchy.calls != nil { return "none of the document's calls shows it" }
    if roots.isEmpty { return "no view receives show (show.roots is empty)" }
    if hierarchy.origin == .presumed, !hierarchy.show.areRootsGiven {
      return "no show call reaches it, as far as the file says: it marks \(list(roots))"
    }
    return "no show call reaches it: show is called on \(list(roots)) only"
  }

  func dataSource(of view: ViewIndex) -> String {
    let wanted = hierarchy.skeletonDataSourceName(of: view)
    let said = hierarchy.text(.dataSource, of: view)
    return said.map { "its data source is a \($0.shortened), not a \(wanted)" }
      ?? "it has no data source, so none that is a \(wanted)"
  }

  private func otherPrototype(_ obstacle: Obstacle) -> String {
    let prototypes = DummyCells(of: obstacle.view, in: hierarchy).prototypesInUse
    let from =
      prototypes.isEmpty ? "from none of its prototypes" : "from \(prototypes.map(placed).listed("and"))"
    let own = stops.subject(obstacle.template ?? view)
    return "\(placed(obstacle.view)) makes its dummy cells \(from), not from \(own)"
  }

  private func notRequested(_ obstacle: Obstacle) -> String {
    let owner = obstacle.view
    let own = stops.subject(obstacle.template ?? view)
    if hierarchy.views[owner].family == .collection {
      let hasRoom = DummyCells(of: owner, in: hierarchy).supplementaryKinds > 0
      let key = hierarchy.word(for: .supplementaryIdentifier, of: owner)
      if obstacle.template.map(hierarchy.isPlainSupplementaryView) == true {
        return "\(placed(owner)) has \(own) as its data source makes it: \(key) does not name it"
      }
      let why = hasRoom ? "\(key) does not name it" : "the layout has no headerReferenceSize"
      return "\(placed(owner)) does not use \(own) while its skeleton shows: \(why)"
    }
    let delegate = hierarchy.text(.delegate, of: owner)
    let isAsked = !hierarchy.says(.delegate, of: owner) || delegate == "SkeletonTableViewDelegate"
    let heights: [ViewKey: ViewKey] = [
      .headerIdentifier: .sectionHeaderHeight, .footerIdentifier: .sectionFooterHeight,
    ]
    let flat = heights.first { name, height in
      hierarchy.number(height, of: owner) == 0 && hierarchy.text(name, of: owner) != nil
        && hierarchy.text(name, of: owner)
          == obstacle.template.flatMap { hierarchy.text(.reuseIdentifier, of: $0) }
    }
    let why =
      isAsked
      ? flat.map { "its \($0.value) is 0" }
        ?? "neither \(hierarchy.word(for: .headerIdentifier, of: owner)) nor "
        + "\(hierarchy.word(for: .footerIdentifier, of: owner)) names it"
      : delegate.map { "its delegate is a \($0.shortened), not a SkeletonTableViewDelegate" }
        ?? "it has no delegate when show is called"
    return "\(placed(owner)) does not use \(own) while its skeleton shows: \(why)"
  }

  private func noCells(in owner: ViewIndex) -> String {
    guard hierarchy.views[owner].family.isCollection else { return "there are none" }
    let words = cellReckoning(of: owner)
    guard case .known(1...) = hierarchy.cellCount(of: owner),
      hierarchy.numberOfSkeletonSections(of: owner) > 0
    else { return words }
    return words + ", of which none begins inside the frame"
  }
}
