import Testing

@testable import SkelinspectKit

@Suite("Letters are as bold as files and code say")
struct WeightTests {
  private static func words(_ label: String, in picture: Picture) throws -> Words {
    let view = try picture.hierarchy.view(label)
    guard case .visible(_, let words?)? = picture.before.first(where: { $0.view == view })?.content else {
      throw MissingWords()
    }
    return words
  }

  private struct MissingWords: Error {}

  @Test(
    "Code says it by a function, an argument, a face or a text style",
    arguments: [
      (".boldSystemFont(ofSize: 20)", 20, 700), (".systemFont(ofSize: 20, weight: .semibold)", 20, 600),
      ("UIFont.systemFont(ofSize: 20, weight: .medium)", 20, 500),
      (".systemFont(ofSize: 20)", 20, 400),
      ("UIFont(name: \"AvenirNext-DemiBold\", size: 20)", 20, 600),
      ("UIFont(name: \"Bold\", size: 20)", 20, 400),
      (".preferredFont(forTextStyle: .headline)", 17, 600),
      (".preferredFont(forTextStyle: .caption1)", 12, 400),
      (".preferredFont(forTextStyle: .subheadline)", 15, 400),
      (".systemFont(ofSize: 20, weight: chosen)", 20, 400),
    ])
  func code(_ font: String, _ size: Double, _ weight: Double) throws {
    let code = """
      class Feed: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          label.text = "Hi"
          label.font = \(font)
          view.showSkeleton()
        }
      }
      """
    let words = try Self.words(
      "label", in: Picture(of: try #require(CodeFacts(code: code).hierarchies.first)))
    #expect(words.size == size && words.weight == weight)
  }

  @Test(
    "Interface Builder by a type, a weight, a face or a text style",
    arguments: [
      (#"type="boldSystem" pointSize="20""#, 20, 700),
      (#"type="system" weight="medium" pointSize="20""#, 20, 500),
      (#"name="HelveticaNeue-Bold" family="Helvetica Neue" pointSize="20""#, 20, 700),
      (#"style="UICTFontTextStyleHeadline""#, 17, 600), (#"style="UICTFontTextStyleTitle0""#, 34, 400),
      (#"style="UICTFontTextStyleSubhead""#, 15, 400), (#"style="UICTFontTextStyleCaption2""#, 11, 400),
      (#"style="Unknown""#, 17, 400),
    ])
  func interfaceBuilder(_ font: String, _ size: Double, _ weight: Double) throws {
    let hierarchy = try Hierarchy.only(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Hi" id="b" userLabel="label"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <fontDescription key="fontDescription" \(font)/></label></subviews></view></objects></document>
      """, named: "a.xib")
    let words = try Self.words("label", in: Picture(of: hierarchy))
    #expect(words.size == size && words.weight == weight)
  }

  @Test(
    "SwiftUI by a modifier or a text style, of all letters in a view",
    arguments: [
      (".bold()", 700), (".fontWeight(.medium)", 500), (".font(.headline)", 600), (".font(.body)", 400),
      (".fontWeight(chosen)", 400),
    ])
  func swiftUI(_ modifier: String, _ weight: Double) throws {
    let code = """
      import SwiftUI
      struct Card: View { var body: some View { VStack { Text("Hi") }\(modifier).redacted(reason: .placeholder) } }
      """
    let picture = Picture(of: try #require(CodeFacts(code: code).hierarchies.first))
    let weights = picture.before.compactMap {
      if case .visible(.text, let words?) = $0.content { words.weight } else { nil }
    }
    #expect(weights == [weight])
  }

  @Test("Hierarchy files by a word, which pictures draw and measure")
  func files() throws {
    func svg(_ font: String) throws -> String {
      Picture.svg(of: [
        Picture(
          of: try .only(
            """
            type: UIView
            frame: [0, 0, 320, 100]
            subviews:
              - {type: UILabel, text: Words that fill, font: {pointSize: 18\(font)}, frame: [0, 0, 108, 30]}
            """))
      ])
    }
    let (regular, bold) = (try svg(""), try svg(", weight: bold"))
    #expect(!regular.contains("font-weight=\"700\"") && bold.contains("font-size=\"18\" font-weight=\"700\""))
    #expect(regular.contains(">Words that fill<") && bold.contains("…<"))
    #expect(throws: (any Error).self) { try svg(", weight: fat") }
  }
}
