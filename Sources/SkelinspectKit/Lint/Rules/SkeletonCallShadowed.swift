extension Rule {
  static let skeletonCallShadowed = Rule(
    "skeleton-call-shadowed", .note, inPartialFiles: .note,
    "A call of show or hide on a view reaches a method of the project's own with that name, not SkeletonView's.",
    why: "Swift prefers what the module itself declares over what it imports, where both fit the call.",
    fix: "Rename the project's method, unless it is meant to stand in for the library's.",
    link: .readme,
    accepts: [
      """
      // TrackView.swift
      extension UIView {
        func startShimmer() { layer.addSublayer(CAGradientLayer()) }
      }
      final class TrackView: UIView {
        let cover = UIImageView()
        func load() {
          addSubview(cover)
          cover.startShimmer()
        }
      }
      """
    ],
    reports: [
      """
      // TrackView.swift
      extension UIView {
        ↓func showSkeleton() { layer.addSublayer(CAGradientLayer()) }
      }
      final class TrackView: UIView {
        let cover = UIImageView()
        func load() {
          addSubview(cover)
          cover.showSkeleton()
        }
      }
      """
    ]
  ) { context in
    (context.hierarchy.code?.shadows ?? []).map { call in
      Finding(
        view: call.view, place: call.place,
        message: "calls on views reach this method of the project's own, such as the one on "
          + "\(context.name(of: call.view)), and not SkeletonView's of the same name",
        help: "rename it, unless it is meant to stand in for the library's",
        notes: [context.note("\(context.name(of: call.view)) is one of those views", at: call.view)])
    }
  }
}
