import Testing

@testable import SkelinspectKit

@Suite("Numbers for letters")
struct LetterTableTests {
  @Test("are equal for equal letters, and count those that are new")
  func numbers() {
    var table = LetterTable()
    let texts = ["a", "", "b", "a", "a long one, of more than eight letters", "", "a long one", "b"]
    #expect(texts.map { Self.number(of: $0, in: &table) } == [0, 1, 2, 0, 3, 1, 4, 2])
    #expect(table.count == 5)
  }

  @Test("stay the same while thousands more come")
  func growth() {
    var table = LetterTable()
    let texts = (0..<5000).map { "view-\($0 * $0)" }
    for (number, text) in zip(0..., texts) { #expect(Self.number(of: text, in: &table) == number) }
    for (number, text) in zip(0..., texts) { #expect(Self.number(of: text, in: &table) == number) }
  }

  @Test("of a diff tell letters apart as people do, however their accents are written")
  func accents() {
    var numbers = TextNumbers()
    let texts = ["UILabel", "Caf\u{E9}", "Cafe\u{301}", "UIView", "UILabel", "Caf\u{E9}"]
    #expect(texts.map { numbers.number(of: $0) } == [0, 1, 1, 2, 0, 1])
  }

  private static func number(of text: String, in table: inout LetterTable) -> Int {
    Array(text.utf8).withUnsafeBytes { table.number(of: $0) }
  }
}
