// A class's own outline says what is true of its views where others have them.
import SkeletonView

extension UIView {
  func markAll() {
    isSkeletonable = true
    subviews.forEach { $0.markAll() }
  }
  func showAll() { subviews.forEach { $0.showSkeleton() } }
}

final class MarkedCard: UIView {  //= container
  let title1 = UILabel()  //= lines
  let row1 = UIView()  //= container
  let price1: UILabel = {  //= lines
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title1)
    addSubview(row1)
    row1.addSubview(price1)
  }
}

final class ShownCard: UIView {  //= unreached
  let title2 = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title2)
    title2.isSkeletonable = true
  }
}

final class FilledCard: UIView {  //= container
  let title3 = UILabel()  //= uncovered
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(title3)
  }
}

class PickedCard: UIView {  //= unreached
  let title4 = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title4)
    title4.isSkeletonable = true
  }
}

final class LeftCard: UIView {  //= unreached
  let title4 = UILabel()  //= unreached because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title4)
    title4.isSkeletonable = true
  }
}

final class CardsController: UIViewController {
  let marked = MarkedCard()
  let shown = ShownCard()
  let filled = FilledCard()
  let photo: UIImageView = {  //= block
    let photo = UIImageView()
    photo.isSkeletonable = true
    return photo
  }()
  let picked = PickedCard()
  let left = LeftCard()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picked)
    view.addSubview(left)
    for card in view.subviews { (card as? PickedCard)?.title4.showSkeleton() }
    view.addSubview(marked)
    view.addSubview(shown)
    view.addSubview(filled)
    filled.addSubview(photo)
    marked.markAll()
    marked.showSkeleton()
    shown.showAll()
    filled.showSkeleton()
  }
}
