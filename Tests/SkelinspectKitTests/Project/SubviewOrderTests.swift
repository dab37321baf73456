import Testing

@testable import SkelinspectKit

/// Later ones are drawn over earlier ones.
@Suite("The order of subviews that code adds")
struct SubviewOrderTests {
  @Test("A view's own subviews stand before those that its controller adds to it")
  func ownBeforeOthers() throws {
    let code = """
      final class ListView: UIView {
        let chips = UIStackView()
        let table = UITableView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(chips)
          addSubview(table)
        }
      }
      final class ListController: UIViewController {
        private let listView = ListView()
        private let emptyState = UIView()
        override func loadView() { view = listView }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(emptyState)
          view.isSkeletonable = true
          view.showSkeleton()
        }
      }
      """
    let hierarchy = try #require(
      try Project([.init(name: "List.swift", bytes: Array(code.utf8))]).hierarchies().first {
        $0.name == "ListController"
      })
    let root = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == "table" })
    let parent = try #require(hierarchy.views[root].parent)
    #expect(hierarchy.children(of: parent).map { hierarchy.id(of: $0) } == ["chips", "table", "emptyState"])
  }
}
