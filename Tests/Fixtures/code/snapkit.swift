// X11. Constraints of libraries are looked through.
import SkeletonView
import SnapKit

final class CardView: UIView {  //= container
  private let title = UILabel()  //= lines
  private let image = UIImageView()  //= block
  private let round = RoundView()  //= block size=[48,48]

  func setupUI() {
    isSkeletonable = true
    addSubview(title)
    addSubview(image)
    addSubview(round)
    title.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.height.equalTo(20)
    }
    image.snp.makeConstraints {
      $0.top.equalTo(title.snp.bottom)
      $0.size.equalTo(40)
    }
    NSLayoutConstraint.activate([
      image.heightAnchor.constraint(equalToConstant: 40),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    ])
    [title, image].forEach { $0.isSkeletonable = true }
    showAnimatedSkeleton()
  }
}

final class RoundView: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    snp.makeConstraints { make in make.height.width.equalTo(48) }
    isSkeletonable = true
  }
}
