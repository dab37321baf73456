extension Hierarchy {
  /// The views on which the app probably calls show: the top view if it is marked, else every topmost marked
  /// one. The file does not say; where nothing is marked, the top view.
  var presumedRoots: [ViewIndex] {
    guard let top = views.first else { return [] }
    if top.isSkeletonable { return [0] }
    var end = 0
    let marked = views.indices.filter { view in
      guard view >= end, views[view].isSkeletonable else { return false }
      end = views[view].end
      return true
    }
    return marked.isEmpty ? [0] : marked
  }
}
