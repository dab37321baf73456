// X5. A call of show on one of several views: which one is known where the list is written down, else of none of them.
import SkeletonView

final class ShownByNumber: UIViewController {
  let first1 = UILabel()  //= lines shown
  let second1 = UILabel()  //= because=notShown notshown
  let third1 = UILabel()  //= because=unknownShow notshown
  let fourth1 = UILabel()  //= because=unknownShow notshown
  let fifth1 = UILabel()  //= because=notShown
  lazy var others = [third1, fourth1]

  override func viewDidLoad() {
    super.viewDidLoad()
    let labels = [first1, second1]
    [first1, second1, third1, fourth1, fifth1].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
    }
    labels[0].showSkeleton()
  }

  func load(index: Int) { others[index].showSkeleton() }
}

final class ShownByPlace: UIViewController {
  let first2 = UILabel()  //= lines
  let second2 = UILabel()  //= because=notShown
  let third2 = UILabel()  //= lines
  let fourth2 = UILabel()  //= lines
  let fifth2 = UILabel()  //= because=notShown
  lazy var others = [third2, fourth2, fifth2]

  override func viewDidLoad() {
    super.viewDidLoad()
    [first2, second2, third2, fourth2, fifth2].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
    }
    [first2, second2].first?.showSkeleton()
    others.prefix(2).forEach { $0.showSkeleton() }
  }
}

final class ShownByChance: UIViewController {
  var isCompact = false
  let first3 = UILabel()  //= because=unknownShow
  let second3 = UILabel()  //= because=unknownShow
  let third3 = UILabel()  //= because=unknownShow
  let fourth3 = UILabel()  //= because=unknownShow
  let box3 = UIView()  //= unmarked
  let inner3 = UILabel()  //= because=unknownShow
  let other3 = UILabel()  //= because=unknownShow

  override func viewDidLoad() {
    super.viewDidLoad()
    [first3, second3, third3, fourth3, inner3, other3].forEach { $0.isSkeletonable = true }
    [first3, second3, third3, fourth3, box3, other3].forEach { view.addSubview($0) }
    box3.addSubview(inner3)
    view.isSkeletonable = false
    let target = isCompact ? first3 : second3
    target.showSkeleton()
    [third3, fourth3].randomElement()?.showSkeleton()
    for (index, label) in [inner3, other3].enumerated() where index < 1 { label.showSkeleton() }
  }
}

// Which of them changes, and all of them, are no matter of one.
final class ShownOneByOne: UIViewController {
  let first4 = UILabel()  //= lines
  let second4 = UILabel()  //= lines
  let third4 = UILabel()  //= because=unknownShow
  let fourth4 = UILabel()  //= because=unknownShow
  private lazy var labels = [first4, second4]

  override func viewDidLoad() {
    super.viewDidLoad()
    [first4, second4, third4, fourth4].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
    }
    for index in 0..<labels.count { labels[index].showSkeleton() }
    var queue = [third4, fourth4]
    queue.shuffle()
    queue[0].showSkeleton()
  }
}

// The row that is shown is one of the class.
final class ShownRow: UIViewController {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(ShownCell.self, forCellReuseIdentifier: "cell")
  }
  func load() {
    (table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ShownCell)?.title.showSkeleton()
  }
}

final class ShownCell: UITableViewCell {
  let title = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

// One that cannot be told makes the others in a list no less certain.
final class ShownWithOneOfTwo: UIViewController {
  var isCompact = false
  let first5 = UILabel()  //= lines shown
  let second5 = UILabel()  //= lines shown
  let third5 = UILabel()  //= because=unknownShow
  let fourth5 = UILabel()  //= because=unknownShow
  let fifth5 = UILabel()  //= lines shown

  override func viewDidLoad() {
    super.viewDidLoad()
    [first5, second5, third5, fourth5, fifth5].forEach {
      $0.isSkeletonable = true
      view.addSubview($0)
    }
    [first5, isCompact ? third5 : fourth5].forEach { $0.showSkeleton() }
    for label in [second5, isCompact ? third5 : fourth5, fifth5] { label.showSkeleton() }
  }
}
