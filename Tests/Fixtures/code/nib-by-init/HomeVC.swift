// A nib that is made by a bare .init.
import UIKit
import SkeletonView
final class HomeVC: UIViewController, SkeletonTableViewDataSource {
    @IBOutlet private weak var tableView: UITableView! {
        didSet {
            tableView.register(.init(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
            tableView.isSkeletonable = true
            tableView.dataSource = self
        }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.showSkeleton()
    }
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath) -> ReusableCellIdentifier { "Cell" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
}
final class Cell: UITableViewCell {
    @IBOutlet weak var label: UILabel!
}
