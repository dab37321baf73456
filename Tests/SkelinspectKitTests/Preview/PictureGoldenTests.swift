import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Pictures of the examples")
struct PictureGoldenTests {
  private static let examples = Fixture.files(
    in: "Examples", endings: ["yaml", "json", "log", "storyboard", "xib"]
  ).filter { !$0.name.hasSuffix(".schema.json") }

  private func pictures(_ example: Fixture, dark: Bool = false) throws -> [Picture] {
    var settings = PictureSettings()
    settings.isDark = dark
    return try readHierarchies(try example.bytes, named: example.name).map { Picture(of: $0, settings) }
  }

  @Test("Each example's SVG is well-formed and as it was", arguments: examples)
  func svg(_ example: Fixture) throws {
    let svg = Picture.svg(of: try pictures(example))
    _ = try DrawnViews(svg)
    #expect(svg == Picture.svg(of: try pictures(example)))
    try Golden.check(svg, against: "Tests/Fixtures/previews/\(example.url.lastPathComponent).svg")
  }

  @Test("Each example's drawing in a terminal is as it was", arguments: examples)
  func terminal(_ example: Fixture) throws {
    let text = try pictures(example).map { $0.terminalText(width: 60, paint: Paint(isColored: false)) }
    try Golden.check(
      text.joined(separator: "\n"), against: "Tests/Fixtures/previews/\(example.url.lastPathComponent).txt")
  }

  /// README shows them.
  @Test("The pictures beside the examples are the program's own", arguments: ["broken", "feed"])
  func checkedIn(_ name: String) throws {
    let example = try #require(Self.examples.first { $0.name == "Examples/\(name).yaml" })
    try Golden.check(Picture.svg(of: try pictures(example)), against: "Examples/\(name).svg")
  }
}
