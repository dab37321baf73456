// X6. What a class shows of a list that it keeps is no call of show on what cannot be told of who calls it.
import SkeletonView
import UIKit

final class LinesView: UIView {  //= because=notShown
  private var bars: [UIView] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar())
  }
  func start() { bars.forEach { $0.showSkeleton() } }
  private func bar() -> UIView {
    let view = UIView()  //= block
    view.isSkeletonable = true
    bars.append(view)
    return view
  }
}

final class LinesController: UIViewController {  //= because=notShown
  private let lines = LinesView()  //= because=notShown
  private let table = UITableView()  //= because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(lines)
    lines.start()
  }
}

// Kept in a local, or in nothing.
final class LocalController: UIViewController {  //= because=notShown
  private let table = UITableView()  //= because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    let lines = LinesView()
    view.addSubview(lines)
    lines.start()
  }
}

// A list that somebody else fills may hold any view.
final class OpenLinesView: UIView {
  var bars: [UIView] = []
  func start() { bars.forEach { $0.showSkeleton() } }
}

final class OpenLinesController: UIViewController {
  let lines = OpenLinesView()  //= because=unknownShow
  let title1 = UILabel()  //= because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    view.addSubview(lines)
    lines.bars = Bars.all(in: self)
    lines.start()
  }
}

final class OpenLocalController: UIViewController {
  let title1 = UILabel()  //= because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    let lines = OpenLinesView()
    view.addSubview(lines)
    lines.bars = Bars.all(in: self)
    lines.start()
  }
}
