// X9. Headers and footers of a table whose delegate answers SkeletonView.
import SkeletonView

final class SectionHeader: UITableViewHeaderFooterView {  //= painted
  let title = UILabel()  //= painted
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
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

final class ListViewController: UIViewController {
  let table = UITableView()  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "Header")
    table.register(RowCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = self
    table.delegate = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 44
  }

  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
}

extension ListViewController: SkeletonTableViewDataSource, SkeletonTableViewDelegate {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
  func collectionSkeletonView(
    _ skeletonView: UITableView, identifierForHeaderInSection section: Int
  ) -> ReusableHeaderFooterIdentifier? { "Header" }
}
