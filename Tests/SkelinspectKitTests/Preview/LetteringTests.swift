import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Words in a picture can be read, and stand where the app's do")
struct LetteringTests {
  private static func svg(_ label: String, _ root: String = "") throws -> String {
    let text =
      "{type: UIView, \(root)frame: [0, 0, 320, 480], subviews: [{type: UILabel, text: word, \(label)}]}"
    return Picture.svg(of: [Picture(of: try .only(text))])
  }

  private static let frame = "frame: [10, 20, 100, 20]"
  private static let right = #"x="110" y="30" font-size="17" dy=".35em" text-anchor="end">word<"#
  private static let left = #"x="10" y="30" font-size="17" dy=".35em">word<"#
  private static let center = #"x="60" y="30" font-size="17" dy=".35em" text-anchor="middle">word<"#

  /// A label's alignment, its root's keys, and what is written.
  static let examples = [
    ("", "", left), ("textAlignment: left, ", "", left), ("textAlignment: center, ", "", center),
    ("textAlignment: right, ", "", right), ("textAlignment: natural, ", "layoutDirection: rtl, ", right),
    ("", "layoutDirection: rtl, ", right), ("textAlignment: justified, ", "layoutDirection: rtl, ", right),
    ("textAlignment: left, ", "layoutDirection: rtl, ", left),
  ]

  @Test("Alignment and layout direction count", arguments: examples)
  func alignment(_ label: String, _ root: String, _ words: String) throws {
    #expect(try Self.svg(label + Self.frame, root).contains(words))
  }

  @Test("They count in a terminal")
  func terminal() throws {
    let lines = try ["left", "center", "right"].map { alignment in
      let text =
        "{type: UIView, frame: [0, 0, 140, 20], subviews: [{type: UILabel, text: word, "
        + "textAlignment: \(alignment), frame: [0, 0, 140, 14]}]}"
      let drawn = Picture(of: try .only(text)).terminalText(width: 60, paint: Paint(isColored: false))
      return drawn.split(separator: "\n").first { $0.contains("word") }
    }
    #expect(lines == ["│word                │", "│        word        │", "│                word│"])
  }

  @Test("Letters are never lower than ten points: a lower view has none", arguments: [30, 12, 9, 8])
  func size(_ height: Int) throws {
    let svg = try Self.svg("frame: [10, 20, 100, \(height)]")
    let sizes = svg.components(separatedBy: "font-size=\"").dropFirst().compactMap {
      Double($0.prefix { $0 != "\"" })
    }
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= 10 })
    #expect(svg.contains(">word<") == (height >= 9))
  }

  @Test("On a page they end where their view does")
  func page() throws {
    let text =
      "{type: UIView, frame: [0, 0, 320, 480], subviews: [{type: UILabel, text: word, \(Self.frame)}]}"
    let page = Page(drawing: [try .only(text)], PictureSettings()).text
    #expect(page.contains(#"<svg x="10" y="10" width="100" height="40" style="--s:17;--l:20"><text class=""#))
  }

  @Test("Words are broken as in their view, and end with an ellipsis where more follows")
  func lines() {
    let words = Words(text: "Tickets are good for two days and may be given back", lines: 2)
    let lines = words.lines(in: Size(width: 200, height: 80), lineHeight: 20)
    #expect(lines == ["Tickets are good for two", "days and may be given…"])
    let size = Size(width: 200, height: 20)
    #expect(words.lines(in: size, lineHeight: 20) == ["Tickets are good for tw…"])
    #expect(Words(text: "Title").lines(in: Size(width: 33, height: 21), lineHeight: 20) == ["Title"])
    #expect(Words(text: "Title").lines(in: Size(width: 4, height: 21), lineHeight: 20) == [])
    let unbroken = Words(text: String(repeating: "w", count: 40), lines: 0)
    #expect(
      unbroken.lines(in: Size(width: 130, height: 300), lineHeight: 20).map(\.count) == [10, 10, 10, 10])
  }

  @Test("A line that nearly fills its view is as wide as in Helvetica, whatever the font")
  func width() throws {
    let said = #"><tspan textLength="36.839" lengthAdjust="spacingAndGlyphs">word</tspan></text>"#
    #expect(try Self.svg("frame: [10, 20, 40, 20]").contains(said))
    #expect(!(try Self.svg("frame: [10, 20, 60, 20]")).contains("textLength"))
    let arabic = Words(text: "مرحبا بكم في القطار")
    let text =
      "{type: UIView, frame: [0, 0, 99, 20], subviews: [{type: UILabel, text: \(arabic.text), frame: [0, 0, 99, 20]}]}"
    #expect(!Picture.svg(of: [Picture(of: try .only(text))]).contains("textLength"))
  }

  @Test("An ellipsis stands at the end that the writing has")
  func rightToLeft() throws {
    let svg = try Self.svg(Self.frame)
    #expect(!svg.contains("direction="))
    let text =
      "{type: UIView, frame: [0, 0, 320, 480], subviews: [{type: UILabel, \(Self.frame), text: \"שלום\"}]}"
    let hebrew = Picture.svg(of: [Picture(of: try .only(text))])
    #expect(
      hebrew.contains(#"x="10" y="30" font-size="17" dy=".35em" direction="rtl" text-anchor="end">שלום<"#))
  }

  @Test("Names are set in italics: nobody takes them for words")
  func names() throws {
    let text =
      "{type: UIView, frame: [0, 0, 320, 480], subviews: [{type: UILabel, id: total, \(Self.frame)}]}"
    let named = Picture.svg(of: [Picture(of: try .only(text))])
    #expect(named.contains(#"<text class="pi" x="14" y="30" font-size="11" dy=".35em">total<"#))
    let said = Picture.svg(of: [Picture(of: try .only(text.replacing(text: "id:", with: "text:")))])
    #expect(said.contains(#"<text class="pl" x="10" y="30" font-size="17" dy=".35em">total<"#))
  }
}
