// X6. Walking by numbers is not understood: unknown for all views of the list, and nothing is said.
import SkeletonView

final class CardView: UIView {  //= painted
  let one = UILabel()  //= painted
  let two = UILabel()  //= painted

  func setUp() {
    isSkeletonable = true
    let all = [one, two]
    all.forEach { addSubview($0) }
    for index in 0..<all.count {
      all[index].isSkeletonable = true
      all[index].showSkeleton()
    }
    zip(all, ["a", "b"]).forEach { label, text in label.text = text }
    showSkeleton()
  }
}
