import Testing

@testable import SkelinspectKit

@Suite("SwiftUI's views without frames are laid out")
struct SwiftUILayoutTests {
  /// What stands in a VStack of 300 × 400 points, and the frames of some views in what they stand in.
  static let examples: [(String, [String: [Double]])] = [
    (
      "{id: a, type: Text, text: abcde}, {id: b, type: Text, text: abcde}",
      ["a": [127.5, 0, 45, 22], "b": [127.5, 30, 45, 22]]
    ),
    ("{id: a, type: Text, text: abcde, modifiers: [{font: largeTitle}]}", ["a": [105.5, 0, 89, 41]]),
    ("{id: a, type: Text, text: ''}", ["a": [150, 0, 0, 22]]),
    (
      "{id: a, type: Text, text: abcde, modifiers: [padding]}, {id: b, type: Image}",
      ["a": [127.5, 16, 45, 22], "b": [120, 62, 60, 60]]
    ),
    ("{id: a, type: Image, modifiers: [{frame: {width: 40, height: 30}}]}", ["a": [130, 0, 40, 30]]),
    (
      "{id: a, type: Text, text: abcde, modifiers: [{frame: {maxWidth: infinity, alignment: leading}}]}",
      ["a": [0, 0, 45, 22]]
    ),
    (
      "{id: a, type: Color, color: red}, {id: b, type: Text, text: abcde}",
      ["a": [0, 0, 300, 370], "b": [127.5, 378, 45, 22]]
    ),
    (
      "{type: HStack, id: row, children: [{id: a, type: Text, text: abcde}, {id: b, type: Spacer}, "
        + "{id: c, type: Image, systemImage: star}]}",
      ["row": [0, 0, 300, 22], "a": [0, 0, 45, 22], "b": [53, 11, 219, 0], "c": [280, 1, 20, 20]]
    ),
    (
      "{type: ZStack, id: z, alignment: bottomTrailing, modifiers: [{frame: {height: 100}}], children: "
        + "[{id: a, type: Rectangle}, {id: b, type: Text, text: abcde}]}",
      ["z": [0, 0, 300, 100], "a": [0, 0, 300, 100], "b": [255, 78, 45, 22]]
    ),
    (
      "{id: a, type: Text, text: abcde, modifiers: [padding, {background: {id: b, type: Capsule}}]}",
      ["b": [-16, -16, 77, 54]]
    ),
    (
      "{type: Group, children: [{id: a, type: Divider}, {id: b, type: Text, text: abcde}]}",
      ["a": [0, 0, 300, 1], "b": [127.5, 9, 45, 22]]
    ),
    (
      "{type: List, id: l, children: [{id: a, type: Text, text: abcde}, {id: b, type: Text, text: abcde}]}",
      ["l": [0, 0, 300, 400], "a": [16, 11, 45, 22], "b": [16, 55, 45, 22]]
    ),
    (
      "{type: HStack, modifiers: [{environment: {layoutDirection: rtl}}], children: [{id: a, type: Text, text: "
        + "abcde}, {type: Spacer}]}", ["a": [255, 0, 45, 22]]
    ),
    (
      "{id: a, type: Text, text: abcde, frame: [3, 4, 50, 60]}, {id: b, type: Text, text: abcde}",
      ["a": [3, 4, 50, 60], "b": [127.5, 68, 45, 22]]
    ),
    ("{id: a, type: Text, text: \"\(String(repeating: "abcde ", count: 10))\"}", ["a": [0, 0, 300, 44]]),
    (
      "{id: a, type: Text, text: \"\(String(repeating: "abcde ", count: 10))\", modifiers: [{lineLimit: 1}]}",
      ["a": [0, 0, 300, 22]]
    ),
  ]

  @Test("As SwiftUI does, as far as one can know without fonts", arguments: examples.map { Named($0.0, $0) })
  func frames(_ example: Named<(String, [String: [Double]])>) throws {
    let (text, expected) = example.value
    let hierarchy = try Hierarchy.only(
      "{system: swiftUI, root: {type: VStack, frame: [0, 0, 300, 400], children: [\(text)]}}")
    let frames = ViewFrames(hierarchy).frames
    for (id, numbers) in expected {
      let frame = frames[try hierarchy.view(id)]
      #expect([frame.x, frame.y, frame.width, frame.height] == numbers, "\(id)")
    }
  }

  @Test("A root without a frame stands in the middle of a screen, which grows with it")
  func root() throws {
    let small = ViewFrames(try .only("{system: swiftUI, root: {type: Text, text: abcde}}"))
    #expect(small.frames[0] == Rect(x: 172.5, y: 411, width: 45, height: 22) && small.fold == nil)
    let rows = (0..<100).map { _ in "{type: Text, text: abcde}" }.joined(separator: ", ")
    let long = ViewFrames(try .only("{system: swiftUI, root: {type: VStack, children: [\(rows)]}}"))
    #expect(long.swiftUI?.screen.height == 2_992 && long.fold == 844)
  }
}
