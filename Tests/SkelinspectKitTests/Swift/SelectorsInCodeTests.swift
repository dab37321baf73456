import Testing

@testable import SkelinspectKit

@Suite("Selectors of views that code makes")
struct SelectorsInCodeTests {
  /// A view as `why` finds it: its hierarchy's name and its path, or what the error says.
  private func found(_ selector: String, in code: String) -> String {
    do throws(SelectorError) {
      let (hierarchy, view) = try SelectorSearch(selector, in: CodeFacts(code: code).hierarchies).view()
      return "\(hierarchy.name ?? ""): \(ViewPaths(hierarchy).machinePath(view))"
    } catch {
      return [error.message, error.help].compactMap(\.self).joined(separator: "; ")
    }
  }

  @Test(
    "A view in another is found, whatever class that one is of",
    arguments: ["UIView", "UIStackView", "UIScrollView", "Card"],
    ["name", "UILabel", "UIView#view/*#card/UILabel#name", "A.swift:3", "card/name", "VC/name"])
  func below(_ type: String, _ selector: String) {
    let code = """
      final class VC: UIViewController {
        let card = \(type)()
        let name = UILabel()
        override func viewDidLoad() { view.addSubview(card); card.addSubview(name) }
      }
      final class Card: UIView {}
      """
    #expect(
      found(selector.replacing("*", with: type), in: code) == "VC: UIView#view/\(type)#card/UILabel#name")
  }

  @Test("A layer is asked for by its name, or by the property that holds it", arguments: ["band", "shine"])
  func layers(_ selector: String) {
    let code = """
      final class Card: UIView {
        let bar = UIView()
        private let band = CAGradientLayer()
        func setUp() {
          addSubview(bar)
          band.name = "shine"
          band.frame = bar.bounds
          band.colors = [UIColor.gray.cgColor, UIColor.white.cgColor]
          bar.layer.addSublayer(band)
          band.add(CABasicAnimation(keyPath: "locations"), forKey: "slide")
        }
      }
      """
    #expect(found(selector, in: code) == "Card: Card/UIView#bar")
  }

  private static let order = """
    final class OrderView: UIView {
      let title = UILabel()
      func setUp() { addSubview(title) }
    }
    final class A: UIViewController {
      let order = OrderView()
      override func viewDidLoad() { view.addSubview(order) }
    }

    """
  private static let other = """
    final class B: UIViewController {
      let order = OrderView()
      override func viewDidLoad() { view.addSubview(order) }
    }
    """
  private static let whole = """
    final class B: UIViewController {
      private lazy var contentView = OrderView()
      override func loadView() { view = contentView }
    }
    """

  @Test("Of a class that another one uses, its views are found there")
  func used() {
    #expect(found("title", in: Self.order) == "A: UIView#view/OrderView#order/UILabel#title")
    #expect(found("order", in: Self.order) == "A: UIView#view/OrderView#order")
    let whole = Self.order.replacing("view.addSubview(order)", with: "view = order")
    #expect(found("title", in: whole) == "A: OrderView#order/UILabel#title")
    #expect(found("A.swift:2", in: whole) == "A: OrderView#order/UILabel#title")
  }

  @Test("A path names its own view; where several have the same one, their hierarchies tell them apart")
  func names() {
    let code = Self.order + Self.other
    let path = "UIView#view/OrderView#order/UILabel#title"
    #expect(
      found("title", in: code)
        == "'title' names 2 views; say which: A/\(path) (A.swift:2:3), B/\(path) (A.swift:2:3)")
    #expect(found("OrderView/UILabel#title", in: code) == "OrderView: OrderView/UILabel#title")
    #expect(found("OrderView/title", in: code) == "OrderView: OrderView/UILabel#title")
    for name in ["A", "B"] {
      #expect(found("\(name)/\(path)", in: code) == "\(name): \(path)")
      #expect(found("\(name)/order", in: code) == "\(name): UIView#view/OrderView#order")
    }
    #expect(
      found("title", in: Self.order + Self.whole)
        == "'title' names 2 views; say which: \(path) (A.swift:2:3), "
        + "OrderView#contentView/UILabel#title (A.swift:2:3)")
  }

  @Test("Of two classes of one name, places tell their views apart")
  func sameName() throws {
    let code = """
      final class CardCell: UITableViewCell {
        private let holder = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(holder)
        }
      }
      """
    let project = Project(
      ["Card.swift", "Old/Card.swift"].map { Project.File(name: $0, bytes: Array(code.utf8)) })
    let hierarchies = try project.hierarchies()
    do throws(SelectorError) {
      _ = try SelectorSearch("holder", in: hierarchies).view()
      Issue.record("one is found")
    } catch {
      #expect(error.help == "say which: Card.swift:2:3, Old/Card.swift:2:3")
    }
    for place in ["Card.swift:2:3", "Old/Card.swift:2:3", "Card.swift:2", "Old/Card.swift:2"] {
      let (hierarchy, view) = try SelectorSearch(place, in: hierarchies).view()
      #expect(place.hasPrefix(hierarchy.fileName(of: view) + ":"))
    }
  }

  @Test("Views of a superclass stand in each class")
  func inherited() {
    let code = """
      class Base: UIViewController {
        let card = UIView()
        let title = UILabel()
        override func viewDidLoad() { view.addSubview(card); card.addSubview(title) }
      }
      final class Sub: Base {}
      """
    let path = "UIView#view/UIView#card/UILabel#title"
    #expect(
      found("title", in: code)
        == "'title' names 2 views; say which: Base/\(path) (A.swift:3:3), Sub/\(path) (A.swift:3:3)")
    #expect(found("Sub/title", in: code) == "Sub: \(path)")
  }

  @Test("Of classes that use each other a view is left")
  func circle() {
    let code = """
      final class Dot: UIView { let x = UILabel(); func f() { addSubview(x) } }
      final class One: UIView { let dot = Dot(); let two = Two(); func f() { addSubview(dot); addSubview(two) } }
      final class Two: UIView { let dot = Dot(); let one = One(); func f() { addSubview(dot); addSubview(one) } }
      """
    #expect(found("x", in: code).hasPrefix("'x' names "))
    #expect(found("One/Dot#dot/UILabel#x", in: code) == "One: One/Dot#dot/UILabel#x")
  }

  @Test("Each view of each fixture is found by its path, or by that and its hierarchy's name")
  func all() throws {
    let fixtures = Fixture.files(in: "Tests/Fixtures/code", endings: ["swift"])
    #expect(fixtures.count > 80)
    for fixture in sampled(fixtures) {
      let hierarchies = try CodeFacts([fixture.name: fixture.text]).hierarchies
      for hierarchy in hierarchies {
        for view in hierarchy.views.indices { try find(view, of: hierarchy, in: hierarchies) }
      }
    }
  }

  private func find(_ view: ViewIndex, of hierarchy: Hierarchy, in all: [Hierarchy]) throws {
    let path = ViewPaths(hierarchy).machinePath(view)
    let name = ViewPaths.quotedIfNeeded(hierarchy.name ?? "")
    do throws(SelectorError) {
      let found = try SelectorSearch(path, in: all).view()
      // The same view where another class uses it.
      #expect(found.0.place(of: found.1) == hierarchy.place(of: view), "\(name): \(path)")
    } catch {
      #expect(error.kind == .ambiguous, "\(name): \(path)")
      let found = try SelectorSearch("\(name)/\(path)", in: all).view()
      #expect(found.0.name == hierarchy.name && found.1 == view, "\(name): \(path)")
    }
  }
}
