// hide-elsewhere. What was shown one by one is hidden as a whole that was never shown.
import SkeletonView

final class ProfileViewController: UIViewController {
  let name = UILabel()  //= lines shown
  let other = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(other)
    name.isSkeletonable = true
    name.showSkeleton()
  }
  func done() { other.hideSkeleton() }  //! hide-elsewhere
}

final class HelpViewController: UIViewController {
  let name = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    name.isSkeletonable = true
    name.showSkeleton()
  }
  func done() { [name].forEach { $0.hideSkeleton(transition: .none) } }
}

// Only leaves have a layer: what they stand in is hidden with the last of them.
final class LeafByLeafController: UIViewController {
  let name = UILabel()  //= lines
  let city = UILabel()  //= lines
  let box = UIView()  //= container
  let street = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isSkeletonable = true
    for inner in [name, city, box] {
      inner.isSkeletonable = true
      view.addSubview(inner)
    }
    box.addSubview(street)
    street.isSkeletonable = true
    view.showSkeleton()
  }
  func done() {
    name.hideSkeleton()
    [city, box].forEach { $0.hideSkeleton() }
  }
}

// One of two leaves is never hidden.
final class OneLeafController: UIViewController {
  let name = UILabel()  //= lines
  let city = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [view, name, city].forEach { $0.isSkeletonable = true }
    view.addSubview(name)
    view.addSubview(city)
    view.showSkeleton()
  }
  func done() { name.hideSkeleton() }  //! hide-elsewhere
}

// It is marked after show, and has no skeleton.
final class MarkedLaterController: UIViewController {
  let name = UILabel()  //= lines
  let city = UILabel()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [view, name].forEach { $0.isSkeletonable = true }
    view.addSubview(name)
    view.addSubview(city)
    view.showSkeleton()
    city.isSkeletonable = true  //! marked-after-show
  }
  func done() { name.hideSkeleton() }
}

// The box has no skeleton of its own, but its flag hides it, and no hide visits it.
final class HiddenBoxController: UIViewController {
  let box = UIView()  //= container
  let name = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [view, box, name].forEach { $0.isSkeletonable = true }
    box.isHiddenWhenSkeletonIsActive = true
    view.addSubview(box)
    box.addSubview(name)
    view.showSkeleton()
  }
  func done() { name.hideSkeleton() }  //! hide-elsewhere
}

// The app shows the box again itself.
final class ShownBoxController: UIViewController {
  let box = UIView()  //= container
  let name = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [view, box, name].forEach { $0.isSkeletonable = true }
    box.isHiddenWhenSkeletonIsActive = true
    view.addSubview(box)
    box.addSubview(name)
    view.showSkeleton()
  }
  func done() {
    name.hideSkeleton()
    box.isHidden = false
  }
}

// Nothing of what the box holds is hidden.
final class WholeBoxController: UIViewController {
  let box = UIView()  //= container
  let name = UILabel()  //= lines
  let other = UILabel()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [box, name].forEach { $0.isSkeletonable = true }
    view.addSubview(box)
    view.addSubview(other)
    box.addSubview(name)
    box.showSkeleton()
  }
  func done() { other.hideSkeleton() }  //! hide-elsewhere
}

// A list without a data source of SkeletonView's has no dummy cells, but takes no touches until hide.
final class PlainListController: UIViewController, UITableViewDataSource {
  let list = UITableView()  //= collection
  let name = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [view, list, name].forEach { $0.isSkeletonable = true }
    view.addSubview(list)
    view.addSubview(name)
    list.dataSource = self  //! unsupported-data-source
    view.showSkeleton()
  }
  func done() { name.hideSkeleton() }  //! hide-elsewhere
  func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}
