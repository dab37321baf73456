extension Rule {
  static let showNeverHidden = Rule(
    "show-never-hidden", .note, inPartialFiles: .note, isOnByDefault: false,
    "A class shows a skeleton, and nothing in the project hides one.",
    why: "A skeleton stays until hideSkeleton is called; nothing else removes its layers.",
    fix: "Call hideSkeleton() when the data is there.",
    link: .readme,
    accepts: [
      .profileView(
        "addSubview(nameLabel)", "nameLabel.isSkeletonable = true", "nameLabel.showSkeleton()",
        more: "func didLoad() { nameLabel.hideSkeleton() }"),
      .profileView("addSubview(nameLabel)", "nameLabel.isSkeletonable = true", comment: "Nothing is shown."),
    ],
    reports: [
      .profileView("addSubview(nameLabel)", "nameLabel.isSkeletonable = true", "↓nameLabel.showSkeleton()"),
      .profileView(
        "isSkeletonable = true", "nameLabel.isSkeletonable = true", "addSubview(nameLabel)",
        "↓showAnimatedSkeleton()", more: "func didLoad() { stopSkeletonAnimation() }",
        comment: "Stopping the animation takes nothing away."),
    ]
  ).looking(among: { ($0.hierarchy.evidence?.shows ?? []).filter(\.isCertain).firstOfEach(\.owner) }) {
    show, context in
    guard context.hierarchy.evidence?.projectHides == false else { return nil }
    return context.finding(
      "\(show.owner.shortened) shows a skeleton here, and nothing in the project hides one", at: show.view,
      place: show.place, help: "call hideSkeleton() on \(context.name(of: show.view)) when the data is there")
  }
}

extension RuleExample {
  /// A view with views in it, what sets it up line by line, and what else it does.
  static func profileView(
    _ lines: String..., of views: [(name: String, type: String)] = [("nameLabel", "UILabel")],
    parameter: String = "", more: String? = nil, comment: String = "ProfileView.swift"
  ) -> RuleExample {
    """
    // \(comment)
    final class ProfileView: UIView {
    \(views.map { "  let \($0.name) = \($0.type)()\n" }.joined())  func setUp(\(parameter)) {
    \(lines.map { "    \($0)\n" }.joined())  }\(more.map { "\n  \($0)" } ?? "")
    }
    """
  }
}
