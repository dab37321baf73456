// C9. A data source of SkeletonView's whose table nobody shows makes no dummy cells; what cellForRowAt shows is shown.
import SkeletonView
import UIKit

final class PersonCell: UITableViewCell {
  @IBOutlet weak var photo: UIImageView!
  @IBOutlet weak var name: UILabel!
  func showNames() { name.showAnimatedGradientSkeleton() }
}

final class PeopleController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.dataSource = self
    table.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "PersonCell" }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
    cell.showNames()
    return cell
  }
}
