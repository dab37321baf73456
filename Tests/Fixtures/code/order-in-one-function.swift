// X4. A walk marks what stands in a view when it comes: of what is put there after it one cannot tell.
import SkeletonView

final class InfoView: UIView {  //= container shown
  let title = UILabel()  //= lines marked
  let box = UIView()  //= container
  let note = UILabel()  //= lines
  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(box)
    subviews.forEach { $0.isSkeletonable = true }
    // It is not there yet, and no hole.
    box.subviews.forEach { $0.isSkeletonable = false }
    box.addSubview(note)
    note.isSkeletonable = true
    showSkeleton()
  }
}
