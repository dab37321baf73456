// What begins with a dot is a member of the type that is declared: of a property, of what a closure that is called at
// once gives, of a function's result; also where calls follow it.
import SkeletonView
import Then

final class FeedCell: UITableViewCell {
  lazy var box: UIView = {  //= block marked
    return .init(frame: .init()).then {
      $0.isSkeletonable = true
    }
  }()
  lazy var plain: UIView = .init().then { $0.isSkeletonable = true }  //= block marked
  lazy var profile: ProfileView = {  //= container marked
    .init(frame: .init()).then {
      $0.backgroundColor = .blue
      $0.isSkeletonable = true
    }
  }()
  lazy var other: ProfileView = .init(frame: .zero).then { $0.isSkeletonable = true }  //= container marked
  lazy var title: UILabel = {  //= lines marked
    return .createLabel(17).then {
      $0.isSkeletonable = true
    }
  }()
  lazy var body: UILabel = {  //= lines marked
    return .createLabel(15)
  }()
  lazy var made: UILabel = Labels.make()  //= lines marked
  // Nothing marks it.
  lazy var white: UIView = {  //= unmarked
    return .init().then {
      $0.backgroundColor = .white
    }
  }()
  // Made by what was not read.
  lazy var foreign: UILabel = {  //= marked
    return .themed(17).then { $0.isSkeletonable = true }
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [box, plain, profile, other, title, body, made, white, foreign].forEach { contentView.addSubview($0) }
    body.isSkeletonable = true
    [box, plain, profile, other, title, body, made, foreign].forEach { $0.showSkeleton() }
  }
}

final class ProfileView: UIView {
  lazy var label: UILabel = .init()  //= lines

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isSkeletonable = true
    addSubview(label)
  }
}

enum Labels {
  static func make() -> UILabel {
    .init().then { $0.isSkeletonable = true }
  }
}

extension UILabel {
  static func createLabel(_ size: CGFloat) -> UILabel {
    return .init().then {
      $0.font = .systemFont(ofSize: size)
    }
  }
}
