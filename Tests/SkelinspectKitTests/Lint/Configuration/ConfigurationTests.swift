import Testing

@testable import SkelinspectKit

@Suite("Configurations")
struct ConfigurationTests {
  static let valid = Fixture.files(in: "Tests/Fixtures/configurations/valid", endings: ["yml", "json"])
  static let refused = RefusalPage.all(in: "Tests/Fixtures/configurations/invalid")

  @Test("A valid file is read", arguments: valid)
  func validFile(_ fixture: Fixture) throws {
    _ = try Configuration.read(fixture.bytes, named: fixture.name)
  }

  @Test("An invalid file is refused with the message that stands below it", arguments: refused)
  func refusedFiles(_ page: RefusalPage) throws {
    #expect(page.documents.count > 1)
    try page.check { _ = try Configuration.read($0, named: $1) }
  }

  @Test("Each key stands in a valid file")
  func keys() throws {
    let keys = ConfigurationKey.allCases.map(\.rawValue) + OverrideKey.allCases.map(\.rawValue)
    for key in keys + AppearanceKey.allCases.map(\.rawValue) {
      #expect(try Self.valid.contains { try $0.text.contains("\(key):") }, "\(key)")
    }
  }

  @Test("What a file says is kept, with its lines")
  func values() throws {
    let configuration = try Self.configuration(named: "valid/full.yml")
    #expect(configuration.include == [FilePattern("Screens/**")])
    #expect(configuration.exclude == [FilePattern("Screens/Legacy/**"), FilePattern("*.old.yaml")])
    #expect(configuration.rules == ["visible-unmarked-content": .warning, "deprecated-attribute": .off])
    #expect(
      configuration.overrides == [
        .init(
          files: [FilePattern("Screens/Debug/**")], views: ["UIView#playground"],
          rules: ["zero-size-leaf": .off]),
        .init(
          files: [FilePattern("Screens/Old"), FilePattern("Screens/Older")],
          rules: ["hidden-leaf": .note, "zero-size-leaf": .note]),
        .init(
          views: ["header/avatar", "UITableView > UILabel[2]", "#\"a/b\"", "1"],
          rules: ["zero-size-leaf": .off]),
      ])
    #expect(configuration.reading.appearance.multilineHeight == 18)
    #expect(configuration.origins["exclude/1"] == "valid/full.yml:5")
    #expect(configuration.origins["rules/deprecated-attribute"] == "valid/full.yml:6")
    #expect(configuration.origins["overrides/1/rules/zero-size-leaf"] == "valid/full.yml:14")
    #expect(configuration.origins["appearance/multilineHeight"] == "valid/full.yml:18")
    #expect(configuration.origins["rules/zero-size-leaf"] == nil)
  }

  @Test(
    "A file that says nothing is a configuration without settings",
    arguments: ["empty", "comments", "document-start"])
  func nothing(_ name: String) throws {
    var configuration = try Self.configuration(named: "valid/\(name).yml")
    configuration.origins = .init()
    #expect(configuration == Configuration())
  }

  @Test("Anchors and merge keys bring levels in, a mapping's own come first")
  func merging() throws {
    let configuration = try Self.configuration(named: "valid/own-keys.yml")
    #expect(configuration.rules == ["zero-size-leaf": .off, "hidden-leaf": .note])
    #expect(configuration.overrides.map(\.rules) == [["zero-size-leaf": .off]])
    #expect(configuration.origins["rules/zero-size-leaf"] == "valid/own-keys.yml:4")
  }

  @Test("JSON is read by the same rules")
  func json() throws {
    let configuration = try Self.configuration(named: "valid/full.json")
    #expect(configuration.rules == ["zero-size-leaf": .off, "hidden-leaf": .error])
    #expect(configuration.overrides == [.init(views: ["#title"], rules: ["show-refused": .note])])
  }

  @Test("The file to begin with says nothing, and each key once its comment sign is gone")
  func template() throws {
    let begun = try Configuration.read(Array(Configuration.template.utf8), named: "template.yml")
    #expect(begun.origins.lines.isEmpty)
    let lines = Configuration.template.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 110 })
    let settings = lines.map { $0.hasPrefix("# ") && !$0.hasPrefix("#  ") ? "" : $0.drop { $0 == "#" } }
    let whole = try Configuration.read(Array(settings.joined(separator: "\n").utf8), named: "template.yml")
    for key in ConfigurationKey.allCases { #expect(whole.origins[key.rawValue] != nil, "\(key)") }
    #expect(whole.overrides.count == 1 && whole.rules.count == 2)
  }

  static func configuration(named name: String) throws -> Configuration {
    let fixture = try #require(valid.first { $0.name == name })
    return try Configuration.read(fixture.bytes, named: name)
  }
}
