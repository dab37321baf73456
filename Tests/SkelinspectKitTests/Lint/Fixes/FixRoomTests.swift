import Testing

@testable import SkelinspectKit

/// What is said where a file is too large to try all fixes one by one.
@Suite("Room for fixes")
struct FixRoomTests {
  /// So many holes, in a root that is drawn as one block until one of them is marked.
  private static func file(_ count: Int, room: Int) -> LintedFile {
    let views = (0..<count).map { number in
      "  - {type: UIView, id: v\(number), subviews: [{type: UILabel, isSkeletonable: true, frame: [0, 0, 9, 9]}]}"
    }
    let text = "type: UIView\nisSkeletonable: true\nsubviews:\n\(views.joined(separator: "\n"))\n"
    var settings = LintSettings()
    (settings.selected, settings.fixRoom) = (["unreachable-skeletonable"], room)
    return Linter(settings).lint(Array(text.utf8), named: "holes.yaml", path: "holes.yaml")
  }

  @Test("Where there is room for all, each has its fix and what becomes of the views")
  func room() {
    let file = Self.file(40, room: 1_000_000)
    let effects = file.diagnostics.compactMap(\.fixes.first?.effectWords)
    #expect(effects.count == 40 && file.untriedCount == 0)
    let areSaid = effects.allSatisfy { $0.hasPrefix("1 view appears: UILabel") }
    #expect(areSaid)
  }

  @Test("What fixes that are proven together make of the views is not made up")
  func together() {
    let file = Self.file(40, room: 81 * 8)
    let effects = Set(file.diagnostics.compactMap(\.fixes.first?.effectWords))
    #expect(effects == ["what becomes of the views was not worked out"])
    #expect(file.diagnostics.count { !$0.fixes.isEmpty } == 40)
  }

  @Test("Findings whose fixes were not tried are counted, and the summary says so")
  func untried() {
    let file = Self.file(40, room: 81 * 2)
    #expect(file.diagnostics.count { !$0.fixes.isEmpty } == 2 && file.untriedCount == 38)
    let report = LintReport([file])
    #expect(ReportSummary(report).fixes == "Fixable: 2 with --fix; --fix tries 38 more.")
  }
}

@Suite("Fixes that would bring findings")
struct MovingFixTests {
  private static let contentView =
    "contentView: {subviews: [{type: UILabel, id: t, isSkeletonable: true, text: a}]}\n"
  private static let subviews =
    "subviews: [{type: UIStackView, id: s, isSkeletonable: true, "
    + "arrangedSubviews: [{type: UILabel, text: b}, {type: UILabel, text: c}]}]\n"

  @Test(
    "They are not offered, whatever the order of keys",
    arguments: [
      Named("content first", contentView + subviews), Named("content last", subviews + contentView),
    ])
  func order(_ keys: Named<String>) throws {
    var settings = LintSettings()
    settings.fixRoom = 1_000_000
    let text = "type: UITableViewCell\nisSkeletonable: true\n" + keys.value
    let file = Linter(settings).lint(Array(text.utf8), named: "a.yaml", path: "a.yaml")
    let diagnostic = try #require(file.diagnostics.first)
    #expect(diagnostic.fixes.isEmpty && file.untriedCount == 0)
    #expect(diagnostic.help == "add it to the contentView of UITableViewCell")
  }
}
