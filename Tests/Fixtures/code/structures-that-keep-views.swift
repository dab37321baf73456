// X8. What a structure was made with belongs together, one structure at a time.
import SkeletonView

struct Row {
  let label: UILabel
  let box: UIView
}

final class RowsController: UIViewController {
  let label1 = UILabel()  //= lines
  let label2 = UILabel()  //= lines
  let box1 = UIView()  //= container
  let box2 = UIView()  //= container
  let box3 = UIView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = [Row(label: label1, box: box1), Row(label: label2, box: box2)]
    for row in rows {
      view.addSubview(row.box)
      row.box.addSubview(row.label)
      row.label.isSkeletonable = true
      row.box.isSkeletonable = true
    }
    view.addSubview(box3)
    box3.isSkeletonable = true
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

final class RowController: UIViewController {
  let label4 = UILabel()  //= lines
  let box4 = UIView()  //= container shown
  let other4 = UILabel()  //= because=notShown
  lazy var row = Row(label: label4, box: box4)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row.box)
    view.addSubview(other4)
    row.box.addSubview(row.label)
    row.label.isSkeletonable = true
    row.box.isSkeletonable = true
    other4.isSkeletonable = true
    row.box.showSkeleton()
  }
}

final class BlurredController: UIViewController {
  let blur = UIVisualEffectView()  //= container
  let text = UILabel()  //= lines
  let plainBlur = UIVisualEffectView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(blur)
    view.addSubview(plainBlur)
    blur.contentView.addSubview(text)
    [view, blur, blur.contentView, text, plainBlur].forEach { $0?.isSkeletonable = true }
    view.showSkeleton()
  }
}
