// What a presenter shows in a function that viewDidLoad calls comes before the window: the table has no kids then, and its
// header view does not keep it from being shown. Called from elsewhere, too, it may come later.
import SkeletonView

final class HomeController: UIViewController, SkeletonTableViewDataSource {
  var presenter: HomePresenter!
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))  //= collection rows=[3]
  let header = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))  //= lines

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 60
    header.isSkeletonable = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.tableHeaderView = header
    presenter.begin()
  }
  func cover() {
    header.showSkeleton()
    table.showSkeleton()
  }
  func uncover() {
    header.hideSkeleton()
    table.hideSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class HomePresenter {
  weak var view: HomeController?
  init(view: HomeController) { self.view = view }
  func begin() { view?.cover() }
  func loaded() { view?.uncover() }
}

final class LaterController: UIViewController, SkeletonTableViewDataSource {
  var presenter: LaterPresenter!
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))  //= unreached
  let header = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))  //= lines

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 60
    header.isSkeletonable = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.tableHeaderView = header
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.begin()
  }
  func cover() {
    header.showSkeleton()  //! show-refused
    table.showSkeleton()
  }
  func uncover() {
    header.hideSkeleton()
    table.hideSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class LaterPresenter {
  weak var view: LaterController?
  init(view: LaterController) { self.view = view }
  func begin() { view?.cover() }
  func loaded() { view?.uncover() }
}
