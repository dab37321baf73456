// X9. A cell that `cellForRowAt` shows, of a list that could make dummy cells and never does, for nothing shows it.
import SkeletonView

final class InnController: UIViewController, SkeletonTableViewDataSource {
  let rooms = UITableView()  //= unreached notshown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rooms)
    rooms.register(RoomCell.self, forCellReuseIdentifier: "Room")
    rooms.dataSource = self
  }
  func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "Room") as! RoomCell
    cell.isSkeletonable = true
    cell.showSkeleton()
    return cell
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "Room" }
}

final class RoomCell: UITableViewCell {  //= container painted shown
  let owner = UILabel()  //= lines painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    owner.isSkeletonable = true
    contentView.addSubview(owner)
  }
}

// The data source is an object of its own, which another one keeps.
final class HostelController: UIViewController {
  let beds = UITableView()
  let model = HostelModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(beds)
    beds.register(BedCell.self, forCellReuseIdentifier: "Bed")
    beds.dataSource = model.source
  }
}

final class HostelModel {
  private(set) lazy var source = BedSource()
}

final class BedSource: NSObject, UITableViewDataSource {
  func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "Bed", for: path) as! BedCell
    cell.number.showSkeleton()
    return cell
  }
}

final class BedCell: UITableViewCell {  //= unreached notshown
  let number = UILabel()  //= lines painted shown
  let name = UILabel()  //= unreached
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [number, name].forEach {
      $0.isSkeletonable = true
      contentView.addSubview($0)
    }
  }
}
