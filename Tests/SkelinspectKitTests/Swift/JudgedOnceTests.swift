import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A class is judged once, wherever its views stand")
struct JudgedOnceTests {
  /// What each hierarchy says of the first view of a class: whether it is reached, and whether that is known.
  private func verdicts(of name: String, in code: String) -> [String: (isReached: Bool, isKnown: Bool)] {
    var found: [String: (isReached: Bool, isKnown: Bool)] = [:]
    for hierarchy in CodeFacts(code: code).hierarchies {
      guard let view = hierarchy.views.indices.first(where: { hierarchy.typeName(of: $0) == name }) else {
        continue
      }
      found[hierarchy.name ?? ""] = (
        Inspection(hierarchy).coverage[view].isReached, hierarchy.evidence?.whyShowIsOpen == nil
      )
    }
    return found
  }

  private static let cells = """
    final class Boat: UICollectionViewCell {
      let sail = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        isSkeletonable = true
        sail.isSkeletonable = true
        contentView.addSubview(sail)
      }
    }
    """

  private func wharf(_ members: String) -> String {
    """
    final class Wharf: UIViewController, UICollectionViewDataSource {
      let berths = UICollectionView()
      override func viewDidLoad() {
        view.addSubview(berths)
        berths.register(Boat.self, forCellWithReuseIdentifier: "Boat")
        berths.dataSource = self
      }
      \(members)
    }
    \(Self.cells)
    """
  }

  @Test(
    "A cell is shown by itself where its list's owner shows it",
    arguments: [
      "func f() { berths.visibleCells.forEach { $0.showSkeleton() } }",
      "func f() { for cell in berths.visibleCells { (cell as? Boat)?.showSkeleton() } }",
      "func f(_ path: IndexPath) { berths.cellForItem(at: path)?.showSkeleton() }",
      "func f() { berths.isSkeletonable = true; berths.showSkeleton() }",
      "func f() { view.isSkeletonable = true; berths.isSkeletonable = true; view.showSkeleton() }",
    ])
  func shown(_ members: String) {
    let verdicts = verdicts(of: "Boat", in: wharf(members))
    #expect(verdicts.count == 2 && verdicts.values.allSatisfy(\.isReached), "\(verdicts)")
  }

  @Test("Nothing is known of a cell where nothing is known of its list's owner")
  func open() {
    let verdicts = verdicts(of: "Boat", in: wharf("func f() { Pool.pick().showSkeleton() }"))
    #expect(verdicts.count == 2 && verdicts.values.allSatisfy { !$0.isReached && !$0.isKnown }, "\(verdicts)")
  }

  @Test("Nor of a view, a view in it, and a view that a data source fills")
  func openInside() {
    let code = """
      final class Screen: UIViewController {
        let outer = Outer()
        override func viewDidLoad() { view.addSubview(outer); Pool.pick().showSkeleton() }
      }
      final class Outer: UIView {
        let inner = Inner()
        init() { super.init(frame: .zero); addSubview(inner) }
      }
      final class Inner: UIView {
        let title = UILabel()
        init() { super.init(frame: .zero); addSubview(title) }
      }
      """
    let verdicts = verdicts(of: "Inner", in: code)
    #expect(verdicts.count == 3 && verdicts.values.allSatisfy { !$0.isKnown }, "\(verdicts)")
  }

  @Test(
    "Nothing shows it where everything was understood",
    arguments: [
      "func f() { view.isSkeletonable = true; view.showSkeleton() }",
      "func f() { for cell in berths.visibleCells { (cell as? Crane)?.showSkeleton() } }",
      "override func viewWillAppear(_ animated: Bool) { berths.isSkeletonable = true; berths.showSkeleton() }",
    ])
  func notShown(_ members: String) {
    let code = wharf(members) + "\nfinal class Crane: UICollectionViewCell {}"
    let verdicts = verdicts(of: "Boat", in: code)
    #expect(verdicts.count == 2 && verdicts.values.allSatisfy { !$0.isReached && $0.isKnown }, "\(verdicts)")
  }

  @Test("What a class's own outline says of a view is what is true of it where others have it")
  func ownOutlines() throws {
    let folder = Golden.packageRoot.appending(path: "Tests/Fixtures/code/own-outlines")
    var files: [String: String] = [:]
    for name in ["Cells.swift", "Walks.swift"] {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    var reached: [String: Set<Bool>] = [:]
    for hierarchy in CodeFacts(files).hierarchies {
      let coverage = Inspection(hierarchy).coverage
      for view in hierarchy.views.indices {
        let key =
          "\(hierarchy.place(of: view).fileName):\(hierarchy.place(of: view).range.lowerBound) \(hierarchy.typeName(of: view))"
        reached[key, default: []].insert(coverage[view].isReached)
      }
    }
    let inherited = ["MarkedCell", "UILabel"]
    #expect(
      reached.filter {
        $1.count > 1 && !inherited.contains($0.split(separator: " ").last.map(String.init) ?? "")
      }.keys.sorted() == [])
    #expect(reached.count > 25)
  }

  private static let projects = AgreementCase.all.filter { $0.name.hasPrefix("Tests/Fixtures/code/") }

  @Test(
    "No own outline says that nothing shows a class where another one shows it or does not know",
    arguments: projects)
  func shownByAnother(_ project: AgreementCase) {
    let inspections = project.hierarchies.map { Inspection($0) }
    for own in inspections where own.hierarchy.views.contains(where: \.isSkeletonable) {
      guard let name = own.hierarchy.outlinedClass else { continue }
      let others = inspections.filter { $0.hierarchy.name != name }.flatMap { other in
        other.hierarchy.views.indices.filter { other.hierarchy.typeName(of: $0) == name }.map { (other, $0) }
      }
      if own.coverage[0].stop?.reason == .notShown {
        let known = others.filter { other, view in
          other.coverage[view].isReached || other.coverage[view].stop?.reason == .unknownShow
        }
        #expect(known.isEmpty, "\(name): \(known.map { $0.0.hierarchy.name ?? "" })")
      }
      // What is assumed of a class is so in that class's outline.
      guard let user = own.hierarchy.evidence?.userAround, own.coverage[0].isReached else { continue }
      let there = others.filter { $0.0.hierarchy.name == user }
      #expect(there.isEmpty || there.contains { $0.0.coverage[$0.1].isReached }, "\(name) in \(user)")
    }
  }
}
