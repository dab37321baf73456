// sections-not-skeletoned. SkeletonView asks numSections(in:), which is 1 unless the data source says more.
import SkeletonView

final class TwoController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[3]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "a")
    tableView.register(RowCell.self, forCellReuseIdentifier: "b")
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  override func numberOfSections(in list: UITableView) -> Int { 2 }  //! sections-not-skeletoned
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { path.section == 0 ? "a" : "b" }
}

// How many the app has is not known; and one that says how many a skeleton has.
final class SomeController: UITableViewController, SkeletonTableViewDataSource {
  var days = [String]()
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "a")
    tableView.register(RowCell.self, forCellReuseIdentifier: "b")
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  override func numberOfSections(in list: UITableView) -> Int { days.count }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "a" }
}

final class SaidController: UITableViewController, SkeletonTableViewDataSource {  //= rows=[3,3]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "a")
    tableView.register(RowCell.self, forCellReuseIdentifier: "b")
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  override func numberOfSections(in list: UITableView) -> Int { 2 }
  func numSections(in list: UITableView) -> Int { 2 }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "a" }
}

final class RowCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
}
