// swift-format-ignore-file
// Tables and collections show as many cells as their data source gives, where that is a number.
import UIKit

final class GlowCell: UITableViewCell {
    let title = UIView() //= CALayer frame=bounds block

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        let layer = CALayer()
        layer.backgroundColor = UIColor.gray.cgColor
        layer.frame = title.bounds
        title.layer.addSublayer(layer)
    }
}

final class Fixed: UITableViewController {
    private enum Layout { static let rows = 4 * 2 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(GlowCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Layout.rows }
}

final class Lists: UIViewController, UITableViewDataSource {
    let table = UITableView() //= rows=? container
    var names: [String] = []
    var isLoading = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.dataSource = self
        table.register(GlowCell.self, forCellReuseIdentifier: "cell")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if isLoading { return 6 }
        return names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { GlowCell() }
}

final class Counted: UIViewController, UITableViewDataSource {
    let table = UITableView() //= rows=3 container

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.dataSource = self
        table.register(GlowCell.self, forCellReuseIdentifier: "cell")
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { GlowCell() }
}
