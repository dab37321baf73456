import Testing

@testable import SkelinspectKit

@Suite("Headers that a table's own delegate gives it while its skeleton shows")
struct HeadersOfTheAppTests {
  private static func outline(_ show: String, _ mark: String = "") throws -> String {
    let code = """
      final class Head: UITableViewHeaderFooterView {
        let title = UILabel()
        override init(reuseIdentifier: String?) { contentView.addSubview(title); \(mark) }
      }
      final class List: UITableViewController, SkeletonTableViewDataSource {
        override func viewDidLoad() {
          tableView.isSkeletonable = true
          tableView.sectionHeaderHeight = 30
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          tableView.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
        }
        override func viewDidAppear(_ animated: Bool) { \(show) }
        func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
        override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          table.dequeueReusableHeaderFooterView(withIdentifier: "head")
        }
      }
      """
    let list = try #require(CodeFacts(code: code).hierarchies.first { $0.name == "List" })
    let inspection = Inspection(list)
    let head = try #require(list.views.indices.first { list.views[$0].place == .headerFooterView })
    return ViewOutcome(inspection.verdict(of: head), of: head, ViewNaming(list)).reason
  }

  @Test("stay visible where the table is shown, and are not marked")
  func visible() throws {
    let words = "it stays visible as the app's own code gives it"
    #expect(try Self.outline("tableView.showSkeleton()") == words)
    #expect(try Self.outline("") != words)
    #expect(try Self.outline("tableView.showSkeleton()", "isSkeletonable = true") != words)
  }
}
