// X9. Reusable's and SwifterSwift's functions register a class, or its nib, under its own name.
import Reusable
import SkeletonView

class PriceCell: UITableViewCell, Reusable {
  private let price = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(price)
    price.isSkeletonable = true
  }
}

final class PricesController: UIViewController, SkeletonTableViewDataSource {
  private let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 44
    table.dataSource = self
    table.register(cellType: PriceCell.self)
    table.register(cellType: TotalCell.self)
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
  func stop() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    PriceCell.reuseIdentifier
  }
}

// Registered, and never named for a dummy cell.
class TotalCell: UITableViewCell, Reusable {
  private let total = UILabel()  //= unreached
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(total)
    total.isSkeletonable = true
  }
}

// By SwifterSwift's name.
class SeatCell: UICollectionViewCell {
  private let seat = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(seat)
    seat.isSkeletonable = true
  }
}

final class SeatsController: UIViewController, SkeletonCollectionViewDataSource {
  private let seats = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(seats)
    seats.isSkeletonable = true
    seats.dataSource = self
    seats.register(cellWithClass: SeatCell.self)
    seats.register(cellWithClass: AisleCell.self)
  }
  override func viewDidAppear(_ animated: Bool) { seats.showSkeleton() }
  func stop() { seats.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String {
    String(describing: SeatCell.self)
  }
}

class AisleCell: UICollectionViewCell {
  private let aisle = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(aisle)
    aisle.isSkeletonable = true
  }
}

// A function of the project's own by that name does what it does: here it registers another cell.
extension UITableView {
  func register(cellType: AnyClass, under name: String) {
    register(StopCell.self, forCellReuseIdentifier: name)
  }
}

class StopCell: UITableViewCell {
  private let stop = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(stop)
    stop.isSkeletonable = true
  }
}

class TripCell: UITableViewCell {
  private let trip = UILabel()  //= unreached
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(trip)
    trip.isSkeletonable = true
  }
}

final class StopsController: UIViewController, SkeletonTableViewDataSource {
  private let stops = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stops)
    stops.isSkeletonable = true
    stops.rowHeight = 44
    stops.dataSource = self
    stops.register(cellType: TripCell.self, under: "stop")
  }
  override func viewDidAppear(_ animated: Bool) { stops.showSkeleton() }
  func stop() { stops.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "stop" }
}

// Whatever a function that was not read does to ask for it, the dummy cell is what it is declared to be.
class FeeCell: UITableViewCell, Reusable {
  private let fee = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(fee)
    fee.isSkeletonable = true
  }
}

final class FeesController: UIViewController, SkeletonTableViewDataSource {
  private let fees = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(fees)
    fees.isSkeletonable = true
    fees.rowHeight = 44
    fees.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { fees.showSkeleton() }
  func stop() { fees.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    FeeCell.reuseIdentifier
  }
  func collectionSkeletonView(_ view: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    let cell: FeeCell = view.dequeueReusableCell(for: path)
    return cell
  }
}

class NoteCell: UITableViewCell {
  private let note = UILabel()  //= unreached because=notShown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(note)
    note.isSkeletonable = true
  }
}
