// X6. Pairs, dictionaries and tuples that hold views.
import SkeletonView

final class CardView: UIView {  //= painted
  let one = UILabel()  //= painted
  let two = UILabel()  //= painted
  let three = UILabel()  //= painted
  let four = UILabel()  //= painted

  func setUp() {
    isSkeletonable = true
    [one, two, three, four].forEach { addSubview($0) }
    for (view, lines) in [(one, 1), (two, 2)] {
      view.isSkeletonable = true
      view.numberOfLines = lines
    }
    let byName = ["three": three]
    byName["three"]?.isSkeletonable = true
    byName.values.forEach { $0.isSkeletonable = true }
    let pair = (view: four, lines: 1)
    pair.view.isSkeletonable = true
    showSkeleton()
    [one, two, three, four].forEach { $0.showSkeleton() }
  }
}
