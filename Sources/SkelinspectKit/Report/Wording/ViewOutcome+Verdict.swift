extension ViewOutcome {
  init(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) {
    let hierarchy = names.hierarchy
    let isInCell = hierarchy.views[view].flags.contains(.isInTemplate)
    role = OutcomeRole(verdict, of: view, in: hierarchy)
    // Said where it is not one: at the template itself, at what it covers, and at what a loop makes. Another system
    // counts what it covers only.
    let isCounted =
      hierarchy.system == .skeletonView
      ? (isInCell || verdict.count != 1) && !names.isAbout(owner: verdict.stop, ofCellAround: view)
      : verdict.isCovered && (isInCell || verdict.count != 1 && verdict.count != 0)
    times = isCounted && !verdict.isLeftAlone ? CountWords.times(verdict.count) : ""
    reason = Self.reason(verdict, of: view, names).escapedForTerminal
    isHidden = verdict.isHidden
  }

  private static func reason(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String {
    if names.hierarchy.system != .skeletonView { return otherSystem(verdict, of: view, names) ?? "" }
    // It is reached, and nobody knows what is in it.
    let isOpen = verdict.role == .unknown && names.hierarchy.knowsFlags
    let kid = names.hierarchy.evidence?.openViews[view] == nil ? names.hierarchy.openKid(of: view) : nil
    let doubt =
      names.hierarchy.isOfUnreadClass(view)
      ? "its class was not read"
      : kid.map { names.hierarchy.unread($0, "the class of \(names.name($0))") }
        ?? "what code puts into it is not known"
    return [stop(verdict, of: view, names), isOpen ? doubt : nil].compactMap(\.self).joined(separator: ", ")
  }

  private static func otherSystem(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String? {
    guard verdict.role == .uncovered || verdict.role == .unknown, let stop = verdict.stop else { return nil }
    // A hierarchy that nothing redacts says so once, and not at every view.
    return stop.reason == .notRedacted ? nil : StopWords(names, about: view).clause(stop)
  }

  /// Of what nobody marked only what keeps recursion from something marked.
  private static func stop(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String? {
    guard let stop = verdict.stop else {
      return verdict.role == .unreached ? "no show call reaches it" : nil
    }
    let words = StopWords(names, about: view)
    let isSelf = stop.view == view
    if names.hierarchy.isDoubtful(verdict.role, stop, of: view) {
      return names.hierarchy.unread(view, "its class")
    }
    if stop.reason == .notShown, let header = names.hierarchy.template(around: view),
      names.hierarchy.staysVisible(header)
    {
      return view == header ? "it stays visible as the app's own code gives it" : nil
    }
    // Of what code marks, but too late.
    let late = isSelf && names.hierarchy.evidence?.late[view] != nil ? words.clause(stop) : nil
    if verdict.role == .uncovered { return words.gap ?? late }
    if verdict.role == .underBlock, !verdict.isSkeletonable {
      guard isSelf, let gap = words.gap else { return late }
      return stop.reason == .notSkeletonable ? gap : words.clause(stop)
    }
    let isSaid: Bool
    switch stop.reason {
    case .contentViewIgnored: isSaid = isSelf
    case .notSkeletonable: isSaid = verdict.isSkeletonable
    case .outsideContentView, .notArranged: isSaid = isSelf || verdict.isSkeletonable
    case .rootNotSkeletonable, .alreadyActive:
      if isSelf { return "show does nothing, " + words.silence(stop) }
      isSaid = verdict.isSkeletonable
    case .noWindow, .notShown, .unknownShow, .unredacted, .notRedacted, .neverRedacted, .unknownType,
      .unknownOverlay, .unknownRedaction, .unknownVisibility, .unknownColor, .handMade:
      isSaid = true
    }
    return isSaid ? words.clause(stop) : nil
  }
}
