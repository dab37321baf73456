// What a class that was not read, or a superclass of one, may mark is neither marked nor unmarked.
import DesignSystem
import SkeletonView

final class PlacesController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 60
    table.register(PlaceCell.self, forCellReuseIdentifier: "place")
    table.register(HotelCell.self, forCellReuseIdentifier: "hotel")
    table.dataSource = self
    table.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    path.row == 0 ? "place" : "hotel"
  }
}

// Marked by its superclass, maybe.
final class PlaceCell: DesignSystemCell {  //= container marked
  let name = UILabel()  //= lines
  override func setUp() {
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}

final class HotelCell: UITableViewCell {  //= container
  let open = UIStackView()  //= unknown marked
  let rating = RatingArrow()  //= unreached unmarked
  let price = UILabel()  //= unreached unmarked
  let shut = UIStackView()  //= block //! container-becomes-block
  let map = MKMapView()  //= underBlock
  let place = UILabel()  //= underBlock
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    for stack in [open, shut] {
      stack.isSkeletonable = true
      contentView.addSubview(stack)
    }
    open.addArrangedSubview(rating)
    open.addArrangedSubview(price)
    shut.addArrangedSubview(map)
    shut.addArrangedSubview(place)
  }
}
