// X3. Observers and initialisers run, deinit does not.
import SkeletonView

final class CardView: UIView {  //= container shown
  let title: UILabel = {  //= lines
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  let body = UILabel()  //= lines
  let footer = UILabel()  //= uncovered unmarked
  var isLoading = false {
    didSet { if isLoading { showSkeleton() } else { hideSkeleton() } }
  }
  var text: String? {
    willSet { body.isSkeletonable = true }
  }

  func setUp() {
    isSkeletonable = true
    [title, body, footer].forEach { addSubview($0) }
  }

  deinit {
    footer.isSkeletonable = true
    footer.showSkeleton()
  }
}
