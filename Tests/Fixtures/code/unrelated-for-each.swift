// X6. Elements of lists that hold no views.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= uncovered unmarked
  let body = UILabel()  //= lines
  var models: [Model] = []

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    models.forEach { $0.isSkeletonable = true }
    for model in models { model.title.isSkeletonable = true }
    ["a", "b"].forEach { title.text = $0 }
    [body].forEach {
      $0.isSkeletonable = true
      models.forEach { $0.title.isSkeletonable = false }
    }
    showSkeleton()
  }
}
