import Testing

@testable import SkelinspectKit

/// A table or collection, the beginning of why it would crash, and the trees that are printed before.
private struct CrashCase: CustomTestStringConvertible, Sendable {
  let document: String
  let reason: String?
  let trees: Int

  var testDescription: String { document }

  init(_ document: String, _ reason: String?, trees: Int) {
    self.document = document
    self.reason = reason
    self.trees = trees
  }

  static let all = [
    CrashCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 0}", "UITableView.estimatedNumberOfRows", trees: 0
    ),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, estimatedRowHeight: 0, frame: [0, 0, 9, 0]}",
      "UITableView.estimatedNumberOfRows is Int(ceil(0 / 0))", trees: 0),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 320, 480]}",
      "a negative number of rows (-480)",
      trees: 0),
    CrashCase("{type: UITableView, isSkeletonable: true}", nil, trees: 1),
    CrashCase("{type: UITableView, isSkeletonable: true, frame: [0, 0, 320, 0]}", nil, trees: 1),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 1e-300, frame: [0, 0, 320, 480]}",
      "UITableView.estimatedNumberOfRows", trees: 0),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 0, dataSource: UITableViewDataSource}", nil,
      trees: 1),
    CrashCase(
      "{type: UITableView, hasWindow: false, isSkeletonable: true, rowHeight: 0}",
      "UITableView.estimatedNumberOfRows", trees: 0),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, numberOfSkeletonRows: -2}", "a negative number of rows",
      trees: 0),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, numberOfSkeletonSections: 1000000}",
      "1000000 sections", trees: 0),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 9, frame: [0, 0, 9, 9], skeletonCellIdentifier: x, "
        + "prototypes: [{type: C, reuseIdentifier: y}]}", "unable to dequeue a cell with identifier 'x'",
      trees: 1),
    CrashCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 9, frame: [0, 0, 9, 0], skeletonCellIdentifier: x, "
        + "prototypes: [{type: C, reuseIdentifier: y}]}", nil, trees: 1),
    CrashCase(
      "{type: UICollectionView, isSkeletonable: true, itemSize: [10, 0], frame: [0, 0, 9, 9]}",
      "UICollectionView.estimatedNumberOfRows", trees: 1),
    CrashCase(
      "{type: UICollectionView, isSkeletonable: true, itemSize: [10, 0], frame: [0, 0, 9, 9], "
        + "scrollDirection: horizontal}", nil, trees: 1),
    CrashCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 9, 9], supplementaryIdentifier: x, "
        + "headerReferenceSize: [0, 9], supplementaryViews: [{type: R, reuseIdentifier: y}]}",
      "unable to dequeue a supplementary view", trees: 1),
    CrashCase(
      "{type: UILabel, isSkeletonable: true, numberOfLines: 10001, frame: [0, 0, 9, 9]}", "10001 line layers",
      trees: 0),
    CrashCase(
      "{type: UILabel, isSkeletonable: true, numberOfLines: 10000, frame: [0, 0, 9, 9]}", nil, trees: 1),
  ]
}

@Suite("Crashes")
struct CrashTests {
  @Test(
    "What would crash is said with its cause, and which trees are printed before", arguments: CrashCase.all)
  fileprivate func crash(_ example: CrashCase) throws {
    let inspection = inspect(try #require(try readHierarchies(example.document).first))
    #expect(inspection.crash == nil || example.reason != nil)
    if let reason = example.reason {
      #expect(try #require(inspection.crash).reason.hasPrefix(reason))
    }
    #expect(inspection.debugLogCount == example.trees)
  }

  @Test("A crash in a later show comes after the trees of the earlier ones")
  func laterShow() throws {
    let text = """
      {show: {roots: [a, t]}, root: {type: UIView, subviews: [{type: UIView, id: a, isSkeletonable: true},
        {type: UITableView, id: t, isSkeletonable: true, rowHeight: 0}]}}
      """
    let inspection = inspect(try #require(try readHierarchies(text).first))
    #expect(inspection.crash?.path == "UIView/UITableView#t")
    #expect(inspection.debugLogCount == 1)
  }
}
