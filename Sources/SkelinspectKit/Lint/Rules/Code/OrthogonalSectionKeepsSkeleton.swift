extension Rule {
  static let orthogonalSectionKeepsSkeleton = Rule(
    "orthogonal-section-keeps-skeleton", .warning, inPartialFiles: .warning,
    "The cells of an orthogonally scrolling section keep their skeletons after hide.",
    why:
      "UIKit puts the cells of an orthogonal section into a scroll view of its own, which is not skeletonable: each "
      + "dummy cell is shown when it is dequeued, but hide and update stop short of it.",
    fix: "Call hideSkeleton on the cell in cellForItemAt.",
    link: .thread(546),
    accepts: [
      shelfController(".none"),
      shelfController(".continuous", "cell.hideSkeleton()"),
      // Nothing is hidden, and all skeletons stay.
      shelfController(".continuous", done: ""),
    ],
    reports: [
      shelfController(".continuous", mark: "↓"),
      shelfController(".groupPaging", mark: "↓"),
    ]
  ).looking(among: { $0.hierarchy.evidence?.orthogonal ?? [] }) { call, context in
    let (views, code) = (context.hierarchy.views, context.hierarchy.evidence)
    guard let code, code.projectHides, context.installed([.collection]).contains(call.view),
      !code.hides.contains(where: { views[$0.view].parent == call.view && views[$0.view].place.isTemplate })
    else { return nil }
    return context.finding(
      "hide does not reach the cells of this section of \(context.name(of: call.view)): they are in a scroll view "
        + "of UIKit's that is not skeletonable",
      at: call.view, place: call.place, help: "call hideSkeleton on the cell in cellForItemAt")
  }
}

private func shelfController(
  _ behavior: String, _ line: String = "", done: String = "shelf.hideSkeleton()", mark: String = ""
) -> RuleExample {
  """
  // ShelfController.swift
  final class ShelfController: UIViewController, SkeletonCollectionViewDataSource {
    let shelf = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
      let section = NSCollectionLayoutSection(group: group)
      \(mark)section.orthogonalScrollingBehavior = \(behavior)
      shelf.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
      shelf.register(FilmCell.self, forCellWithReuseIdentifier: "film")
      shelf.dataSource = self
      shelf.isSkeletonable = true
      view.addSubview(shelf)
    }
    override func viewDidAppear(_ animated: Bool) { shelf.showSkeleton() }
    func done() { \(done) }
    func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionSkeletonView(_ list: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "film" }
    func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "film", for: path) as! FilmCell
      \(line)
      return cell
    }
  }
  final class FilmCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isSkeletonable = true
    }
  }
  """
}
