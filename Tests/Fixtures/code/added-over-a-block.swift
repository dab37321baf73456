// The layer of a block is the last when show comes: what is put into the view later lies over it and stays visible. Where
// show may come again, or nobody knows which comes first, it is under the block as well as not.
import SkeletonView

final class CardController: UIViewController {
  let card = UIView()  //= block
  let early = UILabel()  //= underBlock
  let late = UILabel()  //= uncovered
  let inLate = UILabel()  //= unreached
  let lateBox = UIView()  //= uncovered

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.isSkeletonable = true
    card.skeletonCornerRadius = 4
    card.addSubview(early)
    card.showSkeleton()
    card.addSubview(late)
    lateBox.addSubview(inLate)
    fill()
  }

  private func fill() { card.addSubview(lateBox) }
}

final class LaterController: UIViewController {
  let card = UIView()  //= block
  let late = UILabel()  //= uncovered

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.isSkeletonable = true
    card.showSkeleton()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    card.addSubview(late)
  }
}

final class AgainController: UIViewController {
  let card = UIView()  //= block
  let late = UILabel()  //= underBlock
  let other = UILabel()  //= underBlock

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(card)
    card.isSkeletonable = true
    card.skeletonCornerRadius = 4
    card.showSkeleton()
    card.addSubview(late)
  }

  func fill() { card.addSubview(other) }
}
