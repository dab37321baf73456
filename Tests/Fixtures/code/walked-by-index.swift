// X6. An index that goes through all of a list stands for each of its views.
import SkeletonView

final class CardView: UIView {  //= unreached
  let one = UILabel()  //= lines shown
  let two = UILabel()  //= lines shown

  func setUp() {
    isSkeletonable = true
    let all = [one, two]
    all.forEach { addSubview($0) }
    for index in 0..<all.count {
      all[index].isSkeletonable = true
      all[index].showSkeleton()  //! show-refused
    }
    zip(all, ["a", "b"]).forEach { label, text in label.text = text }
    showSkeleton()
  }
}
