/// What a view takes from those around it.
extension Hierarchy {
  func table(above view: ViewIndex) -> ViewIndex? {
    var ancestor = views[view].parent
    while let index = ancestor, views[index].family != .table { ancestor = views[index].parent }
    return ancestor
  }

  /// The cell, header or supplementary view that a view stands in, or is.
  func template(around view: ViewIndex) -> ViewIndex? {
    var current: ViewIndex? = view
    while let index = current, !views[index].place.isTemplate { current = views[index].parent }
    return current
  }

  /// Whether a view lays out from right to left: its own attribute, else what reaches it from above.
  func isRightToLeft(_ view: ViewIndex) -> Bool {
    switch text(.semanticContentAttribute, of: view) {
    case "forceRightToLeft", "rtl": true
    case "forceLeftToRight", "ltr", "playback", "spatial": false
    default: views[view].flags.contains(.inheritsRightToLeft)
    }
  }

  func isTransparent(_ view: ViewIndex) -> Bool { number(.alpha, of: view).map { $0 <= 0 } ?? false }
}
