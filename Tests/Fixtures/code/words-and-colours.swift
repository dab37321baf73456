// What pictures alone show changes no verdict and no finding.
import SkeletonView

final class BadgeController: UIViewController {
  let label = UILabel()  //= lines
  let button = UIButton()  //= block layer=null
  let bar = UISegmentedControl(items: ["Day", "Week"])  //= uncovered
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    view.isSkeletonable = true
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    view.addSubview(button)
    view.addSubview(bar)
    label.isSkeletonable = true
    label.text = "Title"
    label.font = .boldSystemFont(ofSize: 40)
    label.textColor = UIColor(white: 0.2, alpha: 1)
    button.isSkeletonable = true
    button.setTitle("Save", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.layer.borderWidth = 2
    button.layer.borderColor = UIColor.systemBlue.cgColor
    button.alpha = 0.5
    bar.selectedSegmentIndex = 1
  }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}
