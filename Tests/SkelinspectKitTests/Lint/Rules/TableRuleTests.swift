import Testing

@testable import SkelinspectKit

@Suite("Rules about tables and collections")
struct TableRuleTests {
  /// Each of these would crash by itself.
  static let crashRules: Set<String> = [
    Rule.tableAutomaticHeightWithoutEstimate.id, Rule.collectionAutomaticCount.id, Rule.invalidCellCount.id,
    Rule.cellIdentifierNotRegistered.id, Rule.supplementaryViewNeedsIdentifier.id, Rule.lineMetricsInvalid.id,
  ]

  @Test("What would crash a table is an error at it, each cause once")
  func tables() throws {
    for height in ["", "rowHeight: 0", "rowHeight: -44", "rowHeight: 44", "rowHeight: 1e-300"] {
      for estimate in ["", "estimatedRowHeight: 0", "estimatedRowHeight: 80", "estimatedRowHeight: 1e-300"] {
        for count in ["", "numberOfSkeletonRows: -2", "numberOfSkeletonRows: 0", "numberOfSkeletonRows: 9"] {
          for others in Self.others { try check(["UITableView", height, estimate, count, others]) }
        }
      }
    }
  }

  @Test("What would crash a collection is an error at it, each cause once")
  func collections() throws {
    for layout in ["", "layout: custom", "scrollDirection: horizontal"] {
      for size in ["", "itemSize: [0, 9]", "itemSize: [9, 0]", "itemSize: [-5, -5]", "itemSize: [1e-300, 9]"]
      {
        for count in ["", "numberOfSkeletonItems: -2", "numberOfSkeletonItems: 9"] {
          for others in Self.others + [
            "headerReferenceSize: [9, 9], supplementaryIdentifier: x, "
              + "supplementaryViews: [{type: R, reuseIdentifier: y}], frame: [0, 0, 99, 99]"
          ] {
            try check(["UICollectionView", layout, size, count, others])
          }
        }
      }
    }
  }

  private static let others =
    ["", "frame: [0, 0, 300, 400]", "frame: [0, 0, 300, 0]"]
    + [
      "hasWindow: false", "dataSource: null", "numberOfSkeletonSections: 0", "numberOfSkeletonSections: -1",
      "numberOfSkeletonSections: 20000",
      "skeletonCellIdentifier: x, prototypes: [{type: C, reuseIdentifier: y}]",
    ].map { "frame: [0, 0, 300, 400], \($0)" }

  private func check(_ parts: [String]) throws {
    let text = "{isSkeletonable: true, type: " + parts.filter { !$0.isEmpty }.joined(separator: ", ") + "}"
    let inspection = inspect(try #require(try readHierarchies(text).first))
    let errors = LintConformanceTests.lint(text, named: "case.yaml").diagnostics.filter {
      $0.severity == .error && Self.crashRules.contains($0.rule)
    }
    guard let crash = inspection.crash else { return }
    #expect(errors.contains { $0.path.joined(separator: "/") == crash.path }, "\(text)\n\(crash)")
    #expect(Set(errors.map(\.range.lowerBound)).count == errors.count, "\(text)\n\(errors)")
  }

  @Test("What the examples do not show", arguments: TableCase.all)
  func findings(_ example: TableCase) {
    let text = example.document
    var settings = LintSettings()
    settings.selected = [example.rule]
    let found = Linter(settings).lint(Array(text.utf8), named: "table.yaml", path: "table.yaml").withPaths()
      .diagnostics
    #expect(found.map { "\($0.severity) \(Self.place(of: $0, in: text)): \($0.message)" } == example.findings)
  }

  /// The key where a finding begins; the view, where it begins with its mapping.
  private static func place(of diagnostic: Diagnostic, in text: String) -> String {
    let found = String(decoding: Array(text.utf8)[diagnostic.range], as: UTF8.self)
    return found.hasPrefix("{") ? "view" : String(found.prefix { $0 != ":" })
  }
}
