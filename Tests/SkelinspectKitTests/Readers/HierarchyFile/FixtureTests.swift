import Testing

@testable import SkelinspectKit

@Suite("Hierarchy files") struct FixtureTests {
  static let valid = Fixture.hierarchies(in: "Tests/Fixtures/valid")
  static let refused = RefusalPage.all(in: "Tests/Fixtures/invalid")

  @Test("A valid document is read, and nothing is said about it", arguments: valid)
  func validDocument(_ fixture: Fixture) throws {
    let hierarchies = try readHierarchies(fixture.bytes, named: fixture.name)
    #expect(hierarchies.count == (try fixture.documents.count))
    let hasBooleanWords = fixture.name == "valid/boolean-words.yaml"
    #expect(hierarchies.allSatisfy { $0.warnings.isEmpty != hasBooleanWords })
  }

  @Test("YAML 1.1's words are true and false, with a warning for each")
  func booleanWords() throws {
    let fixture = try #require(Self.valid.first { $0.name == "valid/boolean-words.yaml" })
    let hierarchy = try #require(try readHierarchies(fixture.bytes, named: fixture.name).first)
    try Golden.check(
      [hierarchy].warningText(paint: Paint(isColored: false)),
      against: "Tests/Fixtures/valid/boolean-words.txt"
    )
    #expect(hierarchy.boolean(.isSkeletonable, of: 0, default: false))
    #expect(!hierarchy.boolean(.isHidden, of: 0, default: true))
    #expect(hierarchy.boolean(.clipsToBounds, of: 0, default: false))
    #expect(!hierarchy.hasWindow)
  }

  @Test(
    "All forms of a value mean the same: each covered view of such a document gets the same layer",
    arguments: valid.filter { $0.stem.hasSuffix("-forms") })
  func forms(_ fixture: Fixture) throws {
    let views = try readHierarchies(fixture.bytes, named: fixture.name).flatMap { inspect($0).views }
    let covered = views.filter { $0.role == .lines || $0.role == .block }
    let first = try #require(covered.first)
    #expect(covered.count > 1)
    for view in covered { #expect(view.layer == first.layer, "\(view.path)") }
  }

  @Test("Each key of a view stands in a valid document", arguments: ViewKey.all)
  func viewKey(_ key: ViewKey) throws {
    #expect(try Self.valid.contains { try $0.text.contains(Self.pattern(key.rawValue)) })
  }

  @Test("Each key of an envelope stands in a valid document")
  func envelopeKeys() throws {
    let keys =
      EnvelopeKey.allCases.map(\.rawValue) + ShowKey.allCases.map(\.rawValue)
      + AppearanceKey.allCases.map(\.rawValue) + EnvironmentKey.allCases.map(\.rawValue)
      + CallKey.allCases.map(\.rawValue) + CaptureKey.allCases.map(\.rawValue)
    for key in keys {
      #expect(try Self.valid.contains { try $0.text.contains(Self.pattern(key)) }, "\(key)")
    }
  }

  private static func pattern(_ key: String) throws -> Regex<Substring> {
    try Regex("\\b\(key)\"? ?:", as: Substring.self)
  }

  @Test("An invalid document is refused with the message that stands below it", arguments: refused)
  func refusedDocuments(_ page: RefusalPage) throws {
    #expect(page.documents.count > 1)
    try page.check { _ = try readHierarchies($0, named: $1) }
  }
}
