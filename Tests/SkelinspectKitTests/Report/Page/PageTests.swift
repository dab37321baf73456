import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A page of HTML")
struct PageTests {
  private static func page(_ path: String, _ settings: PictureSettings = PictureSettings()) throws -> String {
    let bytes = Array(try Data(contentsOf: Golden.packageRoot.appending(path: path)))
    return Page(drawing: try readHierarchies(bytes, named: path), settings).text
  }

  private static let hostile = "Tests/Fixtures/pages/hostile.yaml"

  /// What stands between two texts, each time.
  private static func pieces(of page: String, from start: String, to end: String) -> [Substring] {
    page.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { piece in
      piece.firstRange(of: end).map { piece[..<$0.lowerBound] } ?? piece
    }
  }

  /// What the script reads.
  private static func data(in page: String) -> [Substring] {
    pieces(of: page, from: "<script type=\"application/json\">", to: "</script>")
  }

  @Test("of an example is the one that is checked in", arguments: ["profile", "broken"])
  func goldens(_ name: String) throws {
    try Golden.check(
      try Self.page("Examples/\(name).yaml").withoutStyleAndScript,
      against: "Tests/Fixtures/pages/\(name).html")
  }

  @Test("is the same each time", arguments: Fixture.hierarchies(in: "Examples"))
  func sameBytes(_ example: Fixture) throws {
    let path = "Examples/\(example.url.lastPathComponent)"
    #expect(try Self.page(path) == Self.page(path))
  }

  @Test("runs no script but its own, which its policy names, and asks no network for anything")
  func policy() throws {
    let page = try Self.page("Examples/broken.yaml")
    let script = try #require(Self.pieces(of: page, from: "<script>", to: "</script>").first)
    let hash = "sha256-" + (try SHA256.base64(of: String(script)))
    #expect(
      page.contains("default-src 'none'; style-src 'unsafe-inline'; script-src '\(hash)'; img-src data:;"))
    for word in ["src=", "@import", "url(http", "url(//", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    let links = Self.pieces(of: page, from: "href=\"", to: "\"")
    #expect(links.allSatisfy { $0.hasPrefix("#") || $0 == "data:," || $0.hasPrefix("https://") })
  }

  @Test("leaves text from a file text: no element, attribute, comment or end of a script comes of it")
  func escaping() throws {
    let page = try Self.page(Self.hostile)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "<style").count == 2)
    let data = try #require(Self.data(in: page).first)
    let elements = page.replacing(data, with: "")
    for text in ["<!--", "<img", "alert(1)<", "\"onmouseover", "</title></h2><"] {
      #expect(!elements.contains(text), "\(text)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains("&quot;onmouseover=&quot;alert(3)"))
    #expect(page.isSafeOnTerminals)
  }

  @Test("tells its script of every view", arguments: Fixture.hierarchies(in: "Examples"))
  func data(_ example: Fixture) throws {
    let hierarchies = try readHierarchies(example.bytes, named: example.name)
    let page = Page(drawing: hierarchies, PictureSettings()).text
    let texts = Self.data(in: page)
    #expect(texts.count == hierarchies.count)
    for (text, hierarchy) in zip(texts, hierarchies) {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let views = try #require(object?["views"] as? [[Any]])
      #expect(views.count == hierarchy.views.count)
      #expect(
        views.map { $0[1] as? String }
          == hierarchy.views.indices.map { view in
            hierarchy.typeName(of: view) + (hierarchy.id(of: view).map { "#\($0)" } ?? "")
          })
    }
  }

  @Test("has well-formed data from hostile texts, too")
  func hostileData() throws {
    let page = try Self.page(Self.hostile)
    let text = try #require(Self.data(in: page).first)
    #expect(!text.contains { "<>&\u{2028}".contains($0) })
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let names = try #require(object?["views"] as? [[Any]]).map { $0[1] as? String }
    #expect(names[1] == "UILabel#<script>alert(1)</script>")
    #expect(names[7] == "UILabel#\\u{2028}line\\u{2029}")
  }

  @Test("has every id once")
  func ids() throws {
    let bytes = Array(try Data(contentsOf: Golden.packageRoot.appending(path: "Examples/article.yaml")))
    let hierarchies = try readHierarchies(bytes, named: "a.yaml") + readHierarchies(bytes, named: "a.yaml")
    let page = Page(drawing: hierarchies, PictureSettings()).text
    let ids = Self.pieces(of: page, from: " id=\"", to: "\"")
    #expect(Set(ids).count == ids.count)
    #expect(ids.count { $0.hasSuffix("-title") } == 5)
  }

  @Test("says what the recursion does at each view that it comes to")
  func steps() throws {
    let page = try Self.page("Examples/broken.yaml")
    for step in [
      "reached · goes on to 2 skeletonable subviews", "reached · 9 rows",
      "reached · covered (block 80 × 80) · stops here because it holds no views",
      "stops here because it is not skeletonable: it stays visible · never reaches 2 marked views below",
      "passed through: its own flag is never read", "stops here: it is outside the contentView",
    ] {
      #expect(page.contains("\"\(step)\""), "\(step)")
    }
  }

  @Test("marks a view that would crash as lost, in a cell too", arguments: ["root", "cell"])
  func crash(_ place: String) throws {
    let text =
      "{type: UITextView, isSkeletonable: true, frame: [0, 0, 300, 4000], skeletonLineSpacing: -14.999}"
    let cell = """
      {type: UITableView, isSkeletonable: true, frame: [0, 0, 320, 440], rowHeight: 44,
      prototypes: [{type: C, isSkeletonable: true, contentView: {subviews: [\(text)]}}]}
      """
    let page = Page(drawing: [try .only(place == "root" ? text : cell)], PictureSettings()).text
    #expect(page.contains("\"UITextView\",\"\",9,\"would crash\(place == "root" ? "" : ", × 10")\""))
  }

  @Test("is dark from the start where that was asked for, and shows the style that was asked for")
  func settings() throws {
    var settings = PictureSettings()
    settings.isDark = true
    settings.style = .animatedGradient
    let page = try Self.page("Examples/profile.yaml", settings)
    #expect(page.contains("<html lang=\"en\" data-theme=\"dark\">"))
    #expect(page.contains("data-mode=\"pair\" data-style=\"animatedGradient\" style="))
  }

  @Test("draws a dark file dark on a page that is not")
  func darkFile() throws {
    let text = "{environment: {userInterfaceStyle: dark}, root: {type: UIView}}"
    let page = Page(drawing: [try .only(text)], PictureSettings()).text
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("data-style=\"solid\" data-dark style="))
  }
}
