import Testing

@testable import SkelinspectKit

@Suite("Values of the systems, and what is said of wrong ones")
struct SystemValueTests {
  private static let values: [Mistake] = [
    Mistake(
      "type: Color\ncolor: «grye»\n", "'grye' is not a colour whose value is known",
      help: "did you mean 'grey'?",
      rule: "invalid-value"),
    Mistake(
      "type: Color\ncolor: «black 2»\n", "'black 2' is not a colour whose value is known",
      help: "write \"#8E8E93\", a name such as gray, or one of these and an alpha, gray 0.5",
      rule: "invalid-value"),
    Mistake(
      "type: Text\nmodifiers:\n  - «redactd»: placeholder\n", "unknown modifier 'redactd'",
      help: "did you mean 'redacted'?", rule: "unknown-key"),
    Mistake(
      "type: Text\nmodifiers: [«cardStyle»]\n", "unknown modifier 'cardStyle'",
      help: "a modifier of the app's own is custom: cardStyle", rule: "unknown-key"),
    Mistake(
      "type: Text\nmodifiers:\n  - redacted: placeholder\n    «unredacted»: true\n",
      "2 modifiers in one list entry: which comes first is not said",
      help: "write one modifier a list entry: - padding: 16", rule: "invalid-value"),
    Mistake(
      "type: Text\nmodifiers: [«{»when: false}]\n", "a modifier is missing here",
      help: "write one modifier a list entry: - padding: 16", rule: "invalid-value"),
    Mistake(
      "type: Text\nmodifiers: «{»redacted: placeholder}\n", "expected a list of modifiers, found a mapping",
      help: "a list has a dash before each modifier: - redacted: placeholder", rule: "invalid-value"),
    Mistake(
      "type: Text\nmodifiers: [{padding: {«left»: 8}}]\n", "unknown key 'left' in 'padding'",
      help: "the keys here are all, horizontal, vertical, top, leading, bottom and trailing",
      rule: "unknown-key"),
    Mistake(
      "type: Text\nmodifiers: [{shimmering: {bandSize: «wide»}}]\n",
      "expected a number for 'bandSize', found the text 'wide'", rule: "invalid-value"),
    Mistake(
      "type: Text\nmodifiers: [{skeleton: {opacity: {animation: {delay: «-1»}}}}]\n",
      "'delay' is -1: nothing begins before it is asked for", rule: "invalid-value"),
    Mistake(
      "system: «swiftui»\nroot: {type: Text}\n",
      "expected skeletonView, swiftUI or layers for 'system', found the text 'swiftui'",
      help: "did you mean 'swiftUI'?", rule: "invalid-value"),
  ]

  @Test("A mistake is named where it stands", arguments: values)
  func mistake(_ mistake: Mistake) throws { try mistake.expect(named: "a.yaml") }

  @Test("SwiftUI's and UIKit's colours have their values, and an alpha multiplies")
  func colors() {
    #expect(Color.swiftUI("black 0.3") == Color(hex: 0).withAlpha(0.3))
    #expect(Color.swiftUI("secondary 0.5") == Color(hex: 0x3C3C43).withAlpha(0.3))
    #expect(Color.swiftUI("#8E8E9380 0.5").map { abs($0.alpha - 64 / 255.0) < 1e-9 } == true)
    #expect(Color.swiftUI("gray") == Color(hex: 0x8E8E93))
    #expect(Color.swiftUI("systemGray5") == Color(hex: 0xE5E5EA))
    #expect(Color.uiKit(named: "systemGray5") == Color(hex: 0xE5E5EA))
    #expect(Color.uiKit(named: "lightGray") != nil)
    #expect(Color.uiKit(named: "mint") == nil)
    for wrong in [
      "", " ", "black ", " black", "black 0.3 0.3", "black -0.1", "black nan", "black inf", "#12345",
    ] {
      #expect(Color.swiftUI(wrong) == nil, "\(wrong)")
    }
  }
}
