// X9. What cellForItemAt makes a cell show counts for a cell in whose place no dummy cell ever stands.
import SkeletonView

class PosterCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func cover() { showSkeleton() }
  func done() { hideSkeleton() }
}

final class BannerCell: PosterCell {}  //= block shown

final class StageController: UIViewController, SkeletonCollectionViewDataSource {
  let stage = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var posters: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stage)
    stage.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    stage.register(BannerCell.self, forCellWithReuseIdentifier: "banner")
    stage.register(TrailerCell.self, forCellWithReuseIdentifier: "trailer")
    stage.dataSource = self
    stage.isSkeletonable = true
    stage.showSkeleton()
  }
  func loaded() { stage.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { path.item == 0 ? "poster" : "trailer" }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { posters.count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    if path.item == 2 {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "trailer", for: path) as! TrailerCell
      cell.cover()
      return cell
    }
    let identifier = path.item == 0 ? "poster" : "banner"
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as! PosterCell
    if posters.isEmpty { cell.cover() }
    return cell
  }
}

// This one is dummy, and not asked to show itself then.
final class TrailerCell: UICollectionViewCell {  //= block notshown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func cover() { showSkeleton() }
  func done() { hideSkeleton() }
}

// A table's answers count for no dummy cell where only the collection's protocol is adopted.
final class CourseCell: UITableViewCell {
  let name = UILabel()  //= lines shown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func cover() { name.showSkeleton() }
  func done() { name.hideSkeleton() }
}

final class CoursesController: UIViewController, UITableViewDataSource, SkeletonCollectionViewDataSource {
  let courses = UITableView()
  var isLoading = true
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(courses)
    courses.isSkeletonable = true
    courses.dataSource = self  //! unsupported-data-source
    courses.register(CourseCell.self, forCellReuseIdentifier: "course")
    courses.showSkeleton()
  }
  func loaded() { courses.hideSkeleton() }
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "course", for: path) as! CourseCell
    if isLoading { cell.cover() }
    return cell
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "course" }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "none" }
}

// Show on a collection without a mark makes none.
final class PhotoCell: UICollectionViewCell {  //= unreached because=notShown
  let image = UIImageView()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(image)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class PhotosView: UIView, SkeletonCollectionViewDataSource {
  let photos = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(frame: CGRect) {
    super.init(frame: frame)
    photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    photos.dataSource = self
    addSubview(photos)
    photos.showSkeleton()  //! show-on-unmarked
  }
  func done() { photos.hideSkeleton() }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "photo" }
}
