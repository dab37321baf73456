extension Rule {
  static let fillPercentOutOfRange = Rule(
    "fill-percent-out-of-range", .error, inPartialFiles: .error, reads: .lines,
    "The last line's fill percent leaves it no width, or is more than there is.",
    why: "calculatedWidthForLine multiplies the last line's width by the percentage; lastLineFillPercent is "
      + "capped at 100 when it is set, but not at 0, and the appearance's not at all.",
    fix: "Use a percentage from 1 to 100.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/CALayer+Extensions.swift"),
    accepts: [
      "{type: UILabel, isSkeletonable: true, numberOfLines: 2, lastLineFillPercent: 40}",
      """
      # A single line is a last line too.
      {type: UILabel, isSkeletonable: true, lastLineFillPercent: 100}
      """,
    ],
    reports: [
      "{type: UILabel, id: title, isSkeletonable: true, numberOfLines: 2, ↓lastLineFillPercent: 0}",
      RuleExample("{type: UILabel, id: title, isSkeletonable: true, ↓lastLineFillPercent: 0}", .warning),
      RuleExample(
        "{type: UITextView, id: body, isSkeletonable: true, ↓lastLineFillPercent: 120}", .note),
      """
      # For all that say nothing else; reported once, at the first of them.
      appearance: {multilineLastLineFillPercent: 0}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UILabel, isSkeletonable: true, lastLineFillPercent: 60}
          - ↓{type: UILabel, isSkeletonable: true}
          - {type: UITextView, isSkeletonable: true}
      """,
    ]
  ) { context in
    context.findings(atTexts: .lastLineFillPercent) { view in
      let own = context.hierarchy.integer(.lastLineFillPercent, of: view)
      let percent = own ?? context.hierarchy.appearance.multilineLastLineFillPercent
      guard !(1...100).contains(percent), context.coverage(of: view).role == .lines,
        context.isCoveredLeaf(view),
        own != nil || !context.hierarchy.says(.lastLineFillPercent, of: view)
      else { return nil }
      return own == nil ? shared(percent, at: view, in: context) : finding(percent, at: view, in: context)
    }
  }
}

private func finding(_ percent: Int, at view: ViewIndex, in context: RuleContext) -> Finding {
  let name = context.name(of: view)
  // Meant, as likely as not: its text goes, and nothing comes in its place.
  let isBlank = context.hierarchy.hasBlankLine(view)
  return context.finding(
    percent > 0
      ? "lastLineFillPercent of \(name) is \(percent), which SkeletonView takes for 100"
      : "the last line of \(name) has \(lack(percent)): lastLineFillPercent is \(percent)",
    at: view, .lastLineFillPercent, percent > 0 ? .note : isBlank ? .warning : .error,
    fix: percent > 0 ? Fix(.set(.lastLineFillPercent, of: view, to: .number(100)), .write) : nil,
    help: help(percent)
      + (isBlank ? "; isHiddenWhenSkeletonIsActive: true keeps a label out of the skeleton" : ""))
}

private func shared(_ percent: Int, at view: ViewIndex, in context: RuleContext) -> Finding {
  let what = percent > 0 ? "is wider than the others" : "has \(lack(percent))"
  return context.finding(
    "the last line of \(context.name(of: view)) \(what): "
      + "the appearance's multilineLastLineFillPercent is \(percent)",
    at: view, nil, percent > 0 ? .note : .error, help: help(percent))
}

/// What SkeletonView does with a negative width was not seen on an Apple system.
private func lack(_ percent: Int) -> String { percent == 0 ? "no width" : "a negative width" }

private func help(_ percent: Int) -> String {
  if percent > 0 { return "write 100" }
  return (percent == 0 ? "keep 0 if that line is to be hidden; else " : "")
    + "use a percentage from 1 to 100, such as 70, the default"
}
