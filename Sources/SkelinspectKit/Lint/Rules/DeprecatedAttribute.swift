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
    ],
    among: { $0.views(having: .useFontLineHeight) }
  ) { view, context in
    let family = context.hierarchy.views[view].family
    // On any other view it is misplaced.
    guard family == .label || family == .textView else { return nil }
    return context.finding(
      "useFontLineHeight of \(context.name(of: view)) is deprecated", at: view, .useFontLineHeight,
      fix: replacement(for: view, in: context.hierarchy))
  }
}

private func replacement(for view: ViewIndex, in hierarchy: Hierarchy) -> Fix {
  let removal = Change.remove(.useFontLineHeight, of: view)
  func replacing(by value: KeyValue) -> Fix {
    Fix([removal, .set(.skeletonTextLineHeight, of: view, to: value)])
  }
  if hierarchy.says(.skeletonTextLineHeight, of: view) {
    return Fix(removal, reason: "skeletonTextLineHeight says the line height")
  }
  if hierarchy.boolean(.useFontLineHeight, of: view, default: false) {
    return replacing(by: .text("relativeToFont"))
  }
  let height = hierarchy.appearance.multilineHeight
  let standard = hierarchy.appearance.textLineHeight ?? .fixed(height)
  return standard == .fixed(height)
    ? Fix(removal, reason: "false is the default") : replacing(by: .number(height.roundedForReaders))
}
