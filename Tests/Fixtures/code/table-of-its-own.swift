// X9. A table that is its own data source.
import SkeletonView

final class PeopleTable: UITableView, SkeletonTableViewDataSource {  //= collection
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    dataSource = self
    isSkeletonable = true
    estimatedRowHeight = 44
    register(PersonCell.self, forCellReuseIdentifier: "Person")
    showSkeleton()
  }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }
}

final class PersonCell: UITableViewCell {  //= painted
  let name = UILabel()  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    isSkeletonable = true
    name.isSkeletonable = true
  }
}
