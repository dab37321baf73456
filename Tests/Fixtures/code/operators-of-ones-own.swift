// An operator of the project is a function with a body: what it does to its view counts.
import SkeletonView

infix operator <~

@discardableResult
func <~ <V: UIView>(view: V, style: (V) -> Void) -> V {
  style(view)
  return view
}

let marked: (UIView) -> Void = { $0.isSkeletonable = true }

final class ArticleViewController: UIViewController {
  private let titleLabel = UILabel() <~ {  //= lines marked
    $0.isSkeletonable = true
    $0.numberOfLines = 2
  }
  private let imageView = UIImageView() <~ {  //= block marked
    $0.isSkeletonable = true
    $0.contentMode = .scaleAspectFill
  }
  private let styled = UILabel() <~ marked  //= lines marked
  private let plain = UILabel() <~ { $0.textColor = .black }  //= uncovered unmarked

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    [titleLabel, imageView, styled, plain].forEach { view.addSubview($0) }
    view.showSkeleton()
  }
}
