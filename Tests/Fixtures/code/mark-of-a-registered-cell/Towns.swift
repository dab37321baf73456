// X4. A cell that shows itself and that nobody marks: the code that registers and fills it was read.
import SkeletonView

final class TownCell: UITableViewCell {
  @IBOutlet var title: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    showSkeleton()  //! show-on-unmarked
  }
}

// Nobody is seen to register it: whoever does may mark it.
final class FarmCell: UITableViewCell {
  @IBOutlet var title: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    showSkeleton()
  }
}

final class TownsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "TownCell", bundle: nil), forCellReuseIdentifier: "TownCell")
  }

  override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "TownCell", for: path) as! TownCell
    cell.hideSkeleton()
    return cell
  }
}
