import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Pictures of SwiftUI and of layers by hand")
struct SystemPictureTests {
  private static let examples = Fixture.files(in: "Tests/Fixtures/previews/systems", endings: ["yml"])

  private func picture(_ example: Fixture, at time: Double? = nil) throws -> Picture {
    var settings = PictureSettings()
    settings.time = time
    let hierarchy = try #require(try readHierarchies(try example.bytes, named: example.name).first)
    return Picture(of: hierarchy, settings, PictureMarks([]))
  }

  @Test("Each example's SVG is well-formed and as it was", arguments: examples)
  func svg(_ example: Fixture) throws {
    let svg = Picture.svg(of: [try picture(example)])
    _ = try DrawnViews(svg)
    try Golden.check(svg, against: "Tests/Fixtures/previews/" + example.name.replacing(".yml", with: ".svg"))
  }

  @Test("Each example's drawing in a terminal is as it was", arguments: examples)
  func terminal(_ example: Fixture) throws {
    let text = try picture(example, at: 0.4).terminalText(width: 60, paint: Paint(isColored: false))
    try Golden.check(text, against: "Tests/Fixtures/previews/" + example.name.replacing(".yml", with: ".txt"))
  }

  @Test("A still has nothing that moves, and says when it was", arguments: examples)
  func still(_ example: Fixture) throws {
    let svg = Picture.svg(of: [try picture(example, at: 0.4)])
    _ = try DrawnViews(svg)
    #expect(!svg.contains("<animate") && svg.contains("drawn as it is after 0.4 s"))
  }

  @Test("Text from a file stays text")
  func markup() throws {
    let name = #"</g>&\"'<b\u202e\u001b[31m"#
    for text in [
      "{system: swiftUI, root: {type: VStack, children: [{type: \"\(name)\", id: \"\(name)\", text: \"\(name)\"}]}}",
      "{system: layers, root: {type: UIView, layer: {sublayers: [{type: CALayer, name: \"\(name)\", frame: bounds, "
        + "backgroundColor: red, animations: {\"\(name)\": {keyPath: opacity, from: 1, to: 0}}}]}}}",
    ] {
      let hierarchy = try Hierarchy.only(text)
      _ = try DrawnViews(Picture.svg(of: [Picture(of: hierarchy)]))
    }
  }

  @Test(
    "Numbers out of all measure draw something",
    arguments: [
      "{system: swiftUI, root: {type: VStack, spacing: -1e308, children: [{type: Text, text: a, modifiers: [{padding: "
        + "1e308}, {frame: {width: -1e308, minHeight: 1e308}}, {shimmering: {bandSize: 1e308, gradient: [red]}}]}]}}",
      "{system: layers, root: {type: UIView, frame: [0, 0, 1e308, 300], layer: {position: [1e308, -1e308], sublayers: "
        + "[{type: CALayer, frame: bounds, backgroundColor: red, animations: {a: {keyPath: opacity, from: 1e308, "
        + "to: -1e308, duration: 1e-300, repeatCount: infinity}, b: {keyPath: transform.rotation, from: 1e308, "
        + "to: 0, duration: 1e300, repeatCount: infinity, beginTime: 1e300}}}]}}}",
    ].map { Named($0) })
  func measure(_ text: Named<String>) throws {
    let svg = Picture.svg(of: [Picture(of: try .only(text.value))])
    _ = try DrawnViews(svg)
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }

  @Test("Of a hundred thousand keyframes as many are drawn as a browser bears, and the picture says so")
  func keyframes() throws {
    let values = (0..<100_000).map { "\($0 % 11)" }.joined(separator: ",")
    let picture = Picture(
      of: try .only(
        "{system: layers, root: {type: UIView, frame: [0, 0, 9, 9], layer: {sublayers: [{type: CALayer, frame: bounds, "
          + "backgroundColor: red, animations: {a: {keyPath: cornerRadius, values: [\(values)], duration: 9, "
          + "repeatCount: infinity}}}]}}}"))
    #expect(picture.remarks.contains("drawn with 1000 keyframes at most: 1 animation"))
    #expect(Picture.svg(of: [picture]).utf8.count < 100_000)
  }

  @Test("Effects in very many others are not drawn, and the picture says so")
  func depth() throws {
    let text =
      String(repeating: "{type: VStack, modifiers: [shimmering], children: [", count: 60)
      + "{type: Text, text: a}" + String(repeating: "]}", count: 60)
    let picture = Picture(of: try .only("{system: swiftUI, root: \(text)}"))
    #expect(picture.groups.map(\.depth).max() == 32)
    #expect(picture.remarks.contains("effects nested too deep are not drawn"))
    _ = try DrawnViews(Picture.svg(of: [picture]))
  }
}
