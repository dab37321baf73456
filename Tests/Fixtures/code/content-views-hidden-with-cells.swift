// hide-elsewhere. hide on a collection, or on a cell, goes through contentViews, and so comes to what their own show
// covers below them, but not to a block of theirs.
import SkeletonView

class PromoCell: UICollectionViewCell {
  let photo = UIImageView()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.isSkeletonable = true
    photo.isSkeletonable = true
    contentView.addSubview(photo)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class PromoView: UIView, SkeletonCollectionViewDataSource {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.register(PromoCell.self, forCellWithReuseIdentifier: "promo")
  }
  required init?(coder: NSCoder) { fatalError() }

  func load() {
    collectionView.prepareSkeleton { [weak self] _ in
      self?.collectionView.visibleCells.forEach { $0.contentView.showSkeleton() }
    }
  }
  func loaded() { collectionView.hideSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> String { "promo" }
}

class RowCell: UITableViewCell {
  let title = UILabel()  //= lines

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
    contentView.showSkeleton()
  }
  required init?(coder: NSCoder) { fatalError() }
  func fill() { hideSkeleton() }
}

class PlainCell: UITableViewCell {
  let title = UILabel()  //= underBlock

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.isSkeletonable = true
    contentView.skeletonCornerRadius = 4
    contentView.addSubview(title)
    contentView.showSkeleton()
  }
  required init?(coder: NSCoder) { fatalError() }
  func fill() { hideSkeleton() }  //! hide-elsewhere
}
