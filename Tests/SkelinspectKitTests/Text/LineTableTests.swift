import Testing

@testable import SkelinspectKit

@Suite("A line and a column")
struct LineTableTests {
  @Test(
    "count from one, the column in code points",
    arguments: [
      ("a: 1", 0, 1, 1), ("a: 1", 3, 1, 4), ("a: 1", 4, 1, 5), ("a: 1", 99, 1, 5), ("", 0, 1, 1),
      ("a\nb", 2, 2, 1), ("a\nb", 1, 1, 2), ("a\n", 2, 2, 1), ("\n\n\n", 2, 3, 1),
      ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\rb", 3, 3, 1), ("a\n\rb", 3, 3, 1),
      ("\r\n\r\nb", 4, 3, 1),
      ("é: ü", 4, 1, 4), ("😀x", 4, 1, 2), ("鷗\nü: x", 7, 2, 3), ("e\u{301}x", 3, 1, 3), ("\tx", 1, 1, 2),
      ("a\u{85}b", 3, 1, 3), ("a\u{2028}b", 4, 1, 3), ("a\u{0C}b", 2, 1, 3),
    ] as [(String, Int, Int, Int)])
  func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let table = LineTable(SourceText(Array(text.utf8), named: ""))
    #expect(table.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test(
    "are those of counting from the start, wherever in a long text",
    arguments: [
      "a: é\r\n", "\r\n", "\r", "\n", "é", "😀\n", String(repeating: "x", count: 4095) + "\r\n",
      String(repeating: "x", count: 4094) + "é\n", String(repeating: "x", count: 9000) + "\n",
    ].map { Named($0.debugDescription, $0) })
  func longTexts(_ example: Named<String>) {
    let piece = example.value
    let text = String(repeating: piece, count: 9000 / piece.utf8.count + 1)
    let bytes = Array(text.utf8)
    let table = LineTable(SourceText(bytes, named: ""))
    var (line, column, offset) = (1, 1, 0)
    for character in text.unicodeScalars {
      if offset.isMultiple(of: 61) || (4090...4100).contains(offset) || (8185...8200).contains(offset) {
        #expect(table.position(of: offset) == SourcePosition(line: line, column: column), "byte \(offset)")
      }
      offset += UTF8.width(character)
      let isFollowedByLF = offset < bytes.count && bytes[offset] == 0x0A
      let endsLine = character == "\n" || character == "\r" && !isFollowedByLF
      (line, column) = endsLine ? (line + 1, 1) : (line, column + (character == "\r" ? 0 : 1))
    }
  }

  @Test(
    "lead to the line's bytes, cut to a reach",
    arguments: [
      ("abc", 1, 10, "abc"), ("a\nbc\nd", 3, 10, "bc"), ("a\r\nbc\r\nd", 3, 10, "bc"), ("a\nbc", 1, 10, "a"),
      ("a\n\nb", 2, 10, ""), ("", 0, 10, ""), ("abc\n", 4, 10, ""), ("abcdefgh", 4, 2, "cdef"),
      ("éééé", 4, 1, "éé"), ("a\rb", 2, 10, "b"),
    ] as [(String, Int, Int, String)])
  func lines(_ text: String, _ offset: Int, _ reach: Int, _ expected: String) {
    let source = SourceText(Array(text.utf8), named: "")
    #expect(source.string(LineTable(source).line(around: offset, reach: reach)) == expected)
  }
}
