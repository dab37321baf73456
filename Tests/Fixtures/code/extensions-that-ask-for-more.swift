// X8. Of extensions of one protocol the one counts that fits the class, and of those that do the one that asks for more.
import SkeletonView

protocol HasTable { var tableView: UITableView { get } }
protocol HasCollection { var collectionView: UICollectionView { get } }
protocol LoadingBindable {}

extension LoadingBindable {
  func bind() {}
}

extension LoadingBindable where Self: HasTable {
  func bind() { tableView.showAnimatedGradientSkeleton() }
}

extension LoadingBindable where Self: HasCollection {
  func bind() { collectionView.showAnimatedGradientSkeleton() }
}

final class ListController: UIViewController, HasTable, LoadingBindable {  //= notshown because=notShown
  let tableView = UITableView()  //= shown
  override func viewDidAppear(_ animated: Bool) {
    tableView.isSkeletonable = true
    view.addSubview(tableView)
    bind()
  }
}

final class GridController: UIViewController, HasCollection, LoadingBindable {  //= notshown because=notShown
  let collectionView = UICollectionView(  //= shown
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidAppear(_ animated: Bool) {
    collectionView.isSkeletonable = true
    view.addSubview(collectionView)
    bind()
  }
}

/// It fits neither of them, though it has a table; a function of that name shows one elsewhere.
final class PlainController: UIViewController, LoadingBindable {  //= notshown
  let tableView = UITableView()  //= unmarked notshown because=unknownShow
  override func viewDidAppear(_ animated: Bool) {
    view.addSubview(tableView)
    bind()
  }
}
