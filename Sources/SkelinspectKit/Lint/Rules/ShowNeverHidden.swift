extension Rule {
  static let showNeverHidden = Rule(
    "show-never-hidden", .note, inPartialFiles: .note, isOnByDefault: false,
    "A class shows a skeleton, and nothing in the project hides one.",
    why: "A skeleton stays until hideSkeleton is called; nothing else removes its layers.",
    fix: "Call hideSkeleton() when the data is there.",
    link: .readme,
    accepts: [
      """
      // ProfileView.swift
      final class ProfileView: UIView {
        let nameLabel = UILabel()
        func setUp() {
          addSubview(nameLabel)
          nameLabel.isSkeletonable = true
          nameLabel.showSkeleton()
        }
        func didLoad() { nameLabel.hideSkeleton() }
      }
      """,
      """
      // Nothing is shown.
      final class ProfileView: UIView {
        let nameLabel = UILabel()
        func setUp() {
          addSubview(nameLabel)
          nameLabel.isSkeletonable = true
        }
      }
      """,
    ],
    reports: [
      """
      // ProfileView.swift
      final class ProfileView: UIView {
        let nameLabel = UILabel()
        func setUp() {
          addSubview(nameLabel)
          nameLabel.isSkeletonable = true
          ↓nameLabel.showSkeleton()
        }
      }
      """,
      """
      // Stopping the animation takes nothing away.
      final class ProfileView: UIView {
        let nameLabel = UILabel()
        func setUp() {
          isSkeletonable = true
          nameLabel.isSkeletonable = true
          addSubview(nameLabel)
          ↓showAnimatedSkeleton()
        }
        func didLoad() { stopSkeletonAnimation() }
      }
      """,
    ]
  ) { context in
    guard let code = context.hierarchy.evidence, !code.projectHides else { return [] }
    var owners: Set<String> = []
    return code.shows.compactMap { show in
      guard show.isCertain, owners.insert(show.owner).inserted else { return nil }
      return Finding(
        view: show.view, place: show.place,
        message: "\(show.owner.shortened) shows a skeleton here, and nothing in the project hides one",
        help: "call hideSkeleton() on \(context.name(of: show.view)) when the data is there")
    }
  }
}
