// content-lost. A text may be set in a helper, and hide come after the helper, or in a closure that the function makes after it.
import SkeletonView

final class AccountController: UIViewController {
  let nameLabel = UILabel()  //= lines
  let cityLabel = UILabel()  //= lines
  let noteLabel = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [nameLabel, cityLabel, noteLabel].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
    }
    view.isSkeletonable = true
    view.showSkeleton()
  }
  func load() {
    Network.load { account in
      self.fill(account)
      self.view.hideSkeleton()
    }
  }
  private func fill(_ name: String) {
    nameLabel.text = name  //! content-lost
  }
  func reload() {
    Network.load { account in
      self.view.hideSkeleton()
      self.fillCity(account)
    }
  }
  private func fillCity(_ name: String) { cityLabel.text = name }
  func loadNote() {
    write("note")
    view.hideSkeleton()
  }
  private func write(_ text: String) {
    view.hideSkeleton()
    noteLabel.text = text
  }
}

final class CardView: UIView {
  let title = UILabel()  //= lines shown
  let price = UILabel()  //= lines shown
  let rating = UILabel()  //= lines shown
  override init(frame: CGRect) {
    super.init(frame: frame)
    [title, price, rating].forEach {
      addSubview($0)
      $0.isSkeletonable = true
      $0.showSkeleton()
    }
  }
  required init?(coder: NSCoder) { fatalError() }
  func configure(name: String, url: String) {
    title.text = name  //! content-lost
    photo.load(url) { self.stop() }
  }
  private func stop() { title.hideSkeleton() }
  // Here the text comes back after hide, or show comes after the text.
  func set(price text: String) {
    price.text = text
    photo.load(text) {
      self.price.hideSkeleton()
      self.price.text = text
    }
  }
  func set(rating text: String) {
    rating.text = text
    rating.showSkeleton()
    photo.load(text) { self.rating.hideSkeleton() }
  }
}

// Nobody knows whether the text comes before the show.
final class PlaceController: UIViewController {
  let nameLabel = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    nameLabel.isSkeletonable = true
    nameLabel.text = "Place"
    Network.load { _ in self.nameLabel.hideSkeleton() }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameLabel.showSkeleton()
  }
}
