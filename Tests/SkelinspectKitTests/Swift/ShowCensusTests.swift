import Testing

@testable import SkelinspectKit

@Suite("Every show of the code counts")
struct ShowCensusTests {
  private func evidence(_ members: String, others: String = "") throws -> Evidence {
    let code = """
      final class Deck: UIViewController {
        let ace = UILabel()
        func deal() { view.addSubview(ace); ace.isSkeletonable = true }
        \(members)
      }
      """
    let hierarchies = CodeFacts(code: code + "\n" + others).hierarchies
    return try #require(hierarchies.first { $0.name == "Deck" }?.evidence)
  }

  @Test(
    "What was passed over may show any view of the class",
    arguments: [
      // Of lists: in a package that is not read.
      "func f() { [ace, ace].showSkeleton() }",
      "func f() { run(ace, by: UIView.showSkeleton) }",
      // What is read of an element is kept in its list.
      """
      @IBOutlet var shelf: UITableView!
      var jars = [Jar]()
      func f() { shelf.showSkeleton() }
      func g(_ cell: UITableViewCell) {
        guard let spot = shelf.indexPath(for: cell) else { return }
        var jar = jars[spot.row]
        jars[spot.row] = jar
      }
      """,
    ])
  func passedOver(_ members: String) throws {
    let evidence = try evidence(members)
    #expect(evidence.shows.isEmpty && evidence.lostShow != nil)
  }

  @Test(
    "What is understood, and what is not a call of the library's, does not",
    arguments: [
      "func f() { ace.showSkeleton() }",
      "func f() { [ace].forEach { $0.showSkeleton() } }",
      "let dealer = Dealer(); func f() { dealer.showSkeleton() }",
      "weak var player: Player?; func f() { player?.showSkeleton() }",
      "func f() { log(\"ace.showSkeleton()\") /* ace.showSkeleton() */ }",
      "#if false\nfunc f() { anything.showSkeleton() }\n#endif",
      "deinit { anything.showSkeleton() }",
    ])
  func understood(_ members: String) throws {
    let others = """
      final class Dealer { func showSkeleton() { log("") } }
      protocol Player: AnyObject { func showSkeleton() }
      """
    #expect(try evidence(members, others: others).lostShow == nil)
  }
}
