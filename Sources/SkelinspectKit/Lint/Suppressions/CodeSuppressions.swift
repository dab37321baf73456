/// The suppressions in the comments of Swift files: `// skelinspect:ignore rule-id -- reason` on a line, or above it.
struct CodeSuppressions {
  private var reader = SuppressionReader()
  /// By the file's name.
  private var files: [String: [Suppression]] = [:]

  /// The one that hides a rule's finding; files are read when the first finding in them asks.
  ///
  /// - Parameter views: the finding's view and those around it.
  mutating func suppression(
    of rule: String, at place: Place, in views: some Sequence<ViewIndex>, of hierarchy: Hierarchy
  ) -> Suppression? {
    if place.isInCode,
      let found = suppression(of: rule, at: place, spots: { [.file, .line($0), .subtree($0)] })
    {
      return found
    }
    for view in views where hierarchy.place(of: view).isInCode {
      let found = suppression(of: rule, at: hierarchy.place(of: view)) { [.subtree($0)] }
      if let found { return found }
    }
    return nil
  }

  /// - Parameter spots: that count, by the line of the place.
  private mutating func suppression(
    of rule: String, at place: Place, spots: (Range<Int>) -> [Suppression.Spot]
  ) -> Suppression? {
    let source = place.file
    let all = files[source.name] ?? reader.read(CommentSearch.suppressions(ofCode: source), in: source)
    files[source.name] = all
    guard !all.isEmpty else { return nil }
    let lines = SourceLines(source)
    let start = lines.start(of: place.range.lowerBound)
    let spots = spots(start..<lines.end(of: start))
    return all.first {
      ($0.rule == rule || $0.rule == Suppression.all) && $0.spots.contains(where: spots.contains)
    }
  }
}
