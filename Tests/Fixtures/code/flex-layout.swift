// X11. FlexLayout's items are subviews.
import FlexLayout
import SkeletonView

final class FlexController: UIViewController {
  let root = UIView()  //= container
  let title = UILabel()  //= lines
  let row = UIView()  //= container
  let name = UILabel()  //= lines
  let hidden = UILabel()  //= unreached
  let unknown = UIView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(root)
    root.flex.direction(.column).padding(12).define { flex in
      flex.addItem(title).height(20)
      flex.addItem(row).direction(.row).define { row in
        row.addItem(name).grow(1)
      }
      flex.addItem().define { $0.addItem(hidden) }  //! unreachable-skeletonable
    }
    root.flex.addItem(unknown).marginTop(8)
    [root, title, row, name, hidden, unknown].forEach { $0.isSkeletonable = true }
    root.showSkeleton()
  }
}

// A method of one's own with the name is none of FlexLayout's.
final class Flex {
  func addItem(_ view: UIView) {}
}

final class OwnFlexController: UIViewController {
  let flex = Flex()
  let box = UIView()  //= block
  let item = UILabel()  //= absent
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    flex.addItem(item)
    box.isSkeletonable = true
    item.isSkeletonable = true
    box.showSkeleton()
  }
}
