// X4. Known beside unknown is unknown: a result that was not understood is not dropped.
import SkeletonView

final class TicketView: UIView {  //= container
  let seat = UILabel()  //= lines marked
  let gate = UILabel()  //= lines
  let row = UILabel()  //= uncovered unmarked

  func wantsSkeleton() -> Bool {
    if tag == 3 { return false }
    return UserDefaults.standard.bool(forKey: "skeletons")
  }

  func never() -> Bool {
    if tag == 3 { return false }
    return false
  }

  func fill() {
    isSkeletonable = true
    addSubview(seat)
    addSubview(gate)
    addSubview(row)
    seat.isSkeletonable = wantsSkeleton()
    gate.isSkeletonable = true
    row.isSkeletonable = never()
    showSkeleton()
  }
}

final class HallController: UIViewController, SkeletonTableViewDataSource {
  private let list = UITableView()  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.isSkeletonable = true
    list.rowHeight = 60
    list.dataSource = self
    list.register(KeyCell.self, forCellReuseIdentifier: "KeyCell")
  }

  override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }

  // The dictionary's element is not known, so no identifier is missing.
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    guard let name = names[indexPath.section] else { return "" }
    return name
  }
}

final class KeyCell: UITableViewCell {  //= block
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
}
