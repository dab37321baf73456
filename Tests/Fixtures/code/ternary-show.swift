// X5. Show in a ternary, in Combine, in a switch.
import Combine
import SkeletonView

final class ProfileViewController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  let bio = UILabel()  //= lines shown
  let viewModel: ViewModel
  var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(name)
    view.addSubview(bio)
    name.isSkeletonable = true
    bio.isSkeletonable = true
    viewModel.$isLoading.receive(on: DispatchQueue.main).sink { [weak self] isLoading in
      isLoading ? self?.view.showAnimatedSkeleton() : self?.view.hideSkeleton()
    }.store(in: &bag)
    viewModel.onState = { [weak self] state in
      switch state {
      case .loading: self?.bio.showSkeleton()
      case .ready: self?.bio.hideSkeleton()
      }
    }
  }
}
