import Testing

@testable import SkelinspectKit

@Suite("What a file does not say")
struct UnknownSizeTests {
  private func first(_ text: String) throws -> ViewInspection {
    let hierarchy = try #require(try readHierarchies(text).first)
    return try #require(inspect(hierarchy).views.first)
  }

  @Test(
    "Without a frame or constraint for both sides there are no bounds",
    arguments: [
      ("{type: UIView, isSkeletonable: true}", nil),
      ("{type: UIView, isSkeletonable: true, constraints: {width: 40}}", nil),
      (
        "{type: UIView, isSkeletonable: true, constraints: {width: 40, height: [10, 20]}}",
        Rect(x: 0, y: 0, width: 40, height: 20)
      ),
      ("{type: UIView, isSkeletonable: true, frame: [5, 5, 30, -8]}", Rect(x: 0, y: 0, width: 30, height: 0)),
    ] as [(String, Rect?)])
  func bounds(_ text: String, _ expected: Rect?) throws {
    let layer = try #require(try first(text).layer)
    #expect(layer.bounds == expected)
  }

  @Test("A text leaf of unknown size has lines, but nobody knows where")
  func lines() throws {
    let view = try first("{type: UILabel, isSkeletonable: true, numberOfLines: 0}")
    #expect(view.role == .lines)
    #expect(view.layer?.lines == nil)
    #expect(view.layer?.lineCornerRadius == 0)
  }

  @Test("Counts that need a size are null, explicit ones are not")
  func counts() throws {
    let automatic = try first(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, numberOfSkeletonSections: 2}")
    #expect(automatic.rows == [nil, nil])
    let explicit = try first("{type: UITableView, isSkeletonable: true, numberOfSkeletonRows: 3}")
    #expect(explicit.rows == [3])
    let items = try first("{type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 4}")
    #expect(items.items == [4])
    #expect(items.rows == nil)
  }
}
