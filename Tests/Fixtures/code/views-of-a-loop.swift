// X11. What a loop over data adds is there once, and how many there are is not said; no rule speaks of it.
import SkeletonView

final class FactView: UIView {
  let caption = UILabel()  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(caption)
    caption.isSkeletonable = true
  }
}

final class PlainView: UIView {
  let caption = UILabel()  //= unpainted
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(caption)
    caption.isSkeletonable = true
  }
}

final class CardView: UIView {  //= painted shown
  let stack = UIStackView()  //= painted
  let other = UIStackView()  //= painted
  let row = UIStackView()  //= painted
  let title = UILabel()  //= lines count=1

  func setUp(facts: [Fact]) {
    isSkeletonable = true
    [stack, other, row, title].forEach {
      addSubview($0)
      $0.isSkeletonable = true
    }
    for fact in facts {
      let view = FactView()  //= container count=null
      view.caption.text = fact.caption
      stack.addArrangedSubview(view)
      // Made before the loop, and there once.
      stack.addArrangedSubview(title)
    }
    facts.forEach { fact in other.addArrangedSubview(PlainView()) }  //= uncovered count=null
    // So often, whatever the data.
    for _ in 0..<3 { row.addArrangedSubview(FactView()) }  //= container count=3
    facts.map { fact in FactView() }.forEach(other.addArrangedSubview)  //= container count=null
    showSkeleton()
  }
}

// A block as far as one can see, but nobody knows whether the loop runs.
final class TagsView: UIView {  //= painted shown
  let tags = UIStackView()  //= painted

  func setUp(names: [String]) {
    isSkeletonable = true
    tags.isSkeletonable = true
    addSubview(tags)
    for name in names {
      let label = UILabel()  //= unpainted
      label.text = name
      tags.addArrangedSubview(label)
    }
    showSkeleton()
  }
}

// Its function is called twice, and each view is listed once.
final class LineupView: UIView {
  let stack = UIStackView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(stack)
    stack.isSkeletonable = true
  }
  func configure(_ names: [String]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for name in names {
      let label = UILabel()  //= listed=2 count=null
      label.text = name
      stack.addArrangedSubview(label)
    }
  }
}

final class TeamController: UIViewController {
  private var lineup: LineupView?
  override func viewDidLoad() {
    super.viewDidLoad()
    let made = LineupView()
    made.configure([])
    view.addSubview(made)
    lineup = made
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lineup?.showSkeleton()
  }
  func loaded(_ names: [String]) {
    lineup?.hideSkeleton()
    lineup?.configure(names)
  }
}
