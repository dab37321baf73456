/// What the recursion does when it comes to a view.
enum PageStep {
  /// Nil where it never looks at the view.
  ///
  /// - Parameter words: what an outline says of the view.
  static func sentence(
    _ verdict: Verdict, of view: ViewIndex, in hierarchy: Hierarchy, _ words: VerdictWords
  ) -> String? {
    switch verdict.role {
    case .container:
      let kids = Reach(in: hierarchy).kids(of: view).count
      return "reached · goes on to \(kids.counted("skeletonable subview"))"
    case .collection: return "reached · \(words.role)"
    case .unknown where hierarchy.knowsFlags: return "reached · \(words.role)\(words.explanation)"
    case .lines, .block:
      let isAlone = hierarchy.views[view].end == view + 1
      let why = isAlone ? "it holds no views" : "none of its subviews is skeletonable"
      return "reached · covered (\(words.role)) · stops here because \(why)"
    case .uncovered: return sentence(ofUncovered: view, in: hierarchy)
    case .unreached:
      guard verdict.stop?.view == view else { return nil }
      return "stops here\(words.explanation)"
    case .underBlock, .unknown: return nil
    }
  }

  private static func sentence(ofUncovered view: ViewIndex, in hierarchy: Hierarchy) -> String {
    if hierarchy.candidacy(of: view) == .excluded(.contentViewIgnored) {
      return "passed through: its own flag is never read"
    }
    let marked = hierarchy.markedCount(below: view)
    return "stops here because it is not skeletonable: it stays visible"
      + (marked > 0 ? " · \(StopWords.loss(marked)) below" : "")
  }
}
