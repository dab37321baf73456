// C1, X9. A list in a cell to which only cellForRowAt gives a data source has none in a dummy cell.
import SkeletonView
import UIKit

final class ShelvesController: UIViewController, SkeletonTableViewDataSource,
  SkeletonCollectionViewDataSource
{
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 200
    table.register(GivenCell.self, forCellReuseIdentifier: "given")
    table.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.showSkeleton()
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "given", for: path) as! GivenCell
    cell.give(self)
    return cell
  }
  func collectionSkeletonView(_ table: UITableView, cellIdentifierForRowAt path: IndexPath)
    -> ReusableCellIdentifier
  {
    "given"
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "poster", for: path)
  }
  func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionSkeletonView(_ list: UICollectionView, cellIdentifierForItemAt path: IndexPath)
    -> ReusableCellIdentifier
  { "poster" }
}

final class GivenCell: UITableViewCell {
  let shelf = UICollectionView(  //! unsupported-data-source
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    shelf.isSkeletonable = true
    shelf.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    contentView.addSubview(shelf)
  }
  func give(_ source: UICollectionViewDataSource) { shelf.dataSource = source }
}

final class PosterCell: UICollectionViewCell {
  let poster = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    poster.isSkeletonable = true
    contentView.addSubview(poster)
  }
}

// One that the cell gives itself its dummies have, too.
final class OwnShelvesController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 200
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    table.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.showSkeleton()
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "own", for: path)
  }
  func collectionSkeletonView(_ table: UITableView, cellIdentifierForRowAt path: IndexPath)
    -> ReusableCellIdentifier
  {
    "own"
  }
}

final class OwnCell: UITableViewCell, SkeletonCollectionViewDataSource {
  let shelf = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    shelf.isSkeletonable = true
    shelf.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    shelf.dataSource = self
    contentView.addSubview(shelf)
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "cover", for: path)
  }
  func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionSkeletonView(_ list: UICollectionView, cellIdentifierForItemAt path: IndexPath)
    -> ReusableCellIdentifier
  { "cover" }
}

final class CoverCell: UICollectionViewCell {
  let cover = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    cover.isSkeletonable = true
    contentView.addSubview(cover)
  }
}
