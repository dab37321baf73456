// A data source of several tables tells them apart: each has the count that is for it.
import SkeletonView

final class IfController: UIViewController, SkeletonTableViewDataSource {
  let upper = UITableView()  //= rows=[3]
  let lower = UITableView()  //= rows=[5]
  override func viewDidLoad() {
    super.viewDidLoad()
    for table in [upper, lower] {
      view.addSubview(table)
      table.isSkeletonable = true
      table.rowHeight = 20
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    upper.showSkeleton()
    lower.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    if table == self.upper { 3 } else { 5 }
  }
}

final class SwitchController: UIViewController, SkeletonTableViewDataSource {
  let upper = UITableView()  //= rows=[3]
  let lower = UITableView()  //= rows=[5]
  override func viewDidLoad() {
    super.viewDidLoad()
    for table in [upper, lower] {
      view.addSubview(table)
      table.isSkeletonable = true
      table.rowHeight = 20
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    upper.showSkeleton()
    lower.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch table {
    case upper: return 3
    case lower: return 5
    default: return 0
    }
  }
}

final class TernaryController: UIViewController, SkeletonTableViewDataSource {
  let upper = UITableView()  //= rows=[3]
  let lower = UITableView()  //= rows=[5]
  override func viewDidLoad() {
    super.viewDidLoad()
    for table in [upper, lower] {
      view.addSubview(table)
      table.isSkeletonable = true
      table.rowHeight = 20
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    upper.showSkeleton()
    lower.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? 0 : table === upper ? 3 : 5
  }
}

final class GuardController: UIViewController, SkeletonTableViewDataSource {
  let upper = UITableView()  //= rows=[3]
  let lower = UITableView()  //= rows=[5]
  override func viewDidLoad() {
    super.viewDidLoad()
    for table in [upper, lower] {
      view.addSubview(table)
      table.isSkeletonable = true
      table.rowHeight = 20
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    upper.showSkeleton()
    lower.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    if section == 1 { return 0 }
    guard table != lower else { return 5 }
    return 3
  }
}

// Which of them it is nobody knows.
final class OpenController: UIViewController, SkeletonTableViewDataSource {
  let upper = UITableView()  //= rows=[null]
  let lower = UITableView()  //= rows=[null]
  var current: UITableView?
  override func viewDidLoad() {
    super.viewDidLoad()
    current = upper
    for table in [upper, lower] {
      view.addSubview(table)
      table.isSkeletonable = true
      table.rowHeight = 20
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    upper.showSkeleton()
    lower.showSkeleton()
  }
  func swap() { current = lower }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    table == current ? 3 : 5
  }
}
