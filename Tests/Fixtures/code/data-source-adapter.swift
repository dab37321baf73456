// X9. An adapter that a view model or a coordinator hands over, and one that is made in place.
import SkeletonView

class Adapter: NSObject, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Cell" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class MainViewController: UIViewController {
  private lazy var first: UITableView = makeTable()  //= collection rows=[4]
  let second = UITableView()  //= collection rows=[4]
  private let adapter: Adapter

  init(adapter: Adapter) {
    self.adapter = adapter
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    second.dataSource = adapter
    [first, second].forEach {
      $0.isSkeletonable = true
      $0.estimatedRowHeight = 44
      $0.register(ItemCell.self, forCellReuseIdentifier: "Cell")
    }
  }

  func load() { [first, second].forEach { $0.showSkeleton() } }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = adapter
    return table
  }
}

final class ItemCell: UITableViewCell {  //= painted
  let text = UILabel()  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}
