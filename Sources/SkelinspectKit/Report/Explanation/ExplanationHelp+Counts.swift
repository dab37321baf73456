/// What to do about counts of rows and items.
extension ExplanationWords {
  func cellHelp(_ owner: ViewIndex) -> String {
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
  func crashHelp(at view: ViewIndex, in inspection: Inspection) -> String? {
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
