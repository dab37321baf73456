import Testing

@testable import SkelinspectKit

@Suite("Findings of one rule at one place")
struct SameFindingTests {
  private static let code = """
    import SkeletonView
    final class Plain: UIView {}
    final class Planned: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.isSkeletonable = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Team: UIViewController {
      let plain = Plain()
      let planned = Planned()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(plain)
        view.addSubview(planned)
        [plain, planned].forEach { $0.showSkeleton() }
      }
    }
    """

  @Test("That which says most is reported: a show on two views, with marked ones in the second")
  func most() throws {
    let project = Project([Project.File(name: "Team.swift", bytes: Array(Self.code.utf8))])
    let found = project.lint().files.flatMap(\.diagnostics).filter { $0.rule == "show-on-unmarked" }
    #expect(found.count == 1)
    #expect(try #require(found.first).message.hasPrefix("show on Planned silently does nothing"))
  }

  @Test(
    "What a helper does to views of several classes is a finding for each, but once for what a class does to itself"
  )
  func each() throws {
    let code = """
      import SkeletonView
      final class Box: UIView { func setUp() { isSkeletonable = true; round(self) } }
      final class Card: UIViewController {
        let first = UIView()
        let second = UIView()
        let third = Box()
        let fourth = Box()
        override func viewDidLoad() {
          for box in [first, second, third, fourth] {
            view.addSubview(box)
            box.isSkeletonable = true
            box.showSkeleton()
          }
          round(first)
          round(second)
        }
      }
      func round(_ box: UIView) { box.layer.cornerRadius = 8 }
      """
    let project = Project([Project.File(name: "Card.swift", bytes: Array(code.utf8))])
    let found = project.lint().files.flatMap(\.diagnostics).filter { $0.rule == "corner-radius-not-applied" }
    #expect(found.count == 3)
  }
}
