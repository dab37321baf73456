// Sides of sizes that are written down, for anchors and for SnapKit.
import SkeletonView
import SnapKit

final class FriendCell: UITableViewCell {  //= container
  static let imageSize = CGSize(width: 44, height: 44)
  private enum Size { static let row = CGSize(width: 100, height: 20) }
  let avatar = UIImageView()  //= block size=[44,44]
  let bar = UIView()  //= block size=[100,20]
  let dot = UIView()  //= block size=[8,8]
  let icon = UIView()  //= block size=[20,30]
  let plate = UIView()  //= block size=[60,60]
  let open = UIView()  //= block size=[]
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    [avatar, bar, dot, icon, plate, open].forEach {
      contentView.addSubview($0)
      $0.isSkeletonable = true
    }
    NSLayoutConstraint.activate([
      avatar.heightAnchor.constraint(equalToConstant: Self.imageSize.height),
      avatar.widthAnchor.constraint(equalToConstant: Self.imageSize.width),
    ])
    bar.snp.makeConstraints {
      $0.size.equalTo(Size.row)
      $0.leading.top.equalToSuperview()
    }
    dot.snp.makeConstraints { make in make.width.height.equalTo(8) }
    icon.snp.makeConstraints { make in
      make.width.equalTo(20)
      make.height.equalTo(30)
      make.top.equalTo(bar.snp.bottom).offset(4)
    }
    plate.snp.remakeConstraints { $0.size.equalTo(60) }
    // Not what they are in the end.
    open.snp.makeConstraints {
      $0.height.equalTo(30).priority(.low)
      $0.width.equalTo(bar)
    }
    showSkeleton()
  }
}
