extension Rule {
  static let showOnUnmarked = Rule(
    "show-on-unmarked", .error, inPartialFiles: .error,
    "Show is called on a view that neither a file nor code marks, so it silently does nothing.",
    why: "recursiveShowSkeleton returns at once where isSkeletonable is false, without a message.",
    fix: "Set isSkeletonable of the view to true before show, or call show on the views that are marked.",
    link: .source("SkeletonViewCore/Sources/API/SkeletonView.swift"),
    accepts: [
      .profileView("addSubview(nameLabel)", "nameLabel.isSkeletonable = true", "nameLabel.showSkeleton()"),
      .profileView(
        "addSubview(nameLabel)", "nameLabel.isSkeletonable = isFirstVisit", "nameLabel.showSkeleton()",
        parameter: "_ isFirstVisit: Bool", comment: "A flag that hangs on a value counts as set."),
    ],
    reports: [
      .profileView("addSubview(nameLabel)", "↓nameLabel.showSkeleton()"),
      """
      // The view of a controller, whose labels are marked.
      final class ProfileController: UIViewController {
        let nameLabel = UILabel()
        override func viewDidLoad() {
          view.addSubview(nameLabel)
          nameLabel.isSkeletonable = true
          ↓view.showAnimatedSkeleton()
        }
      }
      """,
    ]
  ).looking(among: { $0.hierarchy.evidence?.shows ?? [] }) { show, context in
    let hierarchy = context.hierarchy
    guard show.isCertain, !hierarchy.views[show.view].isSkeletonable,
      hierarchy.evidence?.unread.contains(show.view) == false, hierarchy.evidence?.late[show.view] == nil
    else { return nil }
    let name = context.name(of: show.view)
    // A contentView's own flag is never read.
    let marked = context.marked(below: show.view).filter { hierarchy.views[$0].place != .contentView }
    let gets = marked.count == 1 ? "gets" : "get"
    let loss =
      marked.isEmpty ? "" : ", and \(marked.count.counted("marked view")) in it \(gets) no skeleton from it"
    return context.finding(
      "show on \(name) silently does nothing: neither the file nor the code marks it\(loss)", at: show.view,
      place: show.place,
      help: hierarchy.views[show.view].place == .contentView
        ? "set contentView.isSkeletonable to true before show"
        : "set isSkeletonable of \(name) to true before show",
      notes: [context.note("\(name) is not marked here", at: show.view)]
        + context.notes("is marked", at: context.topmost(marked)))
  }
}
