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

  @Test("A table's clipped rows are clipped in its card")
  func clip() throws {
    let text =
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 90, 90], subviews: [{type: UIView, clipsToBounds: true, "
      + "frame: [0, 0, 90, 40], isSkeletonable: true, subviews: [{type: UIView, isSkeletonable: true, "
      + "frame: [10, 20, 50, 60]}]}]}"
    let thumbnail = PageThumbnail(Picture(of: try .only(text))).svg
    #expect(thumbnail.contains("d=\"M10 20h50v20h-50z\""))
  }
}
