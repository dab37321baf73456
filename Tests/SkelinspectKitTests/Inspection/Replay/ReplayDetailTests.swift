import Testing

@testable import SkelinspectKit

/// What the sequences of the conformance suite do not have.
@Suite("A replay's details")
struct ReplayDetailTests {
  /// A key of the step after the last of the calls, as JSON.
  private func last(_ key: String, of document: String) throws -> String {
    let hierarchy = try Hierarchy.only(document, named: "case.yaml")
    let calls = try #require(hierarchy.calls).calls
    var json = StepJSON(hierarchy.replay(after: calls.count))
    return json.object(nil).fields.first { $0.key == key }?.value.lineText ?? "none"
  }

  private func page(_ calls: String, _ views: String, frame: String = "[0, 0, 320, 300]") -> String {
    """
    calls: \(calls)
    root:
      type: UIView
      id: page
      isSkeletonable: true
      frame: \(frame)
      subviews:
    \(views.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    """
  }

  @Test("A layout direction that a call sets holds for what is in the view, at the next layout (Y31, G4)")
  func direction() throws {
    let label =
      "- {type: UILabel, id: name, isSkeletonable: true, frame: [0, 0, 200, 60], text: Hi, numberOfLines: 2}"
    let calls = "{show: animatedGradient}, {set: {page: {layoutDirection: rtl}}}"
    let before = try last("layers", of: page("[\(calls)]", label))
    let after = try last("layers", of: page("[\(calls), {update: animatedGradient}]", label))
    #expect(before.contains(#""direction": "leftRight""#) && !before.contains("rightLeft"), "\(before)")
    #expect(after.contains(#""direction": "rightLeft""#), "\(after)")
    // The last line is 70 % wide and ends at the right.
    #expect(before.contains("[0, 35, 140, 15]") && after.contains("[60, 35, 140, 15]"), "\(before)\n\(after)")
    let own = label.replacing("text: Hi", with: "text: Hi, layoutDirection: ltr")
    let kept = try last("layers", of: page("[\(calls), {update: animatedGradient}]", own))
    #expect(kept.contains(#""direction": "leftRight""#), "\(kept)")
  }

  @Test("A view that moves takes the direction of where it stands")
  func movedDirection() throws {
    let views = """
      - {type: UILabel, id: name, isSkeletonable: true, frame: [0, 0, 200, 20], text: Hi}
      - {type: UIView, id: box, isSkeletonable: true, layoutDirection: rtl}
      """
    let layers = try last("layers", of: page("[{add: name, to: box}, {show: animatedGradient}]", views))
    #expect(layers.contains(#""direction": "rightLeft""#), "\(layers)")
  }

  private static let list = """
    - type: UITableView
      id: list
      isSkeletonable: true
      frame: [0, 0, 320, 300]
      rowHeight: 100
      numberOfRows: 2
      dataSource: UITableViewDataSource
      subviews:
        - type: Row
          id: first
          baseClass: UITableViewCell
          reuseIdentifier: row
          isSkeletonable: true
          frame: [0, 0, 320, 100]
          contentView: {subviews: [{type: UILabel, id: shown, isSkeletonable: true, text: one, frame: [0, 0, 200, 20]}]}
      prototypes:
        - type: Row
          baseClass: UITableViewCell
          reuseIdentifier: row
          isSkeletonable: true
          contentView: {subviews: [{type: UILabel, id: title, isSkeletonable: true, frame: [0, 0, 200, 20]}]}
    """

  @Test("A covered cell that the file has on screen is used again for a row (Y38)")
  func reusedCell() throws {
    let calls = "[{show: solid}, {reload: list}]"
    let covered = try last("covered", of: page(calls, Self.list))
    #expect(covered.contains("shown"), "\(covered)")
    #expect(try last("cells", of: page(calls, Self.list)).contains("2"))
    let other = Self.list.replacing(
      "reuseIdentifier: row\n      isSkeletonable: true\n      frame",
      with: "reuseIdentifier: other\n      isSkeletonable: true\n      frame")
    #expect(try last("covered", of: page(calls, other)) == "{}")
    let nameless = Self.list.replacing(
      "      reuseIdentifier: row\n      isSkeletonable: true\n      frame",
      with: "      isSkeletonable: true\n      frame")
    #expect(nameless != Self.list)
    #expect(try last("covered", of: page(calls, nameless)) == "{}")
  }

  @Test("An attributed text that is set while the skeleton shows is lost, as a plain one (Y24)")
  func attributedText() throws {
    for (old, new) in [
      ("text", "attributedText"), ("attributedText", "text"), ("attributedText", "attributedText"),
    ] {
      let label = "- {type: UILabel, id: price, isSkeletonable: true, frame: [0, 0, 200, 20], \(old): old}"
      let document = page("[{show: solid}, {set: {price: {\(new): new}}}, {hide: true}]", label)
      let lost = try last("lost", of: document)
      #expect(lost.contains(#""text": "old""#), "\(old), \(new): \(lost)")
      #expect(
        lint(document, named: "case.yaml").diagnostics.contains {
          $0.rule == "content-lost" && $0.severity == .error
        })
      let kept = page("[{show: solid}, {hide: true}, {set: {price: {\(new): new}}}]", label)
      #expect(try last("lost", of: kept) == "{}")
    }
  }

  @Test("A header keeps the background that the app gave it (S9)")
  func headerBackground() throws {
    let header = """
      - {type: Caption, id: caption, baseClass: UITableViewHeaderFooterView, isSkeletonable: true,
         frame: [0, 0, 320, 30], contentView: {}, backgroundColor: "#00FF00"}
      """
    #expect(try last("cleared", of: page("[{show: solid}]", header)) == "{}")
    let box = "- {type: UIView, id: box, isSkeletonable: true, backgroundColor: \"#00FF00\"}"
    #expect(try last("cleared", of: page("[{show: solid}]", box)).contains("background"))
  }

  @Test("A space that the library puts into a label is not what the app gave it")
  func space() throws {
    let stack = """
      calls: [{show: solid}]
      root:
        type: UIStackView
        id: pile
        axis: vertical
        isSkeletonable: true
        frame: [0, 0, 320, 0]
        arrangedSubviews: [{type: UILabel, id: blank, isSkeletonable: true, frame: [0, 0, 320, 0], numberOfLines: 0}]
      """
    #expect(try last("cleared", of: stack) == "{}")
    #expect(try last("lost", of: stack).contains(#""text": " ""#))
  }

  @Test("A row height that nothing will restore is lost as soon as the data source is replaced (Y37)")
  func replacedSource() throws {
    let table = """
      - {type: UITableView, id: list, isSkeletonable: true, frame: [0, 0, 320, 300], estimatedRowHeight: 60,
         prototypes: [{type: UITableViewCell, isSkeletonable: true, contentView: {}}]}
      """
    let calls = "{show: solid}, {set: {list: {dataSource: SkeletonTableViewDataSource}}}"
    #expect(try last("lost", of: page("[{show: solid}]", table)) == "{}")
    for after in ["", ", {hide: true}"] {
      let lost = try last("lost", of: page("[\(calls)\(after)]", table))
      #expect(lost.contains(#""rowHeight": 60"#) && !lost.contains("isScrollEnabled"), "\(lost)")
    }
  }
}
