import Testing

@testable import SkelinspectKit

@Suite("Fixes of modifiers, layers and animations")
struct PartFixTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var name = "post.yaml"
    let before: String
    /// The same where nothing is fixed.
    let after: String
  }

  @Test("Only what is altered changes in the text", arguments: examples)
  func edits(_ example: Example) {
    var settings = LintSettings()
    settings.fixRoom = 1_000_000
    let file = Linter(settings).lint(Array(example.before.utf8), named: example.name, path: example.name)
    let round = FixRound(of: LintReport([file]), in: [file.name]) { _, _ in true }
    let text = round.edits.first.map { String(decoding: $0.edited, as: UTF8.self) } ?? example.before
    #expect(text == example.after)
  }

  @Test("A fix of what others share says whom else it changes")
  func others() throws {
    let hierarchy = try Hierarchy.only(Self.merged("[shimmering]"))
    let change = Change.alter(.putModifier("redacted", "placeholder", before: 0), of: 1)
    #expect(hierarchy.edits(for: [change])?.others == [2])
  }

  static let examples = [
    Example(
      testDescription: "a modifier on a line of its own goes with its comment's line kept",
      before: """
        type: HStack
        modifiers:
          - redacted: placeholder
          - shimmering # around all
        children:
          - type: Text
            text: Loading
            modifiers:
              # The inner one.
              - shimmering
              - padding: 4

        """,
      after: """
        type: HStack
        modifiers:
          - redacted: placeholder
          - shimmering # around all
        children:
          - type: Text
            text: Loading
            modifiers:
              # The inner one.
              - padding: 4

        """),
    Example(
      testDescription: "the only modifier of a list leaves brackets",
      before: """
        type: HStack
        modifiers: [{redacted: placeholder}, shimmering]
        children:
          - type: Text
            text: Loading
            modifiers:
              - shimmering

        """,
      after: """
        type: HStack
        modifiers: [{redacted: placeholder}, shimmering]
        children:
          - type: Text
            text: Loading
            modifiers: []

        """),
    Example(
      testDescription: "a modifier is put before another one, on a line of its own",
      before: "type: Text\ntext: Loading\nmodifiers:\n  - padding: 4\n  - shimmering # moves\n",
      after:
        "type: Text\ntext: Loading\nmodifiers:\n  - padding: 4\n  - redacted: placeholder\n  - shimmering # moves\n"
    ),
    Example(
      testDescription: "a modifier is put first, in brackets", name: "post.json",
      before: #"{"type": "Text", "text": "Loading", "modifiers": ["shimmering"]}"#,
      after: #"{"type": "Text", "text": "Loading", "modifiers": [{"redacted": "placeholder"}, "shimmering"]}"#
    ),
    Example(
      testDescription: "a modifier moves with all its lines",
      before: """
        type: Text
        text: Loading
        modifiers:
          - padding: 16
          - skeleton:
              opacity: {from: 1, to: 0.4, animation: {repeat: forever}} # slow

        """,
      after: """
        type: Text
        text: Loading
        modifiers:
          - skeleton:
              opacity: {from: 1, to: 0.4, animation: {repeat: forever}} # slow
          - padding: 16

        """),
    Example(
      testDescription: "a modifier with a comment above it stays where it is",
      before: commented, after: commented),
    Example(
      testDescription: "a modifier with a comment in brackets stays where it is",
      before: "type: Text\ntext: Loading\nmodifiers: [\n  padding, # one\n  skeleton, # two\n]\n",
      after: "type: Text\ntext: Loading\nmodifiers: [\n  padding, # one\n  skeleton, # two\n]\n"),
    Example(
      testDescription: "an animation far inside a modifier is repeated",
      before:
        "{type: Text, text: a, modifiers: [{skeleton: {opacity: {from: 1, to: 0.4, animation: {repeat: 3}}}}]}",
      after:
        "{type: Text, text: a, modifiers: [{skeleton: {opacity: {from: 1, to: 0.4, animation: {repeat: forever}}}}]}"
    ),
    Example(
      testDescription: "a new key of an animation comes last", name: "bell.json",
      before: animated(#""keyPath": "opacity", "from": 1, "to": 0.4, "duration": 1"#),
      after: animated(
        #""keyPath": "opacity", "from": 1, "to": 0.4, "duration": 1, "repeatCount": "infinity""#)),
    Example(
      testDescription: "what aliases share is left alone",
      before: shared, after: shared),
    Example(
      testDescription: "what merge keys bring is altered where it stands",
      before: merged("[shimmering]"), after: merged("[{redacted: placeholder}, shimmering]")),
  ]

  private static func animated(_ animation: String) -> String {
    """
    {"system": "layers", "root": {"type": "UIView", "frame": [0, 0, 100, 20], "layer": {"sublayers": [
      {"type": "CALayer", "frame": "bounds", "backgroundColor": "#E0E0E0", "animations": {"pulse": {\(animation)}}}
    ]}}}
    """
  }

  private static let commented =
    "type: Text\ntext: Loading\nmodifiers:\n  - padding: 4\n  # The size of the text.\n  - skeleton\n"

  /// One animation of two views: of the second one it is to stay.
  private static let shared = """
    system: layers
    root:
      type: UIView
      frame: [0, 0, 100, 40]
      subviews:
        - type: UIView
          frame: [0, 0, 100, 20]
          layer:
            sublayers:
              - {frame: bounds, backgroundColor: "#E0E0E0", animations: {pulse: &pulse {keyPath: opacity, from: 1, to: 0.4, duration: 1}}}
        - type: UIView
          frame: [0, 20, 100, 20]
          layer: {animations: {pulse: *pulse}}

    """

  private static func merged(_ modifiers: String) -> String {
    """
    type: VStack
    children:
      - &card
        type: Text
        text: Loading
        modifiers: \(modifiers)
      - <<: *card
        text: Other

    """
  }
}
