// X11. What a function makes is one view, though its class runs it by itself and two others call it, one through the other;
// one that is called twice makes two.
import SkeletonView

class LabelsView: UIView {
  private let stackView = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stackView)
  }
  required init?(coder: NSCoder) { fatalError() }

  func configure(with names: [String]) {
    for name in names {
      let label = UILabel()  //= listed=3
      label.text = name
      stackView.addArrangedSubview(label)
    }
  }

  func addLine() {
    let line = UIView()  //= listed=4
    stackView.addArrangedSubview(line)
  }
}

class InfoView: UIView {
  private let labelsView = LabelsView()
  private let loadingView = UIView()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(labelsView)
    addSubview(loadingView)
    loadingView.isSkeletonable = true
    loadingView.showSkeleton()
  }
  required init?(coder: NSCoder) { fatalError() }

  func configure(with names: [String]) { labelsView.configure(with: names) }
  func addLine() { labelsView.addLine() }
}

class InfoController: UIViewController {
  private let infoView = InfoView()
  var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(infoView)
    infoView.configure(with: names)
    infoView.addLine()
    infoView.addLine()
  }
}
