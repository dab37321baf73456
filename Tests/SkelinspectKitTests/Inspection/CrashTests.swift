import Testing

@testable import SkelinspectKit

/// A table or collection, the beginning of why it would crash, and the trees that are printed before.
private struct CrashCase: CustomTestStringConvertible, Sendable {
  let document: String
  let reason: String?
  let trees: Int

  var testDescription: String { document.testName }

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

  @Test("Each view knows what of it would crash, and the hierarchy what comes first")
  func views() throws {
    let text = """
      {type: UIView, isSkeletonable: true, frame: [0, 0, 9, 900], subviews: [
        {type: UICollectionView, isSkeletonable: true, itemSize: [9, 0], frame: [0, 0, 9, 9]},
        {type: UITableView, isSkeletonable: true, rowHeight: 9, frame: [0, 9, 9, 9]},
        {type: UITableView, isSkeletonable: true, rowHeight: 0, frame: [0, 18, 9, 9]}]}
      """
    let inspection = inspect(try #require(try readHierarchies(text).first))
    #expect(inspection.views.map { $0.verdict.crash != nil } == [false, true, false, true])
    #expect(inspection.crash?.path == "UIView/UITableView[1]")
  }

  @Test("What cannot come to a crash is none: off a window no collection counts, no cell is dequeued")
  func offWindow() throws {
    let text = """
      {hasWindow: false, type: UIView, isSkeletonable: true, subviews: [
        {type: UICollectionView, isSkeletonable: true, itemSize: [9, 0], frame: [0, 0, 9, 9]},
        {type: UITableView, isSkeletonable: true, rowHeight: 9, frame: [0, 0, 9, 9], prototypes: [
          {type: UITableViewCell, isSkeletonable: true, subviews: [
            {type: UITextView, isSkeletonable: true, frame: [0, 0, 9, 99], skeletonLineSpacing: -14.999}]}]}]}
      """
    let inspection = inspect(try #require(try readHierarchies(text).first))
    #expect(inspection.crash == nil && inspection.views.allSatisfy { $0.verdict.crash == nil })
    #expect(!inspection.outline().contains("would crash"))
  }
}

/// A text view in a xib whose line spacing makes more lines than an app lives to see; and a table without an
/// estimate, which code may set.
@Suite("Crashes of Interface Builder files")
struct NibCrashTests {
  private static func nib(_ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="root-0">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(view)</subviews>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        </userDefinedRuntimeAttributes>
      </view></objects>
    </document>
    """
  }

  private static let marked =
    #"<userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>"#

  @Test("What the file says for certain, every command says")
  func said() throws {
    let text = Self.nib(
      """
      <textView id="text-0"><rect key="frame" x="0" y="0" width="393" height="300"/>
      <userDefinedRuntimeAttributes>\(Self.marked)
        <userDefinedRuntimeAttribute type="number" keyPath="skeletonLineSpacing">
          <real key="value" value="-14.999"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></textView>
      """)
    let hierarchy = try #require(try readHierarchies(text, named: "body.xib").first)
    let inspection = inspect(hierarchy)
    let reason = try #require(inspection.crash?.reason)
    #expect(inspection.crash?.path == "UIView/UITextView" && reason.contains("line layers"))
    #expect(inspection.debugLogCount == 0)
    #expect(inspection.json().contains(#""crash": {"path": "UIView/UITextView""#))
    #expect(inspection.outline().contains("UITextView ☠  would crash"))
    #expect(inspection.outline().contains("would crash: UIView/UITextView: \(reason)"))
    #expect(try explain("UITextView", in: [hierarchy]).text().contains(reason))
    #expect(Picture(of: hierarchy).crash == inspection.crash)
    let findings = lint(text, named: "body.xib").diagnostics
    #expect(findings.map(\.rule) == ["line-metrics-invalid"] && findings.map(\.severity) == [.warning])
  }

  @Test("What code may set stops nothing")
  func presumed() throws {
    let table = Self.nib(
      """
      <tableView rowHeight="-1" estimatedRowHeight="0" id="table-0">
      <rect key="frame" x="0" y="0" width="393" height="300"/>
      <userDefinedRuntimeAttributes>\(Self.marked)</userDefinedRuntimeAttributes></tableView>
      """)
    let hierarchy = try #require(try readHierarchies(table, named: "feed.xib").first)
    let inspection = inspect(hierarchy)
    #expect(inspection.crash == nil && inspection.views.allSatisfy { $0.verdict.crash == nil })
    #expect(!inspection.outline().contains("would crash"))
    #expect(!(try explain("UITableView", in: [hierarchy]).text().contains("would stop")))
    #expect(Picture(of: hierarchy).crash == nil)
  }
}
