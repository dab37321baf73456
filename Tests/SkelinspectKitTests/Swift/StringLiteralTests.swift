import Testing

@testable import SkelinspectKit

@Suite("String literals of Swift")
struct StringLiteralTests {
  @Test(
    "stand for what their escapes say",
    arguments: [
      (#"a\nb\t\"c\"\\"#, "a\nb\t\"c\"\\"), (#"Caf\u{E9} \u{1F600}"#, "Caf\u{E9} \u{1F600}"),
      (#"\u{e9"#, "u{e9"), (#"\u{110000}\u{}"#, "u{110000}u{}"), (#"end\"#, "end\\"),
    ])
  func escapes(_ literal: String, _ text: String) {
    #expect(CodeEvaluation.unescaped(literal) == text)
  }
}
