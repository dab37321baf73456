// X9. Data sources that the file connects: an object of the scene, and a controller that is none of SkeletonView's.
import SkeletonView

final class PeopleSource: NSObject, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

final class PeopleViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private weak var first: UITableView!
  @IBOutlet private weak var second: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    [first, second].forEach {
      $0?.isSkeletonable = true
      $0?.register(PersonCell.self, forCellReuseIdentifier: "Person")
    }
  }

  override func viewDidAppear(_ animated: Bool) { [first, second].forEach { $0.showSkeleton() } }

  /// Another function of that name: it is not asked.
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
}

final class PersonCell: UITableViewCell {  //= painted
  let name = UILabel()  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}
