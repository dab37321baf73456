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
      """,
      """
      // A controller's method stands in nobody's way, and an overload with labels of its own is another one.
      extension UIView {
        func showSkeleton(inset: CGFloat) { layer.addSublayer(CAGradientLayer()) }
      }
      final class TrackController: UIViewController {
        func showSkeleton() { view.showSkeleton(inset: 4) }
        override func viewDidLoad() { showSkeleton() }
      }
      """,
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
      """,
      """
      // A method of the view's own class.
      final class CoverView: UIView {
        let image = UIImageView()
        ↓func hideSkeleton() { image.alpha = 1 }
        func load() { addSubview(image) }
      }
      final class TrackView: UIView {
        let cover = CoverView()
        func load() {
          addSubview(cover)
          cover.hideSkeleton()
        }
      }
      """,
    ]
  ).looking(among: { ($0.hierarchy.evidence?.shadows ?? []) }) { call, context in
    context.finding(
      "calls on views reach this method of the project's own, such as the one on "
        + "\(context.name(of: call.view)), and not SkeletonView's of the same name", at: call.view,
      place: call.place, help: "rename it, unless it is meant to stand in for the library's",
      notes: [context.note("\(context.name(of: call.view)) is one of those views", at: call.view)])
  }
}
