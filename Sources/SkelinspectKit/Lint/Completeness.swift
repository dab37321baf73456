/// How much of the truth about an app's views a file holds: how sure a rule can be follows from it.
enum Completeness: Sendable {
  /// What a hierarchy file says is there, in code and all.
  case whole
  /// An Interface Builder file: code that nobody sees sets flags, data sources and estimates too.
  case partial
  /// A tree that SkeletonView printed: types and flags of what it reached, and nothing else.
  case printed
}

extension Hierarchy {
  /// A printed tree has the four keys of `skeletonTreeDescription` and no other; in a log it may lack some.
  var completeness: Completeness {
    if isPartial { return .partial }
    var isPrinted = document.format == .log
    for view in views {
      if view.place != .root, view.place != .child || view.idNode != nil { return .whole }
      isPrinted = isPrinted || view.place == .child || view.flags.contains(.hasReference)
    }
    let hasOnlyPrintedKeys = attributes.allSatisfy { $0.key == .isSkeletonable || $0.key == .reference }
    return isPrinted && hasOnlyPrintedKeys ? .printed : .whole
  }
}
