// X4. Defaults that the project gives to all text.
import SkeletonView

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
  ) -> Bool {
    SkeletonAppearance.default.multilineHeight = 30
    SkeletonAppearance.default.tintColor = .lightGray
    // Of another class, whatever its name.
    ChartAppearance.default.multilineHeight = 90
    return true
  }
}

enum ChartAppearance {
  static let `default` = ChartStyle()
}
final class ChartStyle {
  var multilineHeight = 0
}

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  func setUp() {
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
    title.numberOfLines = 2
    showSkeleton()
  }
}
