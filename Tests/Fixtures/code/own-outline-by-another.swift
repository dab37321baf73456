// A class's own outline does not say that nothing shows it where another outline has it shown, or does not know.
import SkeletonView
import UIKit

// What a generic controller is given as its view.
class LoadingController<Content: UIView>: UIViewController {
  let content: Content
  init(content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func loadView() { view = content }
  func render(_ isLoading: Bool) { isLoading ? content.showSkeleton() : content.hideSkeleton() }
}

final class ProfileView: UIView {  //= container
  let avatar = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatar)
    isSkeletonable = true
    avatar.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class ProfileController: LoadingController<ProfileView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    render(true)
  }
}

// Cells that an enumeration names, in a number of sections that is not known.
enum HomeSection: Int, CaseIterable {
  case banner, list
  var cellType: UICollectionViewCell.Type {
    switch self {
    case .banner: return BannerCell.self
    case .list: return RowCell.self
    }
  }
  var identifier: String { String(describing: cellType) }
}

final class BannerCell: UICollectionViewCell {  //= container
  let image = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    image.isSkeletonable = true
    contentView.addSubview(image)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class RowCell: UICollectionViewCell {  //= container
  let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class HomeController: UIViewController, SkeletonCollectionViewDataSource {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    HomeSection.allCases.forEach { list.register($0.cellType, forCellWithReuseIdentifier: $0.identifier) }
    list.isSkeletonable = true
    list.dataSource = self
    view.addSubview(list)
    list.showSkeleton()
  }
  func numSections(in list: UICollectionView) -> Int { HomeSection.allCases.count }
  func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ list: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String {
    HomeSection(rawValue: path.section)!.identifier
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

// Two classes that go into one view as somebody chooses: which of them is there is not known.
class StripeView: UIView {
  required init() {
    super.init(frame: .zero)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class WideStripe: StripeView {  //= unreached because=unknownShow
  let icon = UIImageView()  //= unreached because=unknownShow
  required init() {
    super.init()
    addSubview(icon)
    icon.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class SlimStripe: StripeView {  //= unreached because=unknownShow
  let text = UILabel()  //= unreached because=unknownShow
  required init() {
    super.init()
    addSubview(text)
    text.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

// Nothing that puts it anywhere is named beside it.
final class LostStripe: StripeView {  //= unreached because=notShown
  let mark = UIImageView()  //= unreached because=notShown
  required init() {
    super.init()
    addSubview(mark)
    mark.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class StripesView: UIView {
  init(stripe: StripeView.Type) {
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(stripe.init())
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class StripesController: UIViewController {
  let wide = StripesView(stripe: WideStripe.self)  //= unknown
  let slim = StripesView(stripe: SlimStripe.self)  //= unknown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(wide)
    view.addSubview(slim)
    wide.showSkeleton()
    slim.showSkeleton()
  }
}

final class OtherController: UIViewController {
  let other = LostStripe()
  let title1 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    title1.isSkeletonable = true
    view.addSubview(title1)
    title1.showSkeleton()
  }
}
