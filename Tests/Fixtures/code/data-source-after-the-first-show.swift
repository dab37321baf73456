// The first show finds no data source, whatever later ones find: an error where there is no other, and else unknown, in the
// outline of the view that has the collection too.
import SkeletonView

final class ResultView: UIView {
  let collectionView = UICollectionView(  //= collection items=[null]
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(collectionView)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class ResultController: UIViewController, SkeletonCollectionViewDataSource {
  let mainView = ResultView()
  override func loadView() { view = mainView }
  override func viewDidLoad() {
    super.viewDidLoad()
    showLoading()
    connect()
  }
  private func showLoading() {
    mainView.collectionView.isSkeletonable = true
    mainView.collectionView.showSkeleton()
  }
  private func connect() {
    mainView.collectionView.dataSource = self  //! data-source-after-show
    mainView.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  @objc func filterTapped() { showLoading() }
  func loaded() { mainView.collectionView.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "cell" }
}

final class FoundView: UIView {
  let collectionView = UICollectionView(  //= collection items=[4]
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(collectionView)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class FoundController: UIViewController, SkeletonCollectionViewDataSource {
  let mainView = FoundView()
  override func loadView() { view = mainView }
  override func viewDidLoad() {
    super.viewDidLoad()
    connect()
    showLoading()
  }
  private func showLoading() {
    mainView.collectionView.isSkeletonable = true
    mainView.collectionView.showSkeleton()
  }
  private func connect() {
    mainView.collectionView.dataSource = self
    mainView.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  @objc func filterTapped() { showLoading() }
  func loaded() { mainView.collectionView.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "cell" }
}
