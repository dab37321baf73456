// swift-format-ignore-file
// C6. The header of sections whose table gives it no height is not on screen. The delegate's height is not asked for while
// the skeleton shows.
import SkeletonView
import UIKit

final class PlainCell: UITableViewCell {
    private let title = UILabel() //= lines
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        title.isSkeletonable = true
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
}

final class FlatHead: UITableViewHeaderFooterView {
    private let caption = UILabel() //= unreached because=notShown
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        caption.isSkeletonable = true
        contentView.addSubview(caption)
    }
    required init?(coder: NSCoder) { nil }
}

final class Flat: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) //= collection
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        list.isSkeletonable = true
        list.rowHeight = 40
        list.sectionHeaderHeight = 0
        list.register(PlainCell.self, forCellReuseIdentifier: "Cell")
        list.register(FlatHead.self, forHeaderFooterViewReuseIdentifier: "Head")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.showSkeleton()
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "Head" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "Cell" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class LeastHead: UITableViewHeaderFooterView {
    private let caption = UILabel() //= unreached because=notShown
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        caption.isSkeletonable = true
        contentView.addSubview(caption)
    }
    required init?(coder: NSCoder) { nil }
}

final class Least: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) //= collection
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        list.isSkeletonable = true
        list.rowHeight = 40
        list.sectionHeaderHeight = .leastNonzeroMagnitude
        list.register(PlainCell.self, forCellReuseIdentifier: "Cell")
        list.register(LeastHead.self, forHeaderFooterViewReuseIdentifier: "Head")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.showSkeleton()
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "Head" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "Cell" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class Least2Head: UITableViewHeaderFooterView {
    private let caption = UILabel() //= unreached because=notShown
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        caption.isSkeletonable = true
        contentView.addSubview(caption)
    }
    required init?(coder: NSCoder) { nil }
}

final class Least2: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) //= collection
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        list.isSkeletonable = true
        list.rowHeight = 40
        list.sectionHeaderHeight = CGFloat.leastNormalMagnitude
        list.register(PlainCell.self, forCellReuseIdentifier: "Cell")
        list.register(Least2Head.self, forHeaderFooterViewReuseIdentifier: "Head")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.showSkeleton()
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "Head" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "Cell" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class HighHead: UITableViewHeaderFooterView {
    private let caption = UILabel() //= count=1
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        caption.isSkeletonable = true
        contentView.addSubview(caption)
    }
    required init?(coder: NSCoder) { nil }
}

final class High: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) //= collection
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        list.isSkeletonable = true
        list.rowHeight = 40
        list.sectionHeaderHeight = 30
        list.register(PlainCell.self, forCellReuseIdentifier: "Cell")
        list.register(HighHead.self, forHeaderFooterViewReuseIdentifier: "Head")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.showSkeleton()
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "Head" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "Cell" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class AskedHead: UITableViewHeaderFooterView {
    private let caption = UILabel() //= count=1
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        caption.isSkeletonable = true
        contentView.addSubview(caption)
    }
    required init?(coder: NSCoder) { nil }
}

final class Asked: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) //= collection
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        list.isSkeletonable = true
        list.rowHeight = 40
        list.register(PlainCell.self, forCellReuseIdentifier: "Cell")
        list.register(AskedHead.self, forHeaderFooterViewReuseIdentifier: "Head")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.showSkeleton()
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "Head" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "Cell" }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
