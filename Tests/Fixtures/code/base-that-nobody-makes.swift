// X3, X11. What a class does that nobody makes happens in those that inherit from it, and is judged there.
import SkeletonView

class BaseTableController: UIViewController, UITableViewDataSource {
  let tableView = UITableView()  //= collection
  override func viewDidLoad() {
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.dataSource = self
    tableView.rowHeight = 60
  }
  func load() { tableView.showAnimatedSkeleton() }
}

final class UsersController: BaseTableController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UserCell.self, forCellReuseIdentifier: "UserCell")
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "UserCell" }
}

final class UserCell: UITableViewCell {  //= container
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}

class BaseFormController: UIViewController {
  let titleLabel = UILabel()  //= lines
  let content = UIView()  //= uncovered unmarked
  override func viewDidLoad() {
    view.isSkeletonable = true
    titleLabel.isSkeletonable = true
    view.addSubview(content)
    addTitle()
  }
  func addTitle() { content.addSubview(titleLabel) }
}

final class FormController: BaseFormController {  //= container shown
  override func addTitle() { view.addSubview(titleLabel) }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}

class BaseCardController: UIViewController {
  let headline = UILabel()  //= lines
  let container = UIView()  //= uncovered unmarked
  override func viewDidLoad() {
    view.isSkeletonable = true
    headline.isSkeletonable = true
    view.addSubview(container)
    container.addSubview(headline)
  }
}

final class CardController: BaseCardController {  //= container shown
  let card = UIView()  //= container
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.isSkeletonable = true
    card.addSubview(headline)
    view.showSkeleton()
  }
}

/// One that is made is judged by itself.
class MadeController: UIViewController {  //= container shown
  let box = UIView()  //! unreachable-skeletonable
  let note = UILabel()  //= marked lines
  let other = UILabel()  //= lines
  override func viewDidLoad() {
    view.isSkeletonable = true
    note.isSkeletonable = true
    other.isSkeletonable = true
    view.addSubview(box)
    view.addSubview(other)
    addNote()
    view.showSkeleton()
  }
  func addNote() { box.addSubview(note) }
}

final class BetterController: MadeController {
  override func addNote() { view.addSubview(note) }
}

func screens() -> [UIViewController] { [MadeController(), BetterController()] }
