// X8. Completions that are handed on by what has nothing to do with views: they are run in the end, by however many
// calls. A helper that runs a closure at once does so.
import SkeletonView

final class HarbourView: UIView {  //= container
  let ships = UILabel()  //= lines
  let crates = UILabel()  //= lines
  let gulls = UILabel()  //= uncovered unmarked
  let model = HarbourModel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(ships)
    addSubview(crates)
    addSubview(gulls)
    ships.isSkeletonable = true
    model.load { [weak self] in self?.crates.isSkeletonable = true }
  }

  func start() { showAnimatedSkeleton() }
}

final class HarbourModel {
  func load(_ finished: @escaping () -> Void) { first(finished) }

  private func first(_ finished: @escaping () -> Void) {
    second { finished() }
    second { finished() }
    second { finished() }
  }
  private func second(_ finished: @escaping () -> Void) {
    third { finished() }
    third { finished() }
    third { finished() }
  }
  private func third(_ finished: @escaping () -> Void) {
    fourth { finished() }
    fourth { finished() }
    fourth { finished() }
  }
  private func fourth(_ finished: @escaping () -> Void) { finished() }
}
