// X9. A table in a collection's cell.
import SkeletonView

final class DayCell: UICollectionViewCell, SkeletonTableViewDataSource {  //= painted
  let table = UITableView()  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(table)
    table.isSkeletonable = true
    table.dataSource = self
    table.estimatedRowHeight = 44
    table.register(EventCell.self, forCellReuseIdentifier: "Event")
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Event" }
}

final class EventCell: UITableViewCell {  //= painted
  let text = UILabel()  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}

final class WeekViewController: UICollectionViewController, SkeletonCollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: "Day")
    collectionView.isSkeletonable = true
  }
  override func viewDidAppear(_ animated: Bool) { collectionView.showSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Day" }
}
