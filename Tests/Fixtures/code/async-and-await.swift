// X3. Tasks, async functions, defer, do and catch.
import SkeletonView

final class ProfileViewController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  let bio = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    [name, bio].forEach(view.addSubview(_:))
    Task { @MainActor [weak self] in await self?.load() }
  }

  private func load() async {
    view.showAnimatedSkeleton()
    defer { view.hideSkeleton() }
    do {
      name.isSkeletonable = true
      name.text = try await service.name()
    } catch {
      bio.isSkeletonable = true
    }
  }
}
