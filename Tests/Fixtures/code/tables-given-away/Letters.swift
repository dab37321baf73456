// X10. A property that is handed to code which was not read may be the table.
import SkeletonView

final class LetterCell: UICollectionViewCell {
  @IBOutlet private var stamp: UIImageView!
}

final class LetterController: UIViewController, SkeletonCollectionViewDataSource {
  let letters = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var presenter: LetterPresenting!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(letters)
    letters.register(UINib(nibName: "LetterCell", bundle: nil), forCellWithReuseIdentifier: "letter")
    letters.dataSource = self
    letters.isSkeletonable = true
    letters.showSkeleton()
    presenter.configure(letters, tag: letters.tag)
  }
  func loaded() { letters.hideSkeleton() }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "bone" }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
  }
}

protocol LetterPresenting: AnyObject {}
