import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A gallery shows the worst first")
struct PageGalleryTests {
  @Test("What has findings stands first, and what has no skeleton is not called clean")
  func order() throws {
    let texts = [
      "bare.yaml": "{type: UIView, subviews: [{type: UILabel}]}",
      "clean.yaml": "{type: UIView, isSkeletonable: true, frame: [0, 0, 90, 90]}",
      "gap.yaml":
        "{type: UIView, isSkeletonable: true, subviews: [{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]}",
    ]
    let hierarchies = try texts.sorted { $0.key < $1.key }.map { try Hierarchy.only($0.value, named: $0.key) }
    let page = Page(drawing: hierarchies, PictureSettings()).text
    let cards = page.components(separatedBy: "<span class=\"name\">").dropFirst()
    #expect(cards.map { String($0.prefix { $0 != "<" }) } == ["gap.yaml", "bare.yaml", "clean.yaml"])
    #expect(
      cards.map { $0.prefix { $0 != "\n" }.contains("0 of 2 views covered</span>") } == [false, true, false])
  }

  @Test("A card shows what a user sees: words, images, controls and skeletons in their colours")
  func card() throws {
    let text =
      "{type: UIView, frame: [0, 0, 320, 90], isSkeletonable: true, subviews: [{type: UILabel, "
      + "text: Main square, frame: [0, 0, 200, 20]}, {type: UIImageView, frame: [0, 30, 40, 40]}, {type: UISwitch, "
      + "frame: [200, 30, 51, 31]}, {type: UIView, id: spacer, frame: [60, 30, 40, 40]}, {type: UILabel, "
      + "isSkeletonable: true, frame: [0, 70, 90, 20]}]}"
    let hierarchy = try Hierarchy.only(text)
    let card = PageThumbnail(Picture(of: hierarchy)).svg(ink: "#ECF0F1", isDark: true)
    #expect(card.contains("--w:320;--h:90;--k:#ECF0F1;color-scheme:dark"))
    #expect(card.contains(">Main square</text>") && card.contains("rx=\"15.5\"") && card.contains("<path"))
    #expect(!card.contains("spacer") && card.components(separatedBy: "thumb-k").count == 2)
  }

  @Test("A table's clipped rows are clipped in its card")
  func clip() throws {
    let text =
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 90, 90], subviews: [{type: UIView, clipsToBounds: true, "
      + "frame: [0, 0, 90, 40], isSkeletonable: true, subviews: [{type: UIView, isSkeletonable: true, "
      + "frame: [10, 20, 50, 60]}]}]}"
    let thumbnail = PageThumbnail(Picture(of: try .only(text))).svg(ink: "red", isDark: false)
    #expect(thumbnail.contains(#"<rect class="thumb-k" x="10" y="20" width="50" height="20"/>"#))
  }
}
