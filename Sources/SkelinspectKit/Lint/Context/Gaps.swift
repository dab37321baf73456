/// Where recursion stops short of marked views.
extension Inspection {
  /// It would draw nothing itself, and what is marked in it is shown by itself.
  func holdsShownViewsOnly(_ view: ViewIndex) -> Bool {
    guard hierarchy.show.roots.count > 1 else { return false }
    let kids = Reach(in: hierarchy).kids(of: view).filter { hierarchy.views[$0].isSkeletonable }
    return !kids.isEmpty && kids.allSatisfy { coverage[$0].isReached }
  }
}

extension RuleContext {
  /// The unmarked views at which recursion stops, or would stop once it comes so far, short of marked ones;
  /// cells left out.
  var gaps: [ViewIndex] {
    aroundLost.filter { view in
      guard !hierarchy.views[view].isSkeletonable, !hierarchy.views[view].family.hasContentView else {
        return false
      }
      guard let owner = hierarchy.owner(of: view), hierarchy.views[owner].isSkeletonable,
        coverage(of: owner).root != nil
      else { return false }
      return !lost(below: view).isEmpty
    }
  }

  /// The unmarked views that stand between a view and the marked ones nearest below it, in document order.
  func unmarkedBetween(_ view: ViewIndex, and victims: some Sequence<ViewIndex>) -> [ViewIndex] {
    var between: Set<ViewIndex> = []
    for victim in victims.prefix(100) {
      let ancestors = hierarchy.ancestors(of: victim).lazy.filter { !self.hierarchy.isPassedThrough($0) }
      let nearest = ancestors.first { $0 == view || hierarchy.views[$0].isSkeletonable }
      guard nearest == view else { continue }
      between.formUnion(ancestors.prefix { $0 != view })
    }
    return between.sorted()
  }

  /// The views that recursion leaves out for one reason, where that loses marked ones; and what is lost, up to
  /// the verb of the sentence that says why.
  func neverVisited(for reason: StopReason) -> [(view: ViewIndex, subject: String)] {
    aroundLost.filter { hierarchy.candidacy(of: $0) == .excluded(reason) }.map { view in
      let (name, count) = (name(of: view), lost(below: view).count)
      if count == 0 { return (view, "\(name) is never visited: it") }
      let others = count == 1 ? "marked view" : "\(count) marked views"
      return (view, "\(name) and the \(others) in it are never visited: \(name)")
    }
  }

  /// Of some views in document order those that stand in no other of them.
  func topmost(_ views: some Sequence<ViewIndex>) -> [ViewIndex] {
    var end = 0
    return views.filter { view in
      guard view >= end else { return false }
      end = hierarchy.views[view].end
      return true
    }
  }

  /// Some names for a message: the first four, and that there are more.
  func names(of views: some Collection<ViewIndex>) -> String { words.names(of: views) }

  /// Whether a view receives show: by itself, or as a cell, header or supplementary view.
  func isRoot(_ view: ViewIndex) -> Bool {
    hierarchy.views[view].place.isTemplate || hierarchy.show.roots.contains(view)
  }

  /// A cell, header or footer that is the document's root view, where nobody says that show is called on it.
  func isPresumedCell(_ view: ViewIndex) -> Bool {
    let view = hierarchy.views[view]
    return view.place == .root && !hierarchy.show.areRootsGiven
      && (view.family.hasContentView || view.viewClass == .reusableView)
  }
}
