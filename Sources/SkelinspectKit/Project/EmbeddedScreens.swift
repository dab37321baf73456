extension ScreenReading {
  /// Knows container views by the views that their embed segues put into them: those of other controllers, mostly of the
  /// same storyboard.
  mutating func joinEmbedded() {
    for outer in screens.indices {
      let hierarchy = screens[outer].hierarchy
      for (view, facts) in hierarchy.interfaceBuilder.views.sorted(by: { $0.key < $1.key }) {
        guard let segue = facts.embedded else { continue }
        guard let inner = screens.firstIndex(where: { $0.hierarchy.isView(ofController: segue.text) }) else {
          screens[outer].hierarchy.evidence?.openViews[view] = segue
          continue
        }
        let embedded = screens[inner].hierarchy
        if embedded.isMarkOpen(0) {
          screens[outer].hierarchy.evidence?.openViews[view] = segue
        } else if embedded.views[0].isSkeletonable {
          screens[outer].hierarchy.views[view].flags.insert(.holdsMore)
        }
        if inner != outer, hierarchy.isShown(around: view) {
          screens[inner].hierarchy.showAround(by: hierarchy)
        }
      }
    }
  }
}

extension Hierarchy {
  fileprivate func isView(ofController id: String) -> Bool {
    guard let controller = interfaceBuilder.controllers[id]?.place, !views.isEmpty else { return false }
    return controller.range == place(of: 0).range
  }

  /// Whether a show that code calls may come to what is put into a view.
  fileprivate func isShown(around view: ViewIndex) -> Bool {
    guard let evidence else { return false }
    let marked = outwards(from: view).prefix { views[$0].isSkeletonable }
    return marked.contains(where: evidence.isShown)
      || marked.last == 0 && evidence.isReachedFromAround(self)
  }

  /// Of the view that another hierarchy's container shows.
  fileprivate mutating func showAround(by outer: Hierarchy) {
    guard evidence?.areRootsKnown == true, evidence?.userAround == nil else { return }
    evidence?.userAround = outer.name ?? outer.typeName(of: 0)
    guard !show.areRootsGiven, evidence?.isReachedFromAround(self) == true, !show.roots.contains(0) else {
      return
    }
    show.roots.insert(0, at: 0)
  }
}
