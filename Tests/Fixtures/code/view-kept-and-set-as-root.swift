// A view that a local, a property and a controller's root view name is one view.
import SkeletonView

final class CityCell: UITableViewCell {  //= container
  let nameLabel = UILabel()  //= lines

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    nameLabel.isSkeletonable = true
    contentView.addSubview(nameLabel)
  }
}

final class CityView: UIView {
  let tableView = UITableView()  //= collection rows=[6]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    tableView.isSkeletonable = true
    tableView.register(CityCell.self, forCellReuseIdentifier: "city")
    addSubview(tableView)
  }
}

final class CityViewController: UIViewController {
  var cityView: CityView?

  override func loadView() {
    super.loadView()
    let view = CityView(frame: self.view.frame)
    self.cityView = view
    self.view = view
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cityView?.tableView.dataSource = self
    cityView?.showAnimatedSkeleton()
  }
}

extension CityViewController: SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "city" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
  }
}

final class BadgeView: UIView {
  let badge = UIView()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.isSkeletonable = true
    addSubview(badge)
  }
}

// In the other order, and a second view that is not the root.
final class BadgeViewController: UIViewController {
  var badgeView: BadgeView?
  var spare: UIView?  //= uncovered unmarked

  override func loadView() {
    let view = BadgeView()
    let other = UIView()
    self.view = view
    self.badgeView = view
    self.spare = other
    view.addSubview(other)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let badgeView else { return }
    badgeView.isSkeletonable = true
    badgeView.showSkeleton()
  }
}
