// What a view of an unread class draws is not known; a keeper's observer runs when it is given a view; a label without a
// limit has no height yet in a dummy cell that code makes.
import Marquee
import SkeletonView

final class NewsController: UIViewController {
  let headline = MarqueeLabel()  //= unknown
  let teaser = UILabel()  //= lines
  let body = UILabel()  //= lines|block
  let footnote = UILabel()  //= unreached
  private var keeper: Keeper?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for part in [headline, teaser] {
      part.isSkeletonable = true
      view.addSubview(part)
    }
    view.addSubview(body)
    view.addSubview(footnote)
    footnote.isSkeletonable = true
    body.isSkeletonable = true
    headline.showSkeleton()
    teaser.showSkeleton()
    let keeper = Keeper()
    keeper.label = body
    keeper.other = footnote
    self.keeper = keeper
  }
}

final class Keeper: NSObject {
  weak var label: UILabel! { didSet { label.showAnimatedSkeleton() } }
  weak var other: UILabel!
  func loaded() { label.hideSkeleton() }
}
