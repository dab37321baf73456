// swift-format-ignore-file
// A view of layers that is put over cells where they are filled, by its class, through a helper, or made in place: it may
// cover them, also in their own outlines. One that stands still and is not named after loading is decoration.
import UIKit

final class ShimmerView: UIView {
    let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
        layer.addSublayer(gradient)
        gradient.add(Motion.slide(), forKey: "slide")
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }
}

enum Motion {
    static func slide() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1, -0.5, 0]
        animation.toValue = [1, 1.5, 2]
        animation.duration = 1.5
        animation.repeatCount = .infinity
        return animation
    }
}

final class NewsCell: UITableViewCell {
    private let photo = UIImageView() //= unknown
    private let title = UILabel() //= unknown

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(photo)
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
}

final class NewsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NewsCell.self, forCellReuseIdentifier: "News")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "News", for: indexPath) as! NewsCell
        let cover = ShimmerView(frame: cell.bounds)
        cell.contentView.addSubview(cover)
        return cell
    }
}

final class TileCell: UICollectionViewCell {
    private let photo = UIImageView() //= unknown

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(photo)
    }
    required init?(coder: NSCoder) { nil }
}

final class TilesController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cover(cell)
    }
    private func cover(_ cell: UICollectionViewCell) {
        let cover = UIView(frame: cell.bounds)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
        gradient.frame = cover.bounds
        cover.layer.addSublayer(gradient)
        gradient.add(Motion.slide(), forKey: "slide")
        cell.addSubview(cover)
    }
}

final class BadgeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.addSublayer(gradient)
    }
    required init?(coder: NSCoder) { nil }
}

final class MailCell: UITableViewCell {
    private let sender = UILabel() //= silent

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(sender)
    }
    required init?(coder: NSCoder) { nil }
}

final class MailController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MailCell.self, forCellReuseIdentifier: "Mail")
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath) as! MailCell
        cell.contentView.addSubview(BadgeView())
        return cell
    }
}
