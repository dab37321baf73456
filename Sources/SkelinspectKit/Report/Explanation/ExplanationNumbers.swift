/// The numbers behind an explanation, and what it rests on.
extension ExplanationWords {
  var numbers: [Remark] {
    if hierarchy.system != .skeletonView { return systemFacts }
    let inspection = explanation.inspection
    var facts: [Remark] = []
    if let lines = LineReckoning(of: view, in: inspection) {
      facts.append(("lines", lines.words))
      if let shift { facts.append(("drawn", shift)) }
    }
    if explanation.way.obstacles.isEmpty { facts += cellFacts }
    if let live { facts.append(("in the app", live)) }
    if let size = emptySize { facts.append(("size", size)) }
    if let hidden = explanation.hiddenBy { facts.append(("hidden", self.hidden(by: hidden))) }
    return facts
  }

  /// What was over the view when the app was captured, beside what should have been.
  private var live: String? {
    guard hierarchy.origin == .live else { return nil }
    let should = explanation.inspection.draws(view)
    switch (should, hierarchy.hasLiveLayer(view)) {
    case (true, true): return "a skeleton layer was on it when the app was captured, as it should be"
    case (false, true):
      return "a skeleton layer was on it when the app was captured: show was called elsewhere, or flags have "
        + "changed since"
    case (true, false) where hierarchy.isShowingLive:
      return "others had their skeleton layers: it was added or marked after show, or its skeleton was hidden"
    case (_, false):
      return hierarchy.isShowingLive ? nil : "no skeleton was shown when the app was captured"
    }
  }

  private var shift: String? {
    guard explanation.coverage.role == .lines, let stack = hierarchy.views[view].parent else { return nil }
    return ShiftWords.reason(of: view, width: explanation.layerSize.width, in: hierarchy, placed(stack))
  }

  private var cellFacts: [Remark] {
    guard explanation.coverage.role == .collection else { return [] }
    guard hasDummySource(view) else {
      let text = "\(dataSource(of: view)): no dummy cell is made, only touches and scrolling are off"
      return [("data source", text)]
    }
    var text = cellReckoning(of: view)
    if explanation.crash?.view != view, hierarchy.origin != .printed { text += dequeuing }
    var facts: [Remark] = [(hierarchy.views[view].family.cellNoun + "s", text)]
    if !hierarchy.says(.dataSource, of: view) {
      let name = hierarchy.skeletonDataSourceName(of: view)
      facts.append(("assumed", "its data source is a \(name) (the file does not say it)"))
    }
    return facts
  }

  private var dequeuing: String {
    guard let prototype = DummyCells(of: view, in: hierarchy).prototype else {
      return "; no prototype for them is known"
    }
    guard let count = dequeuedCells(of: view), hierarchy.hasWindow,
      hierarchy.numberOfSkeletonSections(of: view) > 0
    else { return "" }
    return "; \(count) of \(placed(prototype)) \(count == 1 ? "begins" : "begin") inside the frame"
  }

  /// A skeleton without width or height, or one of which the file says no size.
  private var emptySize: String? {
    guard explanation.inspection.draws(view) else { return nil }
    let size = explanation.layerSize
    guard let width = size.width, let height = size.height else {
      if hierarchy.origin == .printed { return nil }
      if TextStyle(of: view, in: hierarchy)?.isCountOpen == true {
        return "unknown, as the number of its lines is"
      }
      return hierarchy.origin(of: view) == .code
        ? "unknown: no code gives it both a width and a height"
        : "unknown: the file gives it no frame, or only one side"
    }
    guard width == 0 || height == 0 else { return nil }
    return "\(width.roundedText) × \(height.inPoints): there is nothing to see"
  }

  private func hidden(by view: ViewIndex) -> String {
    let subject = view == self.view ? "it is" : "\(placed(view)) is"
    let flags = hierarchy.views[view].flags
    if flags.contains(.isHidden) { return "nobody sees it: \(subject) hidden" }
    if flags.contains(.isHiddenWhenSkeletonIsActive) {
      let isForGood = !explanation.inspection.coverage[view].isReached
      let time = isForGood ? "by show and never comes back" : "while the skeleton shows"
      return "nobody sees it: \(subject) hidden \(time) (isHiddenWhenSkeletonIsActive)"
    }
    return "nobody sees it: \(subject) transparent (alpha 0)"
  }

  /// What the answer rests on that the file does not say.
  var notes: [String] {
    if hierarchy.system != .skeletonView { return systemNotes }
    var notes: [String] = []
    switch hierarchy.origin {
    case .printed:
      if hierarchy.listsMarkedViewsOnly { notes.append(SelectorSearch.unmarkedNote) }
    case .presumed:
      notes.append("code may mark views and call show elsewhere: an Interface Builder file does not say it")
    case .code, .live: break
    case .dumped: notes.append("a capture of the app says it: po view.skeletonHierarchy()")
    case .said:
      let isAboutRoots = explanation.cause.map { $0.kind == .rootNotSkeletonable && !isTemplate($0.view) }
      if isAboutRoots == true, !hierarchy.show.areRootsGiven {
        notes.append("the file does not say which view receives show (show.roots), so its root view does")
      }
    }
    return notes
  }
}
