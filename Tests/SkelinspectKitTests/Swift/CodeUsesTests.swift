import Testing

@testable import SkelinspectKit

@Suite("Classes whose views others mark and show")
struct CodeUsesTests {
  private static let card = """
    final class Card: UIView {
      let title = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
      func start() { showSkeleton() }
      func begin() { title.showSkeleton() }
    }
    """
  private static let marked = card.replacing("addSubview", with: "isSkeletonable = true; addSubview")

  /// The role of a class's own top view, or of the first view in it.
  private func role(_ code: String, of name: String, _ view: ViewIndex = 0) throws -> Role {
    let hierarchies = CodeFacts(code: code).hierarchies
    return Inspection(try #require(hierarchies.first { $0.name == name })).verdict(of: view).role
  }

  @Test(
    "Who makes a view or keeps it marks it",
    arguments: [
      "let card = Card(); func f() { card.isSkeletonable = true }",
      "let card: Card; func f() { card.isSkeletonable = true; card.title.isSkeletonable = true }",
      "func f() { let card = Card(); card.isSkeletonable = true; card.title.isSkeletonable = true }",
    ])
  func marks(_ user: String) throws {
    let code = Self.card + "\nfinal class Screen: UIViewController { \(user) }"
    let facts = CodeFacts(code: code)
    let card = try #require(facts.screens.first { $0.hierarchy.name == "Card" })
    #expect(card.hierarchy.isMarkOpen(0))
    let found = Linter(LintSettings()).lint([card], named: "A.swift", path: "A.swift").diagnostics
    #expect(found.allSatisfy { $0.rule != "show-on-unmarked" || $0.message.contains("title") })
  }

  @Test("Nothing marks a view of a class that code makes without a mark")
  func unmarked() throws {
    let code = Self.card + "\nfinal class Screen: UIViewController { let card = Card() }"
    #expect(try role(code, of: "Card") == .unreached)
  }

  @Test("What a presenter's closure has a controller do to its view the controller does")
  func presenter() throws {
    let code =
      Self.card + """

        protocol Filled: AnyObject { func fill() }
        final class Presenter {
          weak var view: Filled?
          func load() { API.get { self.view?.fill() } }
        }
        final class Screen: UIViewController, Filled {
          lazy var content: Card = .init()
          override func loadView() { view = content }
          func fill() { content.title.text = "" }
          func show() { content.title.isSkeletonable = true; content.title.showSkeleton() }
        }
        """
    let facts = CodeFacts(code: code)
    let card = try #require(facts.screens.first { $0.hierarchy.name == "Card" })
    #expect(card.hierarchy.views[1].isSkeletonable && !card.hierarchy.isMarkOpen(1))
  }

  @Test("A class that nobody makes is marked elsewhere, maybe")
  func unused() throws {
    #expect(try role(Self.card, of: "Card") == .block)
  }

  @Test(
    "Who shows what may be around a view shows it",
    arguments: [
      ("let card = Card(); func f() { view.showSkeleton() }", true),
      ("let card = Card(); let stack = UIStackView(); func f() { stack.showSkeleton() }", true),
      ("let card = Card(); func f() { card.showSkeleton() }", true),
      ("let card = Card(); let name = UILabel(); func f() { name.showSkeleton() }", false),
      ("func f() { view.showSkeleton() }", false),
    ])
  func around(_ user: String, isShown: Bool) throws {
    let card = Self.marked.replacing("showSkeleton", with: "nothing")
    let code = card + "\nfinal class Screen: UIViewController { \(user) }"
    #expect(try role(code, of: "Card") == (isShown ? .block : .unreached))
  }

  @Test("A cell is shown by who fills it, and by nothing around it")
  func cells() throws {
    let code = """
      final class Cell: UITableViewCell {
        let title = UILabel()
        func setUp() { isSkeletonable = true; contentView.addSubview(title); title.isSkeletonable = true }
      }
      final class Screen: UITableViewController {
        override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "c"); SHOW }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: i) as! Cell
          FILL
          return cell
        }
      }
      """
    let filled = code.replacing("FILL", with: "cell.showSkeleton()").replacing("SHOW", with: "")
    #expect(try role(filled, of: "Cell") == .container)
    let around = code.replacing("FILL", with: "").replacing("SHOW", with: "view.showSkeleton()")
    #expect(try role(around, of: "Cell") == .unreached)
  }

  @Test(
    "A call of show that is not understood is said to be one",
    arguments: [
      ("Registry[0].showSkeleton()", true), ("Registry.all.forEach { $0.showSkeleton() }", true),
      ("Registry.find()?.showSkeleton { done() }", true), ("Registry[0].hideSkeleton()", false), ("", false),
    ])
  func lost(_ call: String, isLost: Bool) throws {
    let code = "final class A: UIView { let a = UILabel(); func f() { addSubview(a); \(call) } }"
    let hierarchy = try #require(CodeFacts(code: code).hierarchies.first)
    #expect((hierarchy.evidence?.lostShow != nil) == isLost)
    #expect(
      hierarchy.silentRootNotes.contains { $0.contains("A.swift:1 calls show on a view that") } == isLost)
    #expect(Inspection(hierarchy).outline().contains("nothing is known to show it") == isLost)
  }

  @Test(
    "What the project adds to others may show where a class names it",
    arguments: [
      ("model.loading.drive(rx.isActive)", true), ("model.assign(to: \\.isBusy, on: self)", true),
      ("model.onStart = startLoading", true), ("model.perform(#selector(startLoading))", true),
      ("model.loading.drive(rx.isBusy2)", true), ("model.onStart = view.rx.other", false),
      ("model.isBusyOtherwise = true", false), ("", false),
    ])
  func namedOutside(_ use: String, isLost: Bool) throws {
    let code = """
      extension Reactive where Base: UIView {
        var isActive: Binder<Bool> { Binder(base) { v, on in on ? v.showSkeleton() : v.hideSkeleton() } }
        var isBusy2: Binder<Bool> { Binder(base) { v, on in v.isBusy = on } }
        var other: Binder<Bool> { Binder(base) { v, on in v.isHidden = on } }
      }
      extension UIView {
        var isBusy: Bool { get { false } set { newValue ? showSkeleton() : hideSkeleton() } }
        func startLoading() { showSkeleton() }
      }
      final class A: UIView { let a = UILabel(); func f() { addSubview(a); \(use) } }
      """
    let hierarchy = try #require(CodeFacts(code: code).hierarchies.first)
    #expect((hierarchy.evidence?.lostShow != nil) == isLost)
    #expect(Inspection(hierarchy).outline().contains("nothing is known to show it") == isLost)
    #expect(hierarchy.silentRootNotes.contains { $0.contains("no code of the project") } == !isLost)
  }

  @Test("Calls of show in one function are put in order, thousands of them too")
  func manyShows() throws {
    // After what keeps its own show from doing anything.
    #expect(try shown(400).show.roots.firstIndex(of: 0) == 1)
    let hierarchy = try shown(scaled(5_000))
    #expect(hierarchy.show.roots.count == scaled(5_000) + 1)
    #expect(Inspection(hierarchy).json().utf8.count > scaled(1_000_000))
  }

  /// Labels that are shown one by one, and then the view that they are in.
  private func shown(_ count: Int) throws -> Hierarchy {
    let names = (0..<count).map { "v\($0)" }
    let properties = names.map { "let \($0) = UILabel()" }.joined(separator: "\n")
    let calls = names.map { "addSubview(\($0)); \($0).isSkeletonable = true; \($0).showSkeleton()" }
    let body = (["isSkeletonable = true"] + calls + ["showSkeleton()"]).joined(separator: "\n")
    let code = "final class A: UIView {\n\(properties)\nfunc f() {\n\(body)\n}\n}"
    return try #require(CodeFacts(code: code).hierarchies.first)
  }
}
