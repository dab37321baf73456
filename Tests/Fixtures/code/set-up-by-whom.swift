// Who calls a function decides whether it sets views up, and not its name: what only cellForRowAt or a closure that runs later
// calls fills them.
import SkeletonView

final class JobCell: UITableViewCell {
  let title = UILabel()  //= lines
  let badge = UILabel()  //= lines isHidden=null
  let line = UIView()  //= unreached isHidden=true
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [title, badge].forEach {
      contentView.addSubview($0)
      $0.isSkeletonable = true
      $0.showSkeleton()
    }
    contentView.addSubview(line)
    setupViews()
  }
  required init?(coder: NSCoder) { fatalError() }

  private func setupViews() { line.isHidden = true }
  func setupCell(name: String) {
    [title, badge].forEach { $0.hideSkeleton() }
    title.text = name
    badge.isHidden = true
  }
}

final class JobsController: UITableViewController {
  var names: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(JobCell.self, forCellReuseIdentifier: "job")
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "job", for: indexPath) as! JobCell
    cell.setupCell(name: names[indexPath.row])
    return cell
  }
}

final class CardView: UIView {
  let photo = UIImageView()  //= block isHidden=true
  let star = UIImageView()  //= block isHidden=null
  override init(frame: CGRect) {
    super.init(frame: frame)
    [photo, star].forEach {
      addSubview($0)
      $0.isSkeletonable = true
    }
  }
  required init?(coder: NSCoder) { fatalError() }
  func setUpEmpty() { photo.isHidden = true }
  func setUp(with name: String) { star.isHidden = true }
}

final class CardController: UIViewController {
  let card = CardView()  //= container
  let badge = UILabel()  //= lines isHidden=null
  let hint = UILabel()  //= lines isHidden=true
  let note = UILabel()  //= lines isHidden=null
  override func viewDidLoad() {
    super.viewDidLoad()
    [card, badge, hint, note].forEach {
      view.addSubview($0)
      $0.isSkeletonable = true
    }
    view.isSkeletonable = true
    card.setUpEmpty()
    view.showSkeleton()
    Service.load { [weak self] name in
      self?.setupData(name)
      self?.card.setUp(with: name)
    }
  }
  func setupData(_ name: String) {
    view.hideSkeleton()
    badge.isHidden = true
  }
  // Nobody is seen to call these: a base class of another module may.
  func setupHint() { hint.isHidden = true }
  func setupNote() {
    view.hideSkeleton()
    note.isHidden = true
  }
}
