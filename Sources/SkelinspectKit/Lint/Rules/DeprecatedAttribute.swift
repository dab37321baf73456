extension Rule {
  static let deprecatedAttribute = Rule(
    "deprecated-attribute", .note, inPartialFiles: .note,
    "useFontLineHeight is deprecated.",
    why: "useFontLineHeight only sets skeletonTextLineHeight: true is relativeToFont, false the fixed "
      + "SkeletonAppearance.default.multilineHeight, which is the default.",
    fix: "Remove it where it is false; where it is true, use skeletonTextLineHeight: relativeToFont.",
    link: .source("SkeletonViewCore/Sources/API/Deprecated.swift"),
    accepts: [
      "{type: UILabel, isSkeletonable: true, skeletonTextLineHeight: relativeToFont}",
      """
      # A height of its own for all lines of a text.
      {type: UITextView, isSkeletonable: true, skeletonTextLineHeight: 18}
      """,
    ],
    reports: [
      "{type: UILabel, id: title, isSkeletonable: true, ↓useFontLineHeight: true}",
      """
      # False is what holds anyway.
      {type: UITextView, id: body, isSkeletonable: true, ↓useFontLineHeight: false}
      """,
    ]
  ) { context in
    context.views(having: .useFontLineHeight).compactMap { finding(at: $0, in: context) }
  }
}

private func finding(at view: ViewIndex, in context: RuleContext) -> Finding? {
  let family = context.hierarchy.views[view].family
  // On any other view it is misplaced.
  guard family == .label || family == .textView else { return nil }
  return context.finding(
    "useFontLineHeight of \(context.name(of: view)) is deprecated", at: view, .useFontLineHeight,
    help: help(for: view, in: context.hierarchy))
}

private func help(for view: ViewIndex, in hierarchy: Hierarchy) -> String {
  if hierarchy.value(.skeletonTextLineHeight, of: view) != nil {
    return "remove it: skeletonTextLineHeight says the line height"
  }
  if hierarchy.boolean(.useFontLineHeight, of: view, default: false) {
    return "use skeletonTextLineHeight: relativeToFont instead"
  }
  let height = hierarchy.appearance.multilineHeight
  let standard = hierarchy.appearance.textLineHeight ?? .fixed(height)
  return standard == .fixed(height)
    ? "remove it: false is the default"
    : "use skeletonTextLineHeight: \(height.roundedText) instead"
}
