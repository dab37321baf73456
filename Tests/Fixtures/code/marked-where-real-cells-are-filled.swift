// What only cellForRowAt calls never runs for a dummy cell.
import UIKit
import SkeletonView

class ListVC: UIViewController, SkeletonTableViewDataSource {
    let tableView = UITableView()
    var items: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.rowHeight = 80
        tableView.register(UserCell.self, forCellReuseIdentifier: "user")
        tableView.dataSource = self
        tableView.isSkeletonable = true
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.showAnimatedSkeleton()
    }
    func loaded() { tableView.hideSkeleton() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath) as! UserCell
        cell.configure(with: items[indexPath.row])
        return cell
    }
    func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath) -> ReusableCellIdentifier { "user" }
}

class UserCell: UITableViewCell {
    let name = UILabel()  //= lines
    let mail = UILabel()  //= uncovered unmarked
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        name.isSkeletonable = true
        contentView.addSubview(name)
        contentView.addSubview(mail)
    }
    required init?(coder: NSCoder) { fatalError() }
    func configure(with text: String) {
        name.text = text
        mail.isSkeletonable = true  //! flag-set-in-cell-for-row
    }
}
