import Foundation
import Testing

@Suite("Why, of a storyboard that leaves things to code")
struct WhyStoryboardTests {
  @Test("A view is to be shown before the others, and not once more")
  func order() throws {
    let feed = Paths.package.appending(path: "Examples/Feed.storyboard").path
    let outcome = try Program().run(["why", feed, "UIView"])
    #expect(
      outcome.text.contains("mark UIView (line 15) as skeletonable and call show on UIView (line 15) before"))
    #expect(!outcome.text.contains("call show on UIView (line 15) and"))
  }

  @Test("A height that is there is not said to be missing")
  func unknownCount() throws {
    let mark = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableView rowHeight="-1" estimatedRowHeight="-1" id="t">
          <rect key="frame" x="0" y="0" width="320" height="600"/>
          <prototypes><tableViewCell reuseIdentifier="C" id="c">\(mark)</tableViewCell></prototypes>\(mark)
        </tableView></objects></document>
      """
    let tree = try Tree(["a.xib": storyboard])
    let text = try tree.run("why", "a.xib", "UITableView").text
    #expect(text.contains("600 / -1 (frame height / estimatedRowHeight) is not a count"))
    #expect(!text.contains("gives it no height"))
  }

  @Test("What views load into themselves is not said to be shown by nothing: it is seen where they stand")
  func loadedByViews() throws {
    let fixture = Paths.package.appending(path: "Tests/Fixtures/code/view-with-its-own-nib")
    let names = ["GapView.xib", "Views.swift"]
    let tree = try Tree(
      Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try String(contentsOf: fixture.appending(path: $0), encoding: .utf8))
        }))
    let alone = try tree.run("why", "GapView.xib", "title").text
    #expect(alone.contains("GapView loads it into itself") && !alone.contains("nothing shows it"), "\(alone)")
    #expect(try tree.run("GapView.xib").error.contains("GapView loads this file into itself"))
    #expect(
      try tree.run("why", ".", "GapView/UIView/title").text.contains("part of the block of GapView#gap"))
  }
}
