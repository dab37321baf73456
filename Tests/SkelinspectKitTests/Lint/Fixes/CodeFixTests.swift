import Testing

@testable import SkelinspectKit

/// Fixes of files that are read with the same code: each trial reads all of it, so they are tried at once.
@Suite("Fixes in a project of code")
struct CodeFixTests {
  /// A screen with a gap between its view and a label.
  private static func screen(_ number: Int) -> Project.File {
    let code = """
      import SkeletonView
      final class Screen\(number): UIViewController {
        let box = UIView()
        let title\(number) = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.addSubview(title\(number))
          view.isSkeletonable = true
          title\(number).isSkeletonable = true
          view.showSkeleton()
        }
      }
      """
    return Project.File(name: "Screen\(number).swift", bytes: Array(code.utf8))
  }

  private static func lint(_ files: [Project.File], room: Int) -> [LintedFile] {
    var settings = LintSettings()
    settings.fixRoom = room
    return Project(files).lint(settings).files
  }

  @Test("What is proven together says of each what it comes to by itself", arguments: [200, 100_000])
  func together(room: Int) throws {
    let files = (0..<6).map(Self.screen)
    for (file, together) in zip(files, Self.lint(files, room: room)) {
      let alone = try #require(Self.lint([file], room: 100_000).first)
      let fixes = alone.diagnostics.flatMap(\.fixes)
      #expect(fixes.count == 1 && fixes.first?.effectWords.contains("appears") == true)
      #expect(together.diagnostics.map(\.fixes) == alone.diagnostics.map(\.fixes))
      #expect(together.untriedCount == 0)
    }
  }

  private static let mark =
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isSkeletonable\" "
    + "value=\"YES\"/></userDefinedRuntimeAttributes>"
  /// A cell whose stack is unmarked, and whose contentView is marked, which is never read.
  private static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <tableViewCell reuseIdentifier="Cell" customClass="Cell" id="c">
          <tableViewCellContentView key="contentView" id="v">
            <subviews>
              <stackView id="s"><subviews><label id="l">\(mark)</label></subviews></stackView>
            </subviews>
            \(mark)
          </tableViewCellContentView>
          \(mark)
        </tableViewCell>
      </objects>
    </document>
    """
  private static let list = """
    import SkeletonView
    final class Cell: UITableViewCell {}
    final class List: UITableViewController, SkeletonTableViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isSkeletonable = true
        tableView.rowHeight = 44
        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
        tableView.dataSource = self
        tableView.showSkeleton()
      }
      func collectionSkeletonView(_ s: UITableView, cellIdentifierForRowAt i: IndexPath) -> String { "Cell" }
    }
    """

  @Test("What looks different in several files is tried by itself: it may come of the fixes of any")
  func entangled() throws {
    let files = [("Cell.xib", Self.cell), ("List.swift", Self.list)].map { name, code in
      Project.File(name: name, bytes: Array(code.utf8))
    }
    let found = try #require(Self.lint(files, room: 100_000).first)
    let effects = Dictionary(
      uniqueKeysWithValues: found.diagnostics.map { ($0.rule, $0.fixes.first?.effectWords) })
    let appearing = "1 view appears: UILabel; 1 view is no longer one block: Cell"
    #expect(effects["unreachable-skeletonable"] == appearing)
    #expect(effects["content-view-flag-ignored"] == "no visible change")
  }
}
