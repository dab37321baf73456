// X7. Outlets of one name in two scenes and a cell; one that a superclass has. What is not connected is nobody's,
// and a local or a parameter that hides an outlet is another view.
import SkeletonView

class BaseViewController: UIViewController {
  @IBOutlet private(set) weak var baseLabel: UILabel!
  @IBOutlet private weak var missingLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    baseLabel?.isSkeletonable = true
    missingLabel?.isSkeletonable = true
    missingLabel?.showSkeleton()
  }
}

final class FirstViewController: BaseViewController {
  @IBOutlet private weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    titleLabel.isSkeletonable = true
  }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}

final class SecondViewController: UIViewController, SkeletonTableViewDataSource {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var table: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    table.isSkeletonable = true
    titleLabel.text = "People"
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }

  /// A local that hides the outlet, and a parameter.
  private func makeTitle() -> UILabel {
    let titleLabel = UILabel()
    titleLabel.isSkeletonable = true
    return titleLabel
  }
  private func dress(titleLabel: UILabel) { titleLabel.isSkeletonable = true }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }
}

final class PersonCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
    titleLabel.isSkeletonable = true
  }
}
