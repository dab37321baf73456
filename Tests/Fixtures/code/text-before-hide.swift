// content-lost. The order in one function or closure is that of the source; in two nobody knows it.
import SkeletonView

final class AccountController: UIViewController {
  let nameLabel = UILabel()  //= lines marked
  let cityField = UITextField()  //= block
  let noteView = UITextView()  //= lines
  let plainLabel = UILabel()  //= uncovered unmarked

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [view, nameLabel, cityField, noteView].forEach { $0.isSkeletonable = true }
    [nameLabel, cityField, noteView, plainLabel].forEach { view.addSubview($0) }
    nameLabel.text = "Loading"
    view.showAnimatedSkeleton()
  }

  func allThree(_ account: Account) {
    nameLabel.text = account.name  //! content-lost
    cityField.text = account.city  //! content-lost
    noteView.attributedText = NSAttributedString(string: account.note)  //! content-lost
    plainLabel.text = account.name
    view.hideSkeleton(reloadDataAfter: true, transition: .crossDissolve(0.25))
  }

  func inTheRightOrder(_ account: Account) {
    view.hideSkeleton()
    nameLabel.text = account.name
  }

  func inTwoClosures(_ account: Account) {
    DispatchQueue.main.async { self.nameLabel.text = account.name }
    DispatchQueue.main.async { [weak self] in self?.view.hideSkeleton() }
  }

  func inOneClosure(_ account: Account) {
    Task { @MainActor [weak self] in
      guard let self else { return }
      self.nameLabel.text = account.name  //! content-lost
      self.view.hideSkeleton()
    }
  }

  func byCases(_ state: State) {
    switch state {
    case .failed:
      nameLabel.text = "Nobody"
    case .loaded(let account):
      view.hideSkeleton()
      nameLabel.text = account.name
    case .stale(let account):
      cityField.text = account.city  //! content-lost
      view.hideSkeleton()
    case .loading: break
    }
  }

  func afterBranches(_ account: Account?) {
    guard let account else {
      nameLabel.text = "Nobody"
      return
    }
    if account.isNew {
      cityField.text = "New"  //! content-lost
    }
    view.hideSkeleton()
  }

  func hiddenWhereItLeaves(_ account: Account?) {
    guard let account = account else { return view.hideSkeleton() }
    nameLabel.text = account.name  //! content-lost
    view.hideSkeleton()
  }

  func withItsColour(_ account: Account) {
    nameLabel.text = account.name
    nameLabel.textColor = .label
    noteView.attributedText = NSAttributedString(string: "", attributes: [.foregroundColor: UIColor.red])
    view.hideSkeleton()
  }

  func setAnew(_ account: Account) {
    nameLabel.text = "…"
    view.hideSkeleton()
    nameLabel.text = account.name
  }

  func takenAway() {
    nameLabel.text = nil
    cityField.text = ""
    view.hideSkeleton()
  }

  func hiddenByAHelper(_ account: Account) {
    stop()
    nameLabel.text = account.name
    view.hideSkeleton()
  }

  func shownInBetween(_ account: Account) {
    nameLabel.text = account.name
    start()
    view.hideSkeleton()
  }

  func colouredByAHelper(_ account: Account) {
    nameLabel.text = account.name
    colour()
    view.hideSkeleton()
  }

  func inALoop(_ accounts: [Account]) {
    [nameLabel].forEach { $0.text = "x" }  //! content-lost
    [nameLabel, cityField].forEach { $0.hideSkeleton() }
  }

  func ofAnother(_ row: RowView) {
    row.text = "x"
    row.hideSkeleton()
  }

  func whicheverItIs(_ label: UILabel) {
    label.text = "x"
    label.hideSkeleton()
  }

  private func colour() { nameLabel.textColor = .label }
  private func start() { view.showSkeleton() }
  private func stop() { view.hideSkeleton() }
}

struct Account {
  var name: String
  var city: String
  var note: String
  var isNew: Bool
}

enum State {
  case loading, failed
  case loaded(Account)
  case stale(Account)
}

// Real cells are others than the dummies that the table shows; one that shows itself is the same.
final class PlainCell: UITableViewCell {
  let title = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  func fill(_ text: String) {
    title.text = text
    hideSkeleton()
  }
}

final class OwnCell: UITableViewCell {
  let title = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  func fill(_ text: String?) {
    guard let text else {
      showAnimatedSkeleton()
      return
    }
    title.text = text  //! content-lost
    hideSkeleton()
  }
}

// A label that holds a marked one is a container: its text is not touched.
final class BadgeView: UIView {
  let badge = UILabel()  //= container
  let count = UILabel()  //= lines
  func setUp() {
    [self, badge, count].forEach { $0.isSkeletonable = true }
    addSubview(badge)
    badge.addSubview(count)
    showSkeleton()
  }
  func didLoad() {
    badge.text = "New"
    hideSkeleton()
  }
}

// Nothing shows it.
final class QuietView: UIView {
  let label = UILabel()
  func setUp() {
    isSkeletonable = true
    label.isSkeletonable = true
    addSubview(label)
  }
  func didLoad() {
    label.text = "x"
    hideSkeleton()
  }
}

// A function of the class that hides, and does nothing else which counts, is as good as the hide in it.
final class HelperController: UIViewController {
  let city = UILabel()
  let country = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    [city, country].forEach {
      view.addSubview($0)
      $0.isSkeletonable = true
      $0.showSkeleton()
    }
  }
  func failed() {
    city.text = "Not found"  //! content-lost
    uncover()
  }
  func loaded(_ name: String) {
    country.text = name
    finish(name)
  }
  func perhaps(_ name: String, isLast: Bool) {
    country.text = name
    uncoverIfLast(isLast)
  }
  private func uncover() { city.hideSkeleton() }
  private func finish(_ name: String) {
    country.hideSkeleton()
    country.text = name
  }
  private func uncoverIfLast(_ isLast: Bool) {
    if isLast { country.hideSkeleton() }
  }
}
