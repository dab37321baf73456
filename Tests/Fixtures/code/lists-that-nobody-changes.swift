// The count of a private list that nothing changes is known, as that of a constant is.
import SkeletonView

class ListController: UIViewController {
  enum Section { case menu, banner }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "cell" }
  func prepare(_ tableView: UITableView, _ source: UITableViewDataSource) {
    tableView.isSkeletonable = true
    tableView.dataSource = source
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)
  }
}

final class HomeController: ListController, SkeletonTableViewDataSource {
  private var sections: [Section] = [.menu, .banner]
  private let tableView = UITableView()  //= collection rows=[1,1]
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepare(tableView, self)
    tableView.showSkeleton()
  }
  func numSections(in view: UITableView) -> Int { sections.count }
  func section(at path: IndexPath) -> Section { sections[path.section] }
}

final class NewsController: ListController, SkeletonTableViewDataSource {
  private var parts: [Section] = [.menu, .banner]
  private let tableView = UITableView()  //= collection rows=[null]
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepare(tableView, self)
    tableView.showSkeleton()
  }
  func numSections(in view: UITableView) -> Int { parts.count }
  func loaded() { parts.append(.menu) }
}
