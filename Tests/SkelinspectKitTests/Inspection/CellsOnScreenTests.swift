import Testing

@testable import SkelinspectKit

@Suite("Cells on screen")
struct CellsOnScreenTests {
  /// A table or collection that makes dummy cells, with a marked label in a cell that stands in it somewhere.
  private static func hierarchy(_ owner: String, _ key: String, _ cell: String) throws -> Hierarchy {
    let label = "{type: UILabel, id: label, isSkeletonable: true, frame: [0, 0, 100, 20]}"
    let shown =
      "{type: \(cell), id: cell, isSkeletonable: true, contentView: {type: UIView, subviews: [\(label)]}}"
    let prefix = owner == "UITableView" ? "Table" : "Collection"
    return try Hierarchy.only(
      """
      type: \(owner)
      isSkeletonable: true
      frame: [0, 0, 320, 480]
      \(owner == "UITableView" ? "rowHeight" : "numberOfSkeletonItems"): 44
      dataSource: Skeleton\(prefix)ViewDataSource
      prototypes: [{type: UI\(prefix)ViewCell, reuseIdentifier: a, isSkeletonable: true}]
      \(key): \(key == "subviews" ? "[\(shown)]" : shown)
      """)
  }

  @Test(
    "leave the screen where they are cells of their table or collection",
    arguments: [
      ("UITableView", "subviews", "UITableViewCell", true),
      ("UICollectionView", "subviews", "UICollectionViewCell", true),
      // What stands there is no cell of the table.
      ("UITableView", "subviews", "UICollectionViewCell", false),
      ("UICollectionView", "subviews", "UITableViewCell", false),
      ("UITableView", "tableHeaderView", "UICollectionViewCell", false),
      ("UITableView", "tableHeaderView", "UITableViewCell", false),
      ("UITableView", "tableFooterView", "UITableViewCell", false),
    ])
  func leave(_ owner: String, _ key: String, _ cell: String, _ leaves: Bool) throws {
    let hierarchy = try Self.hierarchy(owner, key, cell)
    let inspection = Inspection(hierarchy)
    let label = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == "label" })
    #expect(inspection.presence.copies[label] == (leaves ? 0 : 1))
    let text = try explain("label", in: [hierarchy]).text()
    #expect(text.contains("a cell on screen") == leaves, "\(text)")
    #expect(text.hasPrefix("UILabel#label shows 1 text line.") != leaves, "\(text)")
  }
}
