import Testing

@testable import SkelinspectKit

@Suite("Names that are nearly right")
struct MisspeltNameTests {
  private static func helps(_ text: String, _ rule: String) -> [String?] {
    var settings = LintSettings()
    settings.selected = ["all"]
    return Linter(settings).lint(Array(text.utf8), named: "a.yaml", path: "a.yaml").diagnostics
      .filter { $0.rule == rule }.map(\.help)
  }

  @Test(
    "A data source is asked about by its protocol's name",
    arguments: ["SkeletonTableviewDataSource", "SkeletonTableViewDatasource", "SkeletonTableViewDataSourc"])
  func dataSource(_ name: String) {
    let text = "{type: UITableView, isSkeletonable: true, rowHeight: 44, dataSource: \(name)}"
    #expect(Self.helps(text, "unsupported-data-source") == ["did you mean 'SkeletonTableViewDataSource'?"])
  }

  @Test("A data source of the app's own is to adopt it")
  func ownDataSource() {
    let text = "{type: UITableView, isSkeletonable: true, rowHeight: 44, dataSource: FeedSource}"
    #expect(
      Self.helps(text, "unsupported-data-source") == ["adopt SkeletonTableViewDataSource in its data source"])
  }

  @Test("A delegate is asked about by its protocol's name")
  func delegate() {
    let text = """
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      frame: [0, 0, 320, 480]
      dataSource: SkeletonTableViewDataSource
      delegate: SkeletonTableviewDelegate
      prototypes: [{type: UITableViewCell, reuseIdentifier: a, isSkeletonable: true}]
      headerFooterViews: [{type: UITableViewHeaderFooterView, reuseIdentifier: b, isSkeletonable: true}]
      """
    #expect(
      Self.helps(text, "header-footer-not-skeletoned") == ["did you mean 'SkeletonTableViewDelegate'?"])
  }

  @Test(
    "Views of SwiftUI's have one of UIKit's that is like them",
    arguments: [
      ("VStack", "UIStackView"), ("Text", "UILabel"), ("List", "UITableView"),
    ])
  func swiftUI(_ type: String, _ similar: String) {
    let help =
      "\(type) is SwiftUI's: did you mean '\(similar)'? a class of the app needs a baseClass beside its type"
    #expect(Self.helps("{type: \(type), isSkeletonable: true}", "misspelt-class") == [help])
    #expect(Self.helps("{type: \(type), baseClass: UIView}", "misspelt-class").isEmpty)
    #expect(Self.helps("{type: My\(type)}", "misspelt-class").isEmpty)
  }
}
