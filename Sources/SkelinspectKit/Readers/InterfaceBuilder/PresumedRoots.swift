extension Hierarchy {
  /// The views on which the app probably calls show: the top view if it is marked, else every topmost marked
  /// one. The file does not say; where nothing is marked, the top view.
  ///
  /// A cell or reusable view in a file of its own is shown by its table or collection; the flag of a
  /// contentView is never read, and nobody shows one.
  var presumedRoots: [ViewIndex] {
    guard let top = views.first else { return [] }
    if top.isSkeletonable || top.family.hasContentView || top.viewClass == .reusableView { return [0] }
    var end = 0
    let marked = views.indices.filter { view in
      let isContentOfCell =
        views[view].place == .contentView
        && views[view].parent.map { views[$0].family.hasContentView } ?? false
      guard view >= end, views[view].isSkeletonable, !isContentOfCell else { return false }
      end = views[view].end
      return true
    }
    return marked.isEmpty ? [0] : marked
  }
}
