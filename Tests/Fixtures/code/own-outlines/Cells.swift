import SkeletonView

class MarkedCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
  required init?(coder: NSCoder) { fatalError() }
}

// Registered, and never a dummy cell.
final class LoanCell: UITableViewCell {  //= unreached because=notShown
  let amount = UILabel()  //= unreached because=notShown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    amount.isSkeletonable = true
    contentView.addSubview(amount)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class PaleCell: MarkedCell {}  //= container

final class LoansController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(LoanCell.self, forCellReuseIdentifier: "LoanCell")
    tableView.register(PaleCell.self, forCellReuseIdentifier: "PaleCell")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(_ list: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    list.dequeue(PaleCell.self, for: path)
  }
  func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "PaleCell" }
}

extension UITableView {
  func dequeue<T: UITableViewCell>(_ type: T.Type, for path: IndexPath) -> T {
    dequeueReusableCell(withIdentifier: String(describing: type), for: path) as! T
  }
}

// Of a collection that nothing shows, though its data source is one of SkeletonView's.
final class ChipCell: UICollectionViewCell {  //= unreached
  private let chip: UILabel = {  //= lines
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(chip)
    contentView.layer.cornerRadius = 16
    contentView.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func begin() { contentView.showSkeleton() }
}

final class ChipsController: UIViewController, SkeletonCollectionViewDataSource {
  let chips = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let box = UIView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    chips.dataSource = self
    chips.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    view.addSubview(chips)
    view.addSubview(box)
    box.isSkeletonable = true
    box.showSkeleton()
  }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "chip", for: path) as! ChipCell
    cell.begin()
    return cell
  }
  func collectionSkeletonView(_ list: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "chip" }
}

// A cast says whose view it is.
final class TripCell: UITableViewCell {  //= unreached
  lazy var back: UIView = {  //= block
    let view = UIView()
    view.isSkeletonable = true
    return view
  }()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(back)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class MemberCell: UITableViewCell {  //= unreached
  lazy var back: UIView = {  //= unreached because=notShown
    let view = UIView()
    view.isSkeletonable = true
    return view
  }()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(back)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class TripsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
    tableView.register(MemberCell.self, forCellReuseIdentifier: "member")
  }
  override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "trip", for: path) as! TripCell
    cell.back.showSkeleton()
    return cell
  }
}
