// What its owner does to a class's views, through the controller's own view, a table on it, or a walk.
import SkeletonView

final class TicketCell: UITableViewCell {  //= container
  let price = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    price.isSkeletonable = true
    contentView.addSubview(price)
  }
}

final class TicketsView: UIView {  //= unreached
  let list = UITableView()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    list.register(TicketCell.self, forCellReuseIdentifier: "t")
    addSubview(list)
  }
}

final class TicketsController: UIViewController {
  private let tickets = TicketsView()
  override func loadView() { view = tickets }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tickets.list.visibleCells.forEach { $0.showAnimatedSkeleton() }
  }
}

final class OrdersView: UIView {  //= unreached
  let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    title.isSkeletonable = true
    addSubview(title)
  }
}

final class OrdersController: UIViewController {
  private var orders: OrdersView { view as! OrdersView }
  override func loadView() { view = OrdersView() }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    orders.title.showSkeleton()
  }
}

final class AuthorView: UIView {  //= container
  let name = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.isSkeletonable = true
    addSubview(name)
  }
}

final class BookController: UIViewController {
  private let column = UIStackView()  //= container
  private let author = AuthorView()  //= container
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    column.isSkeletonable = true
    view.addSubview(column)
    column.addArrangedSubview(author)
    column.arrangedSubviews.forEach { $0.isSkeletonable = true }
    view.showSkeleton()
  }
}
