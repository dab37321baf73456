import Foundation
import Testing

@testable import SkelinspectKit

@Suite("What if: changes that a reader of a page may try")
struct WhatIfTests {
  private struct Data: Decodable {
    struct Ifs: Decodable {
      let views: [String: Int]
      let all: [Item]
    }

    struct Item: Decodable {
      let `do`: String
      let then: String
      let texts: [[String]]
      let shapes: [Part]
    }

    enum Part: Decodable {
      case kept(Range<Int>)
      case drawn(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .drawn(text)
        } else {
          let numbers = try container.decode([Int].self)
          self = .kept(numbers[0]..<numbers[0] + numbers[1])
        }
      }
    }

    let ifs: Ifs
  }

  private static func screen(_ hierarchy: Hierarchy) throws -> (data: Data, picture: Picture, id: String) {
    let file = PictureSettings().lint([Screen(hierarchy)])
    let part = try #require(PagePart(of: file).screens.first)
    let data = try JSONDecoder().decode(Data.self, from: Foundation.Data(part.tree.json.utf8))
    return (data, Picture(of: hierarchy, PictureSettings()).cutForPage, part.id)
  }

  private static func texts(_ picture: Picture, _ id: String) -> [String] {
    SVGShapes(picture, .after, prefix: id, isOnPage: true).texts
  }

  static let screens = [
    "{type: UIView, id: root, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [{type: UIView, id: gap, "
      + "frame: [0, 0, 320, 80], subviews: [{type: UILabel, id: name, isSkeletonable: true, frame: [0, 0, 99, 20]}]}, "
      + "{type: UIImageView, id: image, isSkeletonable: true, frame: [0, 90, 99, 99]}]}",
    "{type: UIView, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [{type: UIView, id: gap, frame: "
      + "[0, 0, 320, 400], subviews: [{type: UITableView, id: table, isSkeletonable: true, rowHeight: 44, "
      + "frame: [0, 0, 320, 200], prototypes: [{type: C, reuseIdentifier: c, isSkeletonable: true, "
      + "contentView: {subviews: [{type: UILabel, id: title, isSkeletonable: true, frame: [0, 9, 99, 20]}]}}]}]}, "
      + "{type: UIImageView, id: image, isSkeletonable: true, frame: [0, 410, 50, 50]}]}",
  ]

  @Test("The shapes of a page and those of a change are the picture after it", arguments: screens)
  func shapes(_ text: String) throws {
    let hierarchy = try Hierarchy.only(text)
    let (data, picture, id) = try Self.screen(hierarchy)
    let gap = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == "gap" })
    let number = try #require(data.ifs.views["\(gap)"])
    let item = data.ifs.all[number]
    #expect(item.do == "mark UIView#gap as skeletonable")
    #expect(item.then.hasPrefix("1 more view appears: "))
    let old = Self.texts(picture, id)
    let drawn = item.shapes.flatMap { part in
      switch part {
      case .kept(let range): Array(old[range])
      case .drawn(let text): text.hasPrefix("<clipPath") ? [] : [text]
      }
    }
    let after = Picture(of: hierarchy.applying([.mark(gap)]), PictureSettings(), clips: picture.clips)
      .cutForPage
    #expect(drawn == Self.texts(after, id) && drawn != old)
  }

  @Test("The change can be copied in each language in which it can be written")
  func texts() throws {
    let (data, _, _) = try Self.screen(try .only(Self.screens[0]))
    #expect(
      data.ifs.all.first?.texts == [
        ["YAML", "isSkeletonable: true  # UIView#gap"],
        [
          "Storyboard",
          "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isSkeletonable\" value=\"YES\"/>  <!-- UIView#gap -->",
        ],
        ["Swift", "gap.isSkeletonable = true  // UIView#gap"],
      ])
  }

  @Test("A screen on which nothing marked is missed has none")
  func none() throws {
    let text =
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 99, 99], subviews: [{type: UILabel, isSkeletonable: true, "
      + "frame: [0, 0, 99, 20]}]}"
    let (data, _, _) = try Self.screen(try .only(text))
    #expect(data.ifs.views.isEmpty && data.ifs.all.isEmpty)
  }

  @Test("All changes together draw no more than the screen does, and no screen has more than forty")
  func limits() throws {
    let gaps = (0..<100).map {
      "{type: UIView, frame: [0, \($0), 320, 80], subviews: [{type: UILabel, id: l\($0), isSkeletonable: true, "
        + "frame: [0, 0, 99, 20]}]}"
    }
    let image = "{type: UIImageView, isSkeletonable: true, frame: [0, 300, 50, 50]}"
    let text =
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: "
      + "[\(gaps.joined(separator: ", ")), \(image)]}"
    let (data, picture, _) = try Self.screen(try .only(text))
    let drawn = data.ifs.all.flatMap(\.shapes).count { if case .drawn = $0 { true } else { false } }
    #expect(data.ifs.all.count == 40)
    #expect(drawn <= picture.before.count + picture.after.count)
  }
}
