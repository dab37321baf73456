import Testing

@testable import SkelinspectKit

@Suite("Lines of a terminal")
struct HangingLinesTests {
  @Test(
    "are broken at words, and go on under the first of them",
    arguments: [
      ("short", 20, "short"),
      ("a.yaml:3:1: error: it is not marked", 20, "a.yaml:3:1: error:\n  it is not marked"),
      (
        " 15  ├─ UIView#a  stays visible: not marked", 24,
        " 15  ├─ UIView#a  stays\n     │  visible: not\n     │  marked"
      ),
      ("  = why: recursion stops here", 20, "  = why: recursion\n    stops here"),
      ("    |   ---- never reached", 18, "    |   ---- never\n    |    reached"),
      (" 15 |   - {type: UIView, id: a}", 10, " 15 |   - {type: UIView, id: a}"),
      ("2 of 10 views covered", 12, "2 of 10\n  views\n  covered"),
      ("a/very/long/path/of/a/file.yaml: read", 12, "a/very/long/path/of/a/file.yaml:\n  read"),
      ("id: 漢字漢字漢字", 10, "id: 漢字漢\n  字漢字"),
      ("one two\n\nthree four\n", 5, "one\n  two\n\nthree\n  four\n"),
      ("a bc d", 1, "a\nbc\nd"), ("  1  └─ a b", 2, "  1  └─ a\n b"),
    ])
  func words(_ text: String, _ width: Int, _ wrapped: String) {
    #expect(text.wrappedText(to: width) == wrapped)
  }

  @Test("keep their colours, which begin anew in each")
  func colors() {
    let paint = Paint(isColored: true)
    let text = paint.dim(" 3  └─ ") + paint.bold("UIView") + "  " + paint.red("not reached: no") + "\n"
    let lines = text.wrappedText(to: 20).split(separator: "\n")
    #expect(
      lines == [
        "\u{1B}[2m 3  └─ \u{1B}[0m\u{1B}[1mUIView\u{1B}[0m  \u{1B}[31mnot\u{1B}[0m",
        "       \u{1B}[31mreached: no\u{1B}[0m",
      ])
    #expect("\u{1B}[2ma b\u{1B}[0m c\n".wrappedText(to: 1) == "\u{1B}[2ma\u{1B}[0m\n\u{1B}[2mb\u{1B}[0m\nc\n")
  }

  @Test("hold whatever stands in them, however narrow they are")
  func odd() {
    let texts = [
      "\u{1B}", "\u{1B}[", "\u{1B}[31m", "  ", "e\u{301}🦴👨‍👩‍👧 e", "│││││ |||| ---- 12 | a b", " = = = a",
    ]
    for text in texts {
      for width in 1...12 {
        let wrapped = text.wrappedText(to: width)
        let letters = { (text: String) in text.filter { !" \n│".contains($0) } }
        #expect(letters(wrapped) == letters(text), "\(width): \(wrapped)")
      }
    }
  }
}
