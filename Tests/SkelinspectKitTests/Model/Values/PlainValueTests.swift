import Testing

@testable import SkelinspectKit

@Suite("Values as nearly all are, read on a short way") struct PlainValueTests {
  @Test(
    "Constraints are the same on the long way",
    arguments: [
      ("{width: 80, height: 44}", "{width: [80], height: [44]}"),
      ("{height: 44, width: 80}", "{height: 44.0, width: [80]}"),
      ("{width: 999}", "{width: 999.0}"), ("{height: 0}", "{height: [0]}"),
      ("{width: 1000, height: 7}", "{width: 1.0e3, height: [7]}"),
      ("{width: -5, height: 007}", "{width: [-5], height: [007]}"),
      ("{width: &a 8, height: *a}", "{width: [8], height: [8]}"), ("{}", "[]"),
    ])
  func constraints(_ plain: String, _ other: String) throws {
    let (first, second) = (try Self.view("constraints", plain), try Self.view("constraints", other))
    #expect(first.ownConstraints(of: 0) == second.ownConstraints(of: 0))
    #expect(first.says(.constraints, of: 0) && second.says(.constraints, of: 0))
  }

  @Test(
    "What is wrong with a mapping of few keys is said",
    arguments: [
      ("constraints", "{width: 1, width: 2}", "duplicate-key"),
      ("constraints", "{height: 1, height: 2}", "duplicate-key"),
      ("constraints", "{width: 1, heigth: 2}", "unknown-key"),
      ("constraints", "{width: 1, <<: 2}", "invalid-value"),
      ("frame", "{x: 1, y: 2, width: 3, height: 4, x: 5}", "duplicate-key"),
      ("font", "{pointSize: 17, pointSize: 18}", "duplicate-key"),
      ("font", "{pointSize: 17, <<: [3]}", "invalid-value"),
      ("skeletonPaddingInsets", "{top: 1, topp: 2}", "unknown-key"),
    ])
  func mistakes(_ key: String, _ value: String, _ id: String) {
    let error = #expect(throws: ReadError.self) { try Self.view(key, value) }
    #expect(error?.diagnostics.map(\.rule) == [id])
  }

  @Test("A value that a merge key brings in gives way to one's own, and is not a repetition")
  func merged() throws {
    let hierarchy = try Self.view("constraints", "{width: 1, <<: {width: 2, height: 3}}")
    let constraints = hierarchy.constraints(of: 0)
    #expect(constraints.widths.max() == 1 && constraints.heights.max() == 3)
    #expect(constraints.widths.first == 1 && constraints.heights.first == 3)
  }

  @Test(
    "Colours are read by their letters",
    arguments: [
      ("#fff", true), ("#FFFFFF", true), ("#1c1C1e80", true), ("#", false), ("#ff", false), ("#ffff", false),
      ("#fffff", false), ("#gggggg", false), ("#+12345", false), ("#１２３４５６", false), ("#fffffffff", false),
      ("fff", false),
    ])
  func colors(_ text: String, _ isColor: Bool) {
    #expect((Color(hexText: text) != nil) == isColor)
  }

  private static func view(_ key: String, _ value: String) throws -> Hierarchy {
    try Hierarchy.only("{type: UILabel, \(key): \(value)}")
  }
}
