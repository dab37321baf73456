// X6. A capture list gives a view another name; a plain one keeps the name.
import SkeletonView

final class ProfileViewController: UIViewController {  //= unpainted
  let name = UILabel()  //= lines shown
  let bio = UILabel()  //= lines shown
  let note = UILabel()  //= lines shown
  let title1 = UILabel()  //= unmarked notshown
  let footer = UILabel()  //= unmarked notshown

  override func viewDidLoad() {
    super.viewDidLoad()
    [name, bio, note, title1, footer].forEach { view.addSubview($0) }
    service.load { [weak label = self.name] in
      label?.isSkeletonable = true
      label?.showSkeleton()
    }
    service.load { [weak self, unowned(safe) bio, label = note] result in
      bio.isSkeletonable = true
      bio.showSkeleton()
      label.isSkeletonable = true
      label.showSkeleton()
      self?.done()
    }
    // A capture that hides a property's name.
    service.load { [title1 = service.other, weak footer = service.footer] in
      title1.isSkeletonable = true
      title1.showSkeleton()
      footer?.isSkeletonable = true
      footer?.showSkeleton()
    }
  }

  func done() { [name, bio, note].forEach { $0.hideSkeleton() } }
}
