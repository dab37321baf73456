// `view.rx.name` of an extension of Reactive is about the view itself; a Binder hands its object to its closure.
import RxCocoa
import RxSwift
import SkeletonView
import UIKit

extension Reactive where Base: UIView {
  var isBusy: Binder<Bool> {
    Binder<Bool>(base) { view, isBusy in
      if isBusy { view.showAnimatedSkeleton() } else { view.hideSkeleton() }
    }
  }
}

final class BoundVC: UIViewController {
  let title1 = UILabel()  //= lines
  let model = BoundModel()
  let bag = DisposeBag()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    title1.isSkeletonable = true
    view.addSubview(title1)
    model.isBusy.drive(view.rx.isBusy).disposed(by: bag)
  }
}

/// Nothing binds here.
final class UnboundVC: UIViewController {
  let title2 = UILabel()  //= unreached because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    title2.isSkeletonable = true
    view.addSubview(title2)
  }
}
