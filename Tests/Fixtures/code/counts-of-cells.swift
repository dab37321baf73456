// swift-format-ignore-file
// X9. Counts that are literals are so many; others are unknown.
import SkeletonView

final class FixedViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[4,4]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func numSections(in collectionSkeletonView: UITableView) -> Int { 2 }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 4
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
  // UIKit's own count is of the real rows.
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
}

final class OpenViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[null]
  var models: [Model] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
    models.isEmpty ? 4 : models.count
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
}

enum Kind: Int, CaseIterable {
  case first, second
  case third

  static var count: Int { allCases.count }
}

final class KindsViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[4,4,4]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func numSections(in collectionSkeletonView: UITableView) -> Int { Kind.count }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 4
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
}

// A list that is written down, and one that is filled.
final class ListViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[2]
  let rows = [("a", 1), ("b", 2)]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
}

final class FilledViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[null]
  lazy var rows = [("a", 1), ("b", 2)]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
    rows.append(("c", 3))
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
}

final class RowCell: UITableViewCell {  //= painted
  let text = UILabel()  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}
