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
  ).looking(among: { $0.views(having: .useFontLineHeight) }) { view, context in
    let hierarchy = context.hierarchy
    // On any other view it is misplaced.
    guard [.label, .textView].contains(hierarchy.views[view].family) else { return nil }
    let removal = Change.remove(.useFontLineHeight, of: view)
    let height = hierarchy.appearance.multilineHeight
    var fix: Fix?
    if hierarchy.says(.skeletonTextLineHeight, of: view) {
      fix = Fix(removal, reason: "skeletonTextLineHeight says the line height")
    } else if hierarchy.boolean(.useFontLineHeight, of: view, default: false) {
      fix = Fix([removal, .set(.skeletonTextLineHeight, of: view, to: .text("relativeToFont"))])
    } else if hierarchy.appearance.textLineHeight ?? .fixed(height) == .fixed(height) {
      fix = Fix(removal, reason: "false is the default")
    } else {
      fix = Fix([removal, .set(.skeletonTextLineHeight, of: view, to: .number(height.roundedForReaders))])
    }
    return context.finding(
      "useFontLineHeight of \(context.name(of: view)) is deprecated", at: view, .useFontLineHeight, fix: fix)
  }
}
