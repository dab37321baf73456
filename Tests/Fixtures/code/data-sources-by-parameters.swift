// X9. A data source that a function is given is what its callers give it.
import SkeletonView
import UIKit

final class NewsScreen: UIView {
  lazy var news: UICollectionView = {  //= collection
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.isSkeletonable = true
    view.register(NewsCell.self, forCellWithReuseIdentifier: "NewsCell")
    return view
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(news)
  }
  func configure(delegate: UICollectionViewDelegate, dataSource: UICollectionViewDataSource) {
    news.delegate = delegate
    news.dataSource = dataSource  //! unsupported-data-source
  }
}

final class NewsCell: UICollectionViewCell {
  let title = UILabel()  //= because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}

final class NewsController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  var screen: NewsScreen?
  override func loadView() {
    screen = NewsScreen()
    view = screen
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    screen?.configure(delegate: self, dataSource: self)
    screen?.news.showSkeleton()
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "NewsCell", for: path)
  }
}

// One that nobody gives it that was read may be anything.
final class OpenScreen: UIView {
  let list = UITableView()  //= collection
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(list)
    list.isSkeletonable = true
    list.showSkeleton()
  }
  func configure(_ source: UITableViewDataSource) { list.dataSource = source }
}
