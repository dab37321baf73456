import Foundation
import Testing

@testable import SkelinspectKit

/// A value of a view in a fixture, and the letters that messages about it underline.
struct PlaceCase: CustomTestStringConvertible, Sendable {
  let file: String
  /// Selects the view.
  let view: String
  let key: ViewKey?
  let text: String

  var testDescription: String { "\(file) \(view) \(key.map { "\($0)" } ?? "")" }

  init(_ file: String, _ view: String, _ key: ViewKey?, _ text: String) {
    (self.file, self.view, self.key, self.text) = (file, view, key, text)
  }

  static let all = [
    PlaceCase("plain-scene.storyboard", "#nameLabel", nil, "<label"),
    PlaceCase(
      "plain-scene.storyboard", "#nameLabel", .isSkeletonable, #"keyPath="isSkeletonable" value="YES""#),
    PlaceCase("plain-scene.storyboard", "#nameLabel", .text, #"text="Name""#),
    PlaceCase("plain-scene.storyboard", "#nameLabel", .frame, "rect"),
    PlaceCase("table-prototypes.storyboard", "PostCell", nil, "<tableViewCell"),
    PlaceCase("table-prototypes.storyboard", "#tableView", .estimatedRowHeight, #"estimatedRowHeight="96""#),
    PlaceCase(
      "runtime-attributes.storyboard", "UILabel[1]", .skeletonLineSpacing, #"keyPath="skeletonLineSpacing""#),
    PlaceCase("layer-attributes.storyboard", "UIImageView[0]", .layer, #"keyPath="layer.cornerRadius""#),
    PlaceCase("collection-cells.storyboard", "UICollectionView", .itemSize, "size"),
    PlaceCase("size-class-values.storyboard", "UIView > UILabel", .isHidden, #"hidden="YES""#),
    PlaceCase("texts.storyboard", "UITextView", .text, "string"),
    PlaceCase("one-line.storyboard", "#nameLabel", nil, "<label"),
    PlaceCase("crlf.xib", "UILabel", .text, #"text="Header""#),
    PlaceCase("utf-16.xib", "UILabel", .text, #"text="Header""#),
  ]
}

@Suite("Places in Interface Builder files") struct InterfaceBuilderPlaceTests {
  private static func hierarchy(_ file: String) throws -> Hierarchy {
    let fixture = try #require(InterfaceBuilderFixtureTests.files.first { $0.url.lastPathComponent == file })
    return try #require(try readHierarchies(try fixture.bytes, named: file).first)
  }

  @Test("are the element, or the attribute that says so", arguments: PlaceCase.all)
  func places(_ example: PlaceCase) throws {
    let hierarchy = try Self.hierarchy(example.file)
    let view = try SelectorMatching(hierarchy).view(selectedBy: example.view)
    let place = example.key.map { hierarchy.place(of: $0, in: view) } ?? hierarchy.place(of: view)
    #expect(place.file.string(place.range).hasPrefix(example.text))
  }

  @Test("are lines and columns of the file")
  func positions() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a"><subviews><label hidden="YES" text="é" numberOfLines="3" id="b"/>
        </subviews></view></objects></document>
      """
    let hierarchy = try #require(try readHierarchies(source, named: "a.xib").first)
    let lines = LineTable(hierarchy.source)
    func position(_ place: Place) -> [Int] {
      let region = lines.region(of: place)
      return [region.start.line, region.start.column, region.end.line, region.end.column]
    }
    #expect(position(hierarchy.place(of: 0)) == [2, 3, 2, 8])
    #expect(position(hierarchy.place(of: 1)) == [2, 26, 2, 32])
    #expect(position(hierarchy.place(of: .isHidden, in: 1)) == [2, 33, 2, 45])
    #expect(position(hierarchy.place(of: .numberOfLines, in: 1)) == [2, 55, 2, 72])
    // A view without the key stands for it.
    #expect(position(hierarchy.place(of: .alpha, in: 1)) == [2, 26, 2, 32])
  }

  @Test("of what a rule finds are the flag itself")
  func findings() throws {
    let fixture = try #require(
      InterfaceBuilderFixtureTests.files.first { $0.stem.hasSuffix("old-collection-cell") })
    let file = lint(try fixture.bytes, named: fixture.name)
    let finding = try #require(file.diagnostics.first { $0.rule == "content-view-flag-ignored" })
    #expect(file.source.string(finding.range) == #"keyPath="isSkeletonable" value="YES""#)
  }
}
