extension Rule {
  static let hideElsewhere = Rule(
    "hide-elsewhere", .warning, inPartialFiles: .warning,
    "A class hides, and no hide in the project reaches what it showed: the skeleton stays.",
    why: "recursiveHideSkeleton goes down marked views only, as show does; of its own view it asks no flag.",
    fix: "Call hideSkeleton() on the view that show was called on, or mark the views between.",
    link: .source("SkeletonViewCore/Sources/API/SkeletonView.swift"),
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
        func didLoad() { hideSkeleton() }
      }
      """,
      """
      // One of those that are shown is hidden; the others may be in a way that nobody sees.
      final class ProfileView: UIView {
        let nameLabel = UILabel()
        let cityLabel = UILabel()
        func setUp() {
          addSubview(nameLabel)
          addSubview(cityLabel)
          [nameLabel, cityLabel].forEach {
            $0.isSkeletonable = true
            $0.showSkeleton()
          }
        }
        func didLoad() { nameLabel.hideSkeleton() }
      }
      """,
    ],
    reports: [
      """
      // ProfileView.swift
      final class ProfileView: UIView {
        let box = UIView()
        let nameLabel = UILabel()
        func setUp() {
          addSubview(box)
          box.addSubview(nameLabel)
          nameLabel.isSkeletonable = true
          nameLabel.showSkeleton()
        }
        func didLoad() { ↓hideSkeleton() }
      }
      """,
      """
      // Another view than the one that is shown.
      final class ProfileView: UIView {
        let photo = UIImageView()
        let nameLabel = UILabel()
        func setUp() {
          addSubview(photo)
          addSubview(nameLabel)
          nameLabel.isSkeletonable = true
          nameLabel.showSkeleton()
        }
        func didLoad() { ↓photo.hideSkeleton() }
      }
      """,
    ]
  ) { context in
    guard let code = context.hierarchy.code, code.projectHides, !code.hidesElsewhere, !code.hides.isEmpty
    else {
      return []
    }
    let hidden = context.hiddenViews(by: code.hides)
    let shows = code.shows.filter { $0.isCertain && context.hierarchy.views[$0.view].isSkeletonable }
    let byOwner = Dictionary(grouping: shows, by: \.owner)
    return byOwner.keys.sorted().compactMap { owner in
      let own = byOwner[owner] ?? []
      // Of several that are shown some may be hidden in a way that nobody sees.
      guard !own.contains(where: { hidden.contains($0.view) }) else { return nil }
      return finding(own, code.hides.filter { $0.owner == owner }, context)
    }
  }
}

/// At the hide on a view around one of them, else the class's first.
private func finding(
  _ shows: [HierarchyCode.Show], _ hides: [HierarchyCode.Call], _ context: RuleContext
) -> Finding? {
  let around = hides.first { hide in
    shows.contains { context.hierarchy.outwards(from: $0.view).contains(hide.view) }
  }
  guard let first = shows.first, let hide = around ?? hides.first else { return nil }
  let views = shows.reduce(into: [ViewIndex]()) { views, show in
    if !views.contains(show.view) { views.append(show.view) }
  }
  let isOne = views.count == 1
  return Finding(
    view: first.view, place: hide.place,
    message: "hide on \(context.name(of: hide.view)) does not reach \(context.names(of: views)), which "
      + "\(isOne ? "was" : "were") shown by \(isOne ? "itself" : "themselves"): \(isOne ? "its" : "their") skeleton stays",
    help: "call hideSkeleton() on \(context.names(of: views)) too, or mark the views between",
    notes: shows.prefix(5).map {
      Diagnostic.Note(message: "\(context.name(of: $0.view)) is shown here", place: $0.place)
    })
}

extension RuleContext {
  /// What calls of hide reach: their own views, whatever their flags, and down from there what is marked (rule H2).
  fileprivate func hiddenViews(by hides: [HierarchyCode.Call]) -> Set<ViewIndex> {
    var hidden = Set(hides.map(\.view))
    for view in hierarchy.views.indices where hierarchy.views[view].isSkeletonable {
      if case .kid(of: let owner) = hierarchy.candidacy(of: view), hidden.contains(owner) {
        hidden.insert(view)
      }
    }
    return hidden
  }
}
