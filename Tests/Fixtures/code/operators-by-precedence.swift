// Operators bind as Swift's do; what one of the project's own makes is not known.
import UIKit
import SkeletonView

infix operator |*|: MultiplicationPrecedence

func |*| (left: Int, right: Int) -> Int { left * right }

final class ShelfController: UIViewController {
  private let shelf = UITableView()  //= collection rows=[10]
  private let box = UITableView()  //= collection rows=[18]
  private let drawer = UITableView()  //= collection rows=[null]
  private let caption = UILabel()  //= lines
  private let summary = UILabel()  //= lines
  private let note = UILabel()  //= lines
  private let shelfSource = Shelf()
  private let boxSource = Box()
  private let drawerSource = Drawer()

  override func viewDidLoad() {
    super.viewDidLoad()
    for mine in [view, shelf, box, drawer, caption, summary, note] { mine.isSkeletonable = true }
    for other in [shelf, box, drawer, caption, summary, note] { view.addSubview(other) }
    for table in [shelf, box, drawer] { table.register(BookCell.self, forCellReuseIdentifier: "BookCell") }
    shelf.dataSource = shelfSource
    box.dataSource = boxSource
    drawer.dataSource = drawerSource
    caption.lastLineFillPercent = 60 + 3 * 0
    summary.lastLineFillPercent = 80 - 20 * 4  //! fill-percent-out-of-range
    note.lastLineFillPercent = (80 - 60) * 4
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.showSkeleton()
  }
}

final class BookCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
}

class Books: NSObject, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "BookCell" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { BookCell() }
}

final class Shelf: Books {
  override func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 + 2 * 3 }
}

final class Box: Books {
  override func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { (4 + 2) * 3 }
}

final class Drawer: Books {
  override func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 + 2 |*| 3 }
}
