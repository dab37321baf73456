import Testing

@testable import SkelinspectKit

@Suite("Duplicate ids")
struct DuplicateIDsTests {
  @Test(
    "Views with the same id are found, however it is written",
    arguments: [
      ("[{type: UIView, id: a}, {type: UIView, id: b}]", []),
      (
        "[{type: UIView, id: a}, {type: UIView, id: b}, {type: UIView, id: a}, {type: UIView, id: b}]",
        [[1, 3], [2, 4]]
      ),
      (
        "[{type: UIView, id: top}, {type: UIView, id: \"t\\x6Fp\"}, {type: UIView, id: 'top'}]",
        [[0, 1, 2, 3]]
      ),
      ("[{type: UIView, id: 1}, {type: UIView, id: \"1\"}, {type: UIView, id: 1.0}]", [[1, 2]]),
      ("[{type: UIView, id: a-long-name-of-a-view}, {type: UIView, id: a-long-name-of-a-view}]", [[1, 2]]),
      ("[{type: UIView, id: a-long-name-of-a-view}, {type: UIView, id: a-long-name-of-b-view}]", []),
      ("[{type: UIView, id: a}, {type: UIView, accessibilityIdentifier: a}]", []),
      ("[{type: UIView, accessibilityIdentifier: a}, {type: UIView, accessibilityIdentifier: a}]", []),
      ("[{type: UIView, accessibilityIdentifier: &a a, id: *a}, {type: UIView, id: *a}]", [[1, 2]]),
      ("[&row {type: UIView, id: row}, {<<: *row}, *row]", [[1, 2, 3]]),
    ] as [(String, [[Int]])])
  func groups(_ subviews: String, _ groups: [[Int]]) throws {
    let text = "{type: UIView, id: top, subviews: \(subviews)}"
    let hierarchy = try #require(try readHierarchies(text, named: "a.yaml").first)
    #expect(DuplicateIDs(hierarchy).groups == groups)
  }

  @Test("A merged id is reported at the view that merges it")
  func merged() throws {
    let text = "{type: UIView, subviews: [&row {type: UIView, id: row}, {<<: *row}]}"
    let hierarchy = try #require(try readHierarchies(text, named: "a.yaml").first)
    #expect(hierarchy.source.string(hierarchy.idPlace(of: 1).range) == "id: row")
    #expect(hierarchy.idPlace(of: 2).range.lowerBound > hierarchy.idPlace(of: 1).range.upperBound)
  }

  @Test(
    "A selector that names an id twice is the id's mistake, any other ambiguity the selector's",
    arguments: [
      ("a", "duplicate-id"), ("UIView#a", "duplicate-id"), ("screen/a", "duplicate-id"),
      ("a/UILabel", "duplicate-id"), ("UILabel", "invalid-value"), ("star", "invalid-value"),
    ])
  func selectors(_ selector: String, _ rule: String) {
    let text = """
      show: {roots: ["\(selector)"]}
      root:
        type: UIView
        id: screen
        subviews:
          - {type: UIView, id: a, subviews: [{type: UILabel, accessibilityIdentifier: star}]}
          - {type: UIView, id: a, subviews: [{type: UILabel, accessibilityIdentifier: star}]}
      """
    let error = #expect(throws: ReadError.self) { try readHierarchies(text, named: "a.yaml") }
    #expect(error?.diagnostics.map(\.rule) == [rule])
    #expect(
      error?.diagnostics.first.map { $0.place.position.line } == (rule == "duplicate-id" ? 7 : 1))
  }
}
