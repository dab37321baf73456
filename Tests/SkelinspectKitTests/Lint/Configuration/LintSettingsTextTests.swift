import Testing

@testable import SkelinspectKit

@Suite("Settings as text")
struct LintSettingsTextTests {
  /// All that a configuration and a command line can say.
  private static func settings() throws -> LintSettings {
    let fixture = try #require(Fixture.files(in: "Tests/Fixtures/configurations", endings: ["yml"]).first)
    var settings = LintSettings()
    settings.configuration = try Configuration.read(fixture.bytes, named: ".skelinspect.yml")
    settings.selected = ["all", "table-off-window"]
    settings.ignored = ["show-refused", "single-line-fill"]
    settings.severities = ["duplicate-id": .error, "yaml-boolean": .note]
    return settings
  }

  @Test("They are a configuration, with where each comes from")
  func text() throws {
    try Golden.check(try Self.settings().text(), against: "Tests/Fixtures/configurations/shown.txt")
  }

  @Test("Read again they are the same")
  func reading() throws {
    let settings = try Self.settings()
    let read = try Configuration.read(Array(settings.text().utf8), named: "shown.yml")
    #expect(read.include == settings.configuration.include && read.exclude == settings.configuration.exclude)
    #expect(read.reading.appearance == settings.configuration.reading.appearance)
    #expect(read.overrides.map(\.files) == settings.configuration.overrides.map(\.files))
    #expect(read.overrides.map(\.views) == settings.configuration.overrides.map(\.views))
    for rule in Rule.all where !rule.isAlwaysError {
      #expect(read.rules[rule.id] == settings.standing(of: rule).level)
      let isOn = settings.setting(of: rule, settings.overrides(in: "nowhere")) != nil
      #expect(isOn == (read.rules[rule.id] != .off), "\(rule.id)")
    }
  }

  @Test("Every valid configuration reads the same when it was printed", arguments: ConfigurationTests.valid)
  func roundTrip(_ fixture: Fixture) throws {
    var settings = LintSettings()
    settings.configuration = try Configuration.read(fixture.bytes, named: fixture.name)
    let read = try Configuration.read(Array(settings.text().utf8), named: "shown.yml")
    #expect(read.include == settings.configuration.include && read.exclude == settings.configuration.exclude)
    #expect(read.overrides == settings.configuration.overrides)
    #expect(read.reading.appearance == settings.configuration.reading.appearance)
  }

  @Test("Letters that YAML or a terminal cannot bear are escaped")
  func escapes() throws {
    let name = "a\"b\\c\u{1B}[31m\u{7F}\u{2028}\u{E0041}\u{FFFE}é🙂 #: *"
    var settings = LintSettings()
    settings.configuration.exclude = [FilePattern(name)]
    settings.configuration.origins.file = "a\nb.yml"
    settings.configuration.origins.lines = ["exclude/0": 1]
    let text = settings.text()
    #expect(!text.contains("\u{1B}") && !text.contains("\u{2028}") && text.contains("# a\\nb.yml:1"))
    let overrides = try Configuration.read(
      Array(text.replacing("exclude:\n  - ", with: "x-list:\n  - ").utf8), named: "shown.yml")
    #expect(overrides.exclude.isEmpty)
    let document = try DocumentReader.read(Array(text.utf8), named: "shown.yml")
    #expect(document.tape.nodes.contains { document.text($0) == name })
  }

  @Test("A command line's word ends what an override says")
  func commandLine() throws {
    var settings = LintSettings()
    settings.configuration = try ConfigurationTests.configuration(named: "valid/full.yml")
    settings.severities = ["zero-size-leaf": .error]
    #expect(settings.text().contains("hidden-leaf: note  # valid/full.yml:13"))
    #expect(!settings.text().contains("playground"))
    settings.ignored = ["hidden-leaf"]
    #expect(settings.text().contains("overrides: []"))
  }

  @Test("Only comments are coloured")
  func colors() {
    let text = LintSettings().text(paint: Paint(isColored: true))
    #expect(text.contains("include: []  \u{1B}[2m# default: all files\u{1B}[0m\n"))
  }
}
