// A side that is to be as long as the view's other one is as long as that where it is known.
import SkeletonView
import SnapKit

final class ProfileController: UIViewController {
  let avatar = UIImageView()  //= block size=[70,70]
  let badge = UIImageView()  //= block size=[24,24]
  let banner = UIImageView()  //= block size=[]
  let cover = UIImageView()  //= block size=[]
  let poster = UIImageView()  //= block size=[]
  let loose = UIImageView()  //= block size=[]
  let photo: UIImageView = {  //= block size=[48,48]
    let view = UIImageView()
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1).isActive = true
    view.widthAnchor.constraint(equalToConstant: 48).isActive = true
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [avatar, badge, banner, cover, poster, loose, photo] {
      each.isSkeletonable = true
      view.addSubview(each)
    }
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 70),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      // Not of its own.
      banner.widthAnchor.constraint(equalToConstant: 70),
      banner.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      // Of another shape.
      cover.widthAnchor.constraint(equalToConstant: 70),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.5),
      // Of which nobody knows how long.
      poster.widthAnchor.constraint(equalTo: view.widthAnchor),
      poster.heightAnchor.constraint(equalTo: poster.widthAnchor),
      loose.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      loose.heightAnchor.constraint(equalTo: loose.widthAnchor),
    ])
    badge.snp.makeConstraints { make in
      make.width.equalTo(24)
      make.height.equalTo(badge.snp.width)
    }
  }
  func load() {
    for each in [avatar, badge, banner, cover, poster, loose, photo] { each.showSkeleton() }
  }
  func stop() {
    for each in [avatar, badge, banner, cover, poster, loose, photo] { each.hideSkeleton() }
  }
}
