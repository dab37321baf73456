// X10. What is passed over may be a show: of no view here one can say that nothing shows it.
import SkeletonView

/// `showSkeleton()` of lists stands in a package that is not read.
final class DeckView: UIView {  //= unpainted because=unknownShow
  let ace = UILabel()  //= marked unpainted because=unknownShow
  let king = UILabel()  //= marked unpainted because=unknownShow
  func deal() {
    addSubview(ace)
    addSubview(king)
    [ace, king].forEach { $0.isSkeletonable = true }
    [ace, king].showSkeleton()
  }
}

/// A helper of the same name is none of the library's, and is followed.
final class HandView: UIView {  //= unpainted because=notShown
  let queen = UILabel()  //= unpainted because=notShown
  let dealer = Dealer()
  func deal() {
    addSubview(queen)
    queen.isSkeletonable = true
    dealer.showSkeleton()
  }
}

final class Dealer {
  func showSkeleton() { log("showSkeleton()") }
}

/// What is read of a subscript is not what shows the table.
final class ShelfController: UIViewController {
  @IBOutlet var shelf: UITableView!
  var jars = [Jar]()
  func load() {
    view.addSubview(shelf)
    shelf.showSkeleton()
  }
  func tapped(_ cell: UITableViewCell) {
    guard let spot = shelf.indexPath(for: cell) else { return }
    var jar = jars[spot.row]
    jar.isOpen = true
    jars[spot.row] = jar
  }
}
