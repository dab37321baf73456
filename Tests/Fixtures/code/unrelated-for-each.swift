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

final class RowSource: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}

// A data source is no view, whatever runs over it.
final class ZippedController: UIViewController {
  let tables = [UITableView(), UITableView()]
  let sources = [RowSource(), RowSource()]  //= absent
  override func viewDidLoad() {
    super.viewDidLoad()
    zip(tables, sources).forEach { table, source in
      table.dataSource = source
      table.isSkeletonable = true
      view.addSubview(table)
    }
    view.isSkeletonable = true
    view.showSkeleton()
  }
}
