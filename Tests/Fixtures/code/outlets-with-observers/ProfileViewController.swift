// X3, X7. Outlets that are marked when they are set, and a collection of them.
import SkeletonView

final class ProfileViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel? {
    didSet { nameLabel?.isSkeletonable = true }
  }
  @IBOutlet private var bioLabel: UILabel? {
    didSet { oldValue?.hideSkeleton(); configure(bioLabel) }
  }
  @IBOutlet private weak var noteLabel: UILabel?
  @IBOutlet private var rows: [UILabel]?

  private func configure(_ label: UILabel?) {
    guard let label else { return }
    label.isSkeletonable = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rows?.forEach { $0.isSkeletonable = true }
    ([nameLabel, bioLabel] + (rows ?? [])).compactMap { $0 }.forEach { $0.showAnimatedSkeleton() }
  }

  func done() { view.hideSkeleton() }
}
