extension Rule {
  static let zeroSizeLeaf = Rule(
    "zero-size-leaf", .error,
    "A covered view has no width or height, so there is no room for its skeleton.",
    why: "definedMaxSize makes a skeleton layer as large as the frame or the view's own width and height "
      + "constraints, whichever is larger: an empty label or image view without constraints has no size.",
    fix: "Give the view a width and a height that do not come from its content, such as constraints.",
    link: .thread(101),
    accepts: [
      """
      # The constraints count, whatever the frame is.
      {type: UIImageView, isSkeletonable: true, frame: [0, 0, 0, 0], constraints: {width: 80, height: 80}}
      """,
      """
      # A label of several lines grows while its skeleton shows.
      {type: UILabel, isSkeletonable: true, frame: [0, 0, 358, 0], numberOfLines: 2}
      """,
      """
      # What a file leaves out is unknown, not zero.
      {type: UIImageView, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      # Without text and constraints, these labels are empty in their stack view.
      type: UIStackView
      isSkeletonable: true
      frame: [16, 100, 358, 0]
      axis: vertical
      arrangedSubviews:
        - {type: UILabel, isSkeletonable: true, ↓frame: [0, 0, 358, 0]}
        - {type: UILabel, isSkeletonable: true, ↓frame: [0, 0, 0, 0]}
      """,
      "{type: UIImageView, isSkeletonable: true, ↓frame: {x: 16, y: 16, width: 0, height: 80}}",
      "{type: UIView, isSkeletonable: true, ↓constraints: {width: 120, height: 0}}",
    ]
  ).looking(among: { $0.marked }) { view, context in
    let hierarchy = context.hierarchy
    guard context.isCoveredLeaf(view), hierarchy.mayBeEmpty(view) else { return nil }
    let given = context.inspection.presence.cellSizes[view]
    // Headers, and cells in a layout of one's own, get their size from code that no file shows.
    if hierarchy.views[view].place.isTemplate, given == nil { return nil }
    let size = context.inspection.layerSize(of: view)
    func isZero(_ length: Double?, _ side: OwnConstraint.Side) -> Bool {
      length.map { $0 <= 0 } == true && (given != nil || hierarchy.says(side, of: view))
    }
    let (isFlat, isNarrow) = (isZero(size.height, .height), isZero(size.width, .width))
    guard isFlat || isNarrow, !context.isHidden(view), !hierarchy.getsPlaceholderText(view) else {
      return nil
    }
    let lack = isFlat ? isNarrow ? "size" : "height" : "width"
    let sticksOut =
      context.coverage(of: view).role == .lines && !isNarrow
      && !hierarchy.boolean(.clipsToBounds, of: view, default: false)
    return context.finding(
      "\(context.name(of: view)) has no \(lack)\(inParentheses(size))"
        + (sticksOut ? ": its skeleton lines stick out of it" : ", so its skeleton cannot be seen"),
      at: view, hierarchy.sizeKey(of: view),
      help: help(lack, hierarchy.ownConstraints(of: view)))
  }
}

private func inParentheses(_ size: PartialSize) -> String {
  guard let width = size.width, let height = size.height else { return "" }
  return " (\(max(width, 0).roundedText) × \(max(height, 0).inPoints))"
}

private func help(_ lack: String, _ constraints: [OwnConstraint]) -> String {
  let isConstrained = constraints.contains { "\($0.side)" == lack && !$0.isRatio }
  if isConstrained { return "make its \(lack) constraint more than 0" }
  let wanted = lack == "size" ? "width and height constraints" : "a \(lack) constraint"
  return "give it \(wanted), so that its \(lack) does not depend on its content"
}

extension Hierarchy {
  /// False where the frame tells that it has a width and a height.
  fileprivate func mayBeEmpty(_ view: ViewIndex) -> Bool {
    if views[view].place.isTemplate { return true }
    guard let frame = frame(of: view) else { return says(.constraints, of: view) }
    return min(frame.width, frame.height) < 1
  }

  /// SkeletonView gives an empty label in a stack view a space, so that it has a height after layout (rule
  /// L11).
  fileprivate func getsPlaceholderText(_ view: ViewIndex) -> Bool {
    guard let parent = views[view].parent, views[parent].family == .stack,
      let style = TextStyle(of: view, in: self), style.isLabel, style.numberOfLines != 1
    else { return false }
    let isEmpty = [ViewKey.text, .attributedText].allSatisfy { text($0, of: view)?.isEmpty ?? true }
    return isEmpty && (frame(of: view)?.height ?? 0) <= 0
  }
}
