import Testing

@testable import SkelinspectKit

@Suite("What why names is what comes of the edited text")
struct WrittenChangeTests {
  @Test("The rules' examples, view by view", arguments: RuleCase.all.filter(\.isHierarchyFile))
  func examples(_ example: RuleCase) throws {
    guard let hierarchies = try? readHierarchies(example.text, named: "a.yaml") else { return }
    try check(hierarchies, example.text)
  }

  @Test("Block style, moves in moves, aliases and merge keys", arguments: written.map { Named($0) })
  func texts(_ example: Named<String>) throws {
    let text = example.value
    let hierarchies = try readHierarchies(text, named: "a.yaml")
    #expect(try check(hierarchies, text) > 0)
  }

  /// - Returns: how many changes could be written.
  @discardableResult
  private func check(_ hierarchies: [Hierarchy], _ text: String) throws -> Int {
    var count = 0
    for hierarchy in hierarchies {
      for view in hierarchy.views.indices {
        let explanation = Explanation(of: view, in: hierarchy).looking(in: hierarchies)
        guard let edits = explanation.edits?.first else { continue }
        count += 1
        let edited = String(decoding: edits.edited, as: UTF8.self)
        let name = "\(hierarchy.name(of: view)) in\n\(text)\nbecomes\n\(edited)"
        let after = try? readHierarchies(edited, named: "a.yaml")
        #expect(after.map { explanation.isMade(in: $0, of: hierarchies) } == true, "\(name)")
        // What was there before does not pass for it.
        #expect(!explanation.isMade(in: hierarchies, of: hierarchies) || explanation.changesNoLook, "\(name)")
      }
    }
    return count
  }

  static let written = [
    """
    type: UITableViewCell
    isSkeletonable: true
    subviews:
      - type: UIView
        id: v
        frame: [0, 0, 10, 10]
    """,
    """
    subviews:
      - type: UIView
        id: v # the only one
        subviews:
          # below it
          - type: UILabel
            id: l
            text: |
              a

              b
    type: UITableViewCell
    """,
    """
    type: UITableViewCell
    isSkeletonable: true
    subviews:
      - type: UIStackView
        id: s
        subviews:
          - type: UITableViewCell
            id: inner
            subviews:
              - type: UILabel
                id: l
                frame: [0, 0, 10, 10]
    """,
    """
    type: UITableViewCell
    contentView:
      subviews:
        - type: UILabel
    subviews:
      - type: UIStackView
        id: s
        subviews:
          - type: UILabel
            id: l
            frame: [0, 0, 10, 10]
    """,
    shared,
    """
    type: UIView
    isSkeletonable: true
    subviews:
      - &row {type: UIView, frame: [0, 0, 9, 9], subviews: [{type: UILabel, text: a}]}
      - {<<: *row, id: b}
      - {<<: *row, id: c, isSkeletonable: false}
    """,
  ]

  private static let shared = """
    type: UIView
    isSkeletonable: true
    subviews:
      - {type: UIView, id: a, isSkeletonable: true, subviews: [&x {type: UILabel, text: hi, subviews: []}]}
      - {type: UIView, id: b, isSkeletonable: true, subviews: [{type: UIImageView, id: pic}, *x]}
    """

  @Test("All views that the same text describes count")
  func aliases() throws {
    let explanation = try explain("a/UILabel", in: try readHierarchies(Self.shared, named: "a.yaml"))
    let change = try #require(explanation.change)
    #expect(change.appears == [2, 5] && change.disappears == [1, 3] && change.uncovers == [4])
    #expect(change.shared == [5])
    let text = explanation.text()
    #expect(text.contains("→ 2 views appear instead of the blocks of a, b: "), "\(text)")
    #expect(
      text.contains("; visible then: pic; the same text describes 1 more view: UILabel (line 4)"), "\(text)")
  }

  @Test("A view that is named through an alias elsewhere in the file counts where it stands")
  func elsewhere() throws {
    let text = """
      hierarchies:
        - name: One
          root: {type: UIView, id: one, isSkeletonable: true, subviews: [&x {type: UILabel, text: hi}]}
        - name: Two
          root: {type: UIView, id: two, isSkeletonable: true, subviews: [*x]}
      """
    guard let hierarchies = try? readHierarchies(text, named: "a.yaml"), hierarchies.count == 2 else {
      return
    }
    try check(hierarchies, text)
  }

  @Test("A view whose text is a cell's of two tables counts in both")
  func tables() throws {
    let cell = "- &cell {type: UITableViewCell, isSkeletonable: true, reuseIdentifier: c, contentView: "
    let text = """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UITableView
          id: one
          isSkeletonable: true
          rowHeight: 44
          frame: [0, 0, 100, 100]
          prototypes:
            \(cell){subviews: [{type: UILabel, text: a}]}}
        - type: UITableView
          id: two
          isSkeletonable: true
          rowHeight: 44
          frame: [0, 0, 100, 100]
          prototypes: [*cell]
      """
    #expect(try check(try readHierarchies(text, named: "a.yaml"), text) > 0)
  }
}

extension Explanation {
  /// Such as a view that nobody sees.
  fileprivate var changesNoLook: Bool {
    guard let change else { return true }
    return change.appears.isEmpty && change.disappears.isEmpty && change.alters.isEmpty
      && change.uncovers.isEmpty && change.staysHidden.isEmpty
  }
}
