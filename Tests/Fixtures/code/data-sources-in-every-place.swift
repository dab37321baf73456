// X9. Where a table's data source comes from, and where the protocol is adopted.
import SkeletonView

class BaseSource: NSObject, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

/// Adopts it through its superclass.
final class InheritedSource: BaseSource {
  override func collectionSkeletonView(
    _ skeletonView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 3 }
}

final class ExtendedSource: NSObject {}
extension ExtendedSource: SkeletonView.SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

/// Adopts UIKit's only.
final class PlainSource: NSObject, UITableViewDataSource {}

final class ListsViewController: UIViewController {
  let first = UITableView()  //= collection rows=[3]
  let second = UITableView()  //= collection rows=[4]
  let third = UITableView()  //= collection rows=[2]
  let fourth = UITableView()  //= rows=[]
  let fifth = UITableView()  //= collection rows=[2]
  private let inherited = InheritedSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    [first, second, third, fourth, fifth].forEach {
      view.addSubview($0)
      $0.isSkeletonable = true
      $0.estimatedRowHeight = 44
      $0.register(RowCell.self, forCellReuseIdentifier: "Row")
    }
    first.dataSource = inherited
    let extended = ExtendedSource()
    second.dataSource = extended
    third.dataSource = BaseSource()
    fourth.dataSource = PlainSource()  //! unsupported-data-source
    connect(fifth)
  }

  private func connect(_ table: UITableView) { table.dataSource = BaseSource() }

  override func viewDidAppear(_ animated: Bool) {
    [first, second, third, fourth, fifth].forEach { $0.showSkeleton() }
  }
}

/// A table controller is its table's data source, unless another one is set.
final class OwnViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection rows=[5]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 44
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
}

final class OtherViewController: UITableViewController {  //= collection rows=[4]
  private let source = ExtendedSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 44
    tableView.dataSource = source
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
}

final class RowCell: UITableViewCell {
  let text = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}
