extension Rule {
  static let lineMetricsInvalid = Rule(
    "line-metrics-invalid", .error, inPartialFiles: .warning, reads: .lines,
    "A text's line height and spacing lay its lines over one another, or make too many of them.",
    why: "addMultilinesLayers makes one layer a line and places each line height + spacing below the one "
      + "before; calculateNumLines divides the height by that sum where no number of lines is said.",
    fix:
      "Make line height + spacing a positive number of points, and the number of lines what fits a screen.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/CALayer+Extensions.swift"),
    accepts: [
      "{type: UILabel, isSkeletonable: true, numberOfLines: 3, skeletonLineSpacing: 4}",
      """
      # Lines may touch.
      {type: UILabel, isSkeletonable: true, numberOfLines: 3, skeletonLineSpacing: 0}
      """,
      """
      # A single line has no spacing.
      {type: UILabel, isSkeletonable: true, skeletonLineSpacing: -20}
      """,
    ],
    reports: [
      """
      # A line every thousandth of a point: a hundred thousand layers.
      type: UITextView
      id: log
      isSkeletonable: true
      frame: [0, 0, 320, 100]
      ↓skeletonLineSpacing: -14.999
      """,
      "{type: UILabel, id: log, isSkeletonable: true, frame: [0, 0, 320, 100], ↓numberOfLines: 20000}",
      RuleExample(
        "{type: UILabel, id: bio, isSkeletonable: true, numberOfLines: 3, ↓skeletonLineSpacing: -15}",
        .warning),
      RuleExample(
        """
        type: UITextView
        id: body
        isSkeletonable: true
        frame: [0, 0, 320, 100]
        ↓skeletonTextLineHeight: 0
        skeletonLineSpacing: 0
        """, .warning),
    ]
  ) { context in
    let texts = context.multilineTexts
    let runaways = texts.filter { context.inspection.crashes.reasons[$0] != nil }
    // Of Interface Builder's views code may set the rest.
    let saying = texts.filter { context.hierarchy.origin(of: $0) != .presumed }
    let overlaps = saying.compactMap { overlap(at: $0, in: context) }
    return runaways.compactMap { runaway(at: $0, in: context) }
      + overlaps.filter { !$0.isShared }.map(\.finding)
      + context.once(overlaps.filter(\.isShared).map(\.finding))
  }
}

private func runaway(at view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  guard let text = TextLines(of: view, in: hierarchy, frame: nil), case .runaway(let count) = text.amount
  else { return nil }
  let isSaid = text.style.numberOfLines > 0
  return context.finding(
    "\(context.name(of: view)) gets \(count.jsonText) skeleton lines"
      + (isSaid ? "" : ", one every \(abs(text.pitch).inPoints)")
      + ": so many layers would hang the app (this tool's limit is \(TextStyle.maximumLines))",
    at: view, isSaid ? context.lineCountKey(of: view) : metricsKey(of: view, in: hierarchy),
    help: isSaid
      ? "ask for a few lines with skeletonTextNumberOfLines"
      : "set skeletonTextNumberOfLines, or raise skeletonLineSpacing")
}

private func overlap(at view: ViewIndex, in context: RuleContext) -> (finding: Finding, isShared: Bool)? {
  guard let text = context.coveredText(view), text.lines.pitch <= 0, text.style.numberOfLines != 1,
    !text.style.isBlock
  else { return nil }
  if case .runaway = text.lines.amount { return nil }
  let key = metricsKey(of: view, in: context.hierarchy)
  let sum = "line height \(text.lines.lineHeight.roundedText) + spacing \(text.style.spacing.roundedText)"
  let finding = context.finding(
    "\(context.name(of: view)): \(sum) is \(text.lines.pitch.inPoints), so \(consequence(text))", at: view,
    key,
    .warning, help: help(text, isShared: key == nil))
  return (finding, key == nil)
}

private func consequence(_ text: CoveredText) -> String {
  if text.style.numberOfLines > 1 {
    return text.lines.pitch == 0
      ? "its \(text.style.numberOfLines) skeleton lines lie over one another"
      : "its \(text.style.numberOfLines) skeleton lines go upwards"
  }
  return text.lines.amount == .none
    ? "it gets no skeleton lines and is one solid block" : "it cannot be filled with skeleton lines"
}

private func help(_ text: CoveredText, isShared: Bool) -> String {
  if text.lines.lineHeight <= 0 {
    let key = isShared ? "the appearance's multilineHeight" : "skeletonTextLineHeight"
    return "make \(key) more than 0"
  }
  let key = isShared ? "the appearance's multilineSpacing" : "skeletonLineSpacing"
  return "make \(key) more than \((-text.lines.lineHeight).roundedText)"
}

/// The key that the distance of lines comes from; nil where it comes from the appearance.
private func metricsKey(of view: ViewIndex, in hierarchy: Hierarchy) -> ViewKey? {
  let keys = [ViewKey.skeletonLineSpacing, .skeletonTextLineHeight, .useFontLineHeight]
  let own = keys.filter { hierarchy.says($0, of: view) }
  // Of a height of nothing and a spacing of nothing, the height is the odd one.
  if own.count > 1, hierarchy.number(.skeletonLineSpacing, of: view).map({ $0 >= 0 }) == true {
    return own[1]
  }
  return own.first
}
