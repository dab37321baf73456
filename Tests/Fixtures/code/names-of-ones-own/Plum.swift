// X2. Names are looked up as Swift does: in the types around, in the file, in the module; what another file hides is never
// meant.
import SkeletonView

private enum Names { static let row = "PlumRow" }
private let header = "PlumHeader"

private extension UIView {
  func begin() { showSkeleton() }
}

final class PlumController: UIViewController, SkeletonTableViewDataSource {
  enum Inner { static let row = "InnerPlumRow" }

  @IBOutlet private var table: UITableView!
  @IBOutlet private var inner: UITableView!
  private let head = Head()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(head)
    head.begin()
  }

  override func viewDidAppear(_ animated: Bool) {
    table.showSkeleton()
    inner.showSkeleton()
  }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { skeletonView.tag == 1 ? Names.row : Inner.row }
}

private class Head: UIView {  //= container
  let stone = UILabel()  //= lines

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    stone.isSkeletonable = true
    addSubview(stone)
  }
}
