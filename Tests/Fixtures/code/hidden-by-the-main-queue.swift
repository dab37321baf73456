// content-lost. What a function has the main queue run comes after all of the function: a text set in it is lost.
import SkeletonView

final class DetailController: UIViewController {
  let nameLabel = UILabel()  //= lines shown
  let cityLabel = UILabel()  //= lines shown
  let noteLabel = UILabel()  //= lines shown
  let yearLabel = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    [nameLabel, cityLabel, noteLabel, yearLabel].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
      $0.showAnimatedSkeleton()
    }
  }
  func loaded(_ text: String) {
    nameLabel.text = text  //! content-lost
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.nameLabel.hideSkeleton() }
    DispatchQueue.main.async { [weak self] in self?.cityLabel.hideSkeleton() }
    cityLabel.text = text  //! content-lost
    DispatchQueue.main.async {
      self.noteLabel.text = text  //! content-lost
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.noteLabel.hideSkeleton() }
    }
    Task { self.yearLabel.hideSkeleton() }
    yearLabel.text = text  //! content-lost
  }
}

// Nobody knows when the closure runs, which of two closures comes first, or what comes first while the function waits; or
// the function comes to only one of both; or the text is set anew.
final class OtherController: UIViewController {
  let nameLabel = UILabel()  //= lines shown
  let cityLabel = UILabel()  //= lines shown
  let noteLabel = UILabel()  //= lines shown
  let yearLabel = UILabel()  //= lines shown
  let codeLabel = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    [nameLabel, cityLabel, noteLabel, yearLabel, codeLabel].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
      $0.showAnimatedSkeleton()
    }
  }
  func loaded(_ text: String) async {
    Network.load { self.nameLabel.hideSkeleton() }
    nameLabel.text = text
    DispatchQueue.main.async { self.cityLabel.text = text }
    DispatchQueue.main.async { self.cityLabel.hideSkeleton() }
  }
  func fetched(_ text: String) async {
    DispatchQueue.main.async { self.noteLabel.hideSkeleton() }
    await Network.load()
    noteLabel.text = text
  }
  func failed(_ text: String) {
    if text.isEmpty {
      DispatchQueue.main.async { self.yearLabel.hideSkeleton() }
      return
    }
    yearLabel.text = text
    codeLabel.text = text
    DispatchQueue.main.async {
      self.codeLabel.hideSkeleton()
      self.codeLabel.text = text
    }
  }
}

// Its model may be set before it is loaded, and then show comes after the text.
final class ModelController: UIViewController {
  let nameLabel = UILabel()  //= lines shown
  var name = "" {
    didSet {
      nameLabel.text = name
      DispatchQueue.main.async { self.nameLabel.hideSkeleton() }
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    nameLabel.isSkeletonable = true
    nameLabel.showSkeleton()
  }
}
