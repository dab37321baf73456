// swift-format-ignore-file
// A show that another one refuses reaches no cell of the table in it, and a show that is lost changes nothing of that.
import SkeletonView
import UIKit

final class RowCell: UITableViewCell {
    let title = UILabel() //= unreached
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        title.isSkeletonable = true
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
}

final class TwiceController: UIViewController, SkeletonTableViewDataSource {
    let tableView = UITableView() //= unreached because=alreadyActive
    let header = UILabel()
    var registry = Registry()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        tableView.isSkeletonable = true
        header.isSkeletonable = true
        tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
        tableView.dataSource = self
        view.addSubview(header)
        view.addSubview(tableView)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        header.showSkeleton() //! show-refused
        view.showSkeleton()
        registry.pick(3).showSkeleton()
    }
    func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath) -> ReusableCellIdentifier { "Row" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
