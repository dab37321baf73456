// X10. What another controller shows on its own screen shows nothing on the one that keeps it.
import SkeletonView

final class ResultsController: UITableViewController {
  func begin() {
    tableView.isSkeletonable = true
    tableView.showSkeleton()
  }
  func end() { tableView.hideSkeleton() }
}

final class SearchController: UIViewController {
  private let results = ResultsController()
  private let list = UITableView()  //= unreached because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    list.isSkeletonable = true
    view.addSubview(list)
  }
  func search() { results.begin() }
}

// Its view is put there by what was not read.
final class DeskController: UIViewController {
  private let results = ResultsController()
  private let list = UITableView()  //= unreached because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    list.isSkeletonable = true
    view.addSubview(list)
    Frames.current.edge.showAnimatedSkeleton()
  }
  func search() { results.begin() }
}
