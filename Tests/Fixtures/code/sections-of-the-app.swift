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

// A row for each section of the app.
final class FoldedController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[2]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "a")
    tableView.register(RowCell.self, forCellReuseIdentifier: "b")
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  override func numberOfSections(in list: UITableView) -> Int { 2 }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { path.row == 0 ? "a" : "b" }
}

// How many the app has is not known; and one that says how many a skeleton has.
final class SomeController: UITableViewController, SkeletonTableViewDataSource {
  var days: [String] = []
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

// What it says of other sections is never asked.
final class PlacesController: UITableViewController, SkeletonTableViewDataSource {  //= rows=[1]
  private enum Section: Int, CaseIterable { case banner, filters, results }
  private var shown = Section.allCases
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BannerCell.self, forCellReuseIdentifier: "banner")
    tableView.register(FilterCell.self, forCellReuseIdentifier: "filter")
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  override func numberOfSections(in list: UITableView) -> Int { shown.count }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let section = Section(rawValue: section) else { return 0 }
    switch section {
    case .banner: return 1
    default: return 5
    }
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier {
    if path.section == Section.banner.rawValue { return "banner" }  //! sections-not-skeletoned
    return "filter"
  }
}

// A value that anything may change decides nothing.
final class ModeController: UITableViewController, SkeletonTableViewDataSource {  //= rows=[null]
  var mode = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BannerCell.self, forCellReuseIdentifier: "banner")
    tableView.register(FilterCell.self, forCellReuseIdentifier: "filter")
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int {
    mode == section ? 1 : 5
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier {
    switch mode {
    case 0: return "banner"
    default: return "filter"
    }
  }
}

final class BannerCell: UITableViewCell {}
final class FilterCell: UITableViewCell {}
