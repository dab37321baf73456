// swift-format-ignore-file
// Of two cells one is a skeleton: whether the other one is there meanwhile cannot be told.
import UIKit

final class PlaceholderCell: UICollectionViewCell {
    private let image = UIView() //= block
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(image)
        image.backgroundColor = .systemGray5
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.4
        fade.duration = 1
        fade.autoreverses = true
        fade.repeatCount = .infinity
        image.layer.add(fade, forKey: "pulse")
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class PhotoCell: UICollectionViewCell {
    private let photo = UIImageView() //= unknown
    override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(photo) }
    required init?(coder: NSCoder) { fatalError() }
}

final class Grid: UIViewController, UICollectionViewDataSource {
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) //= container
    private let header = UILabel() //= uncovered
    private var items: [String]?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        view.addSubview(grid)
        grid.dataSource = self
        grid.register(PlaceholderCell.self, forCellWithReuseIdentifier: "Placeholder")
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items?.count ?? 6 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: items == nil ? "Placeholder" : "Photo", for: path)
    }
}
