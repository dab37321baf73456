import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A path that is too long keeps the file's name")
struct ShortenedPathTests {
  private static let folders = "Modules/OnboardingAndAuthentication/Sources/Presentation/Screens/"

  @Test(
    "It is cut in the middle",
    arguments: [
      (folders + "SignUp.skeleton.yaml", "/SignUp.skeleton.yaml"),
      (folders + "RegistrationConfirmation.storyboard", "/RegistrationConfirmation.storyboard"),
      (String(repeating: "é", count: 70) + "/ü.yaml", "/ü.yaml"),
      (String(repeating: "long", count: 30) + ".yaml", "long.yaml"),
    ])
  func cut(_ path: String, _ end: String) {
    let text = path.shortenedPath
    #expect(text.count == 60 && text.hasSuffix(end) && text.contains("…"), "\(text)")
    #expect(path.hasPrefix(text.prefix { $0 != "…" }))
  }

  @Test(
    "One that is short enough is left alone", arguments: ["", "a.yaml", String(repeating: "ä", count: 60)])
  func short(_ path: String) { #expect(path.shortenedPath == path) }

  @Test("Cards and titles end with the file's name, and say the path whole where they cut it")
  func page() throws {
    let path = Self.folders + "SignUp.skeleton.yaml"
    let hierarchies = try [path, "b.yaml"].map { try Hierarchy.only("{type: UIView}", named: $0) }
    let gallery = Page(drawing: hierarchies, PictureSettings()).text
    let card = "<span class=\"file\" title=\"\(path)\">\(path.shortenedPath.brokenInHTML)</span>"
    #expect(gallery.contains(card) && gallery.contains("<span class=\"file\">b.yaml</span>"))
    let alone = Page(drawing: [hierarchies[0]], PictureSettings()).text
    #expect(alone.contains("<h1 title=\"\(path)\">Skeletons: \(path.shortenedPath.brokenInHTML)</h1>"))
    #expect(alone.contains("<title>\(path.shortenedPath) · "))
    #expect(Picture(of: hierarchies[0]).title == path.shortenedPath)
  }

  @Test("Names and paths are broken between their words, and never in what is escaped")
  func broken() {
    #expect(
      "App/HomeViewController.xib".brokenInHTML == "App/<wbr>Home<wbr>View<wbr>Controller.xib"
        && "a<B".brokenInHTML == "a&lt;B" && "".brokenInHTML == "")
  }

  @Test("A path that is shown whole in a title stays text")
  func hostile() throws {
    let path = Self.folders + "\"><script>alert(1)</script>.yaml"
    let page = Page(drawing: [try .only("{type: UIView}", named: path)], PictureSettings()).text
    #expect(page.components(separatedBy: "<script").count == 3 && page.contains("&quot;&gt;&lt;script"))
  }
}
