// X5. The library's calls with arguments, trailing closures and after await.
import SkeletonView

final class CardView: UIView {  //= uncovered|unreached
  let one = UILabel()  //= shown lines
  let two = UILabel()  //= shown lines
  let three = UILabel()  //= shown lines
  let four = UILabel()  //= shown lines
  let five = UILabel()  //= shown lines
  let six = UILabel()  //= notshown unpainted

  func setUp() {
    [one, two, three, four, five, six].forEach {
      addSubview($0)
      $0.isSkeletonable = true
    }
    one.showSkeleton(usingColor: .clouds, transition: .crossDissolve(0.25))
    two.showAnimatedSkeleton { layer in CABasicAnimation() }
    three.showGradientSkeleton(usingGradient: .init(baseColor: .asbestos))
    four.showAnimatedGradientSkeleton(
      usingGradient: SkeletonGradient(baseColor: .silver),
      animation: SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .leftRight))
    Task { await MainActor.run { five.showSkeleton(delay: 0.2) } }
    six.updateSkeleton(usingColor: .clouds)
    six.layoutSkeletonIfNeeded()
    six.startSkeletonAnimation()
  }
}
