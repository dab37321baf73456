import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Controls of Interface Builder are drawn as their file says")
struct NibControlTests {
  private static func hierarchy(_ views: String) throws -> Hierarchy {
    try .only(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
      <outlet property="login" destination="named" id="o1"/></connections></placeholder>
      <view contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      \(views)</subviews></view></objects></document>
      """, named: "a.xib")
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  private static func after(_ views: String) throws -> String {
    let svg = Picture.svg(of: [Picture(of: try hierarchy(views))])
    return try #require(svg.components(separatedBy: "data-scene=\"after\"").last)
  }

  @Test("A switch that is on is green, its knob at the other end", arguments: [true, false])
  func switches(_ isOn: Bool) throws {
    let after = try Self.after(
      "<switch \(isOn ? "on=\"YES\"" : "") id=\"s\">\(Self.frame(0, 0, 51, 31))</switch>")
    #expect(after.contains("fill:\(isOn ? "#34C759" : "#D1D1D6")"))
    #expect(after.contains("<rect x=\"\(isOn ? 22 : 2)\" y=\"2\" width=\"27\" height=\"27\" rx=\"13.5\""))
  }

  @Test("Segments have their titles, and the chosen one lies on top")
  func segments() throws {
    let after = try Self.after(
      """
      <segmentedControl selectedSegmentIndex="1" id="s">\(Self.frame(0, 0, 300, 32))<segments><segment title="Solid"/>
      <segment title="Gradient"/><segment image="more"/></segments></segmentedControl>
      """)
    #expect(after.contains(">Solid</text>") && after.contains(">Gradient</text>"))
    #expect(after.contains(#"<rect x="102" y="2" width="96" height="28""#))
  }

  @Test("Sliders, progress and pages are as far as they are")
  func values() throws {
    let hierarchy = try Self.hierarchy(
      """
      <slider value="30" minValue="20" maxValue="40" id="s">\(Self.frame(0, 0, 200, 30))</slider>
      <slider value="nan" minValue="2" maxValue="1" id="t">\(Self.frame(0, 0, 200, 30))</slider>
      <progressView progress="0.25" id="p">\(Self.frame(0, 40, 200, 4))</progressView>
      <pageControl numberOfPages="5" currentPage="4" id="q">\(Self.frame(0, 60, 200, 30))</pageControl>
      <pageControl numberOfPages="1e9" id="r">\(Self.frame(0, 60, 200, 30))</pageControl>
      """)
    let states = (1...5).map(hierarchy.controlState)
    #expect(states.map(\.filled) == [0.5, 0, 0.25, 0.5, 0.5])
    #expect(states[3].pages == 5 && states[3].selected == 4 && states[4].pages == 100)
    let dots = ControlDrawing.UIPageControl.parts(in: Rect(width: 200, height: 30), states[4])
    #expect(dots.count < 14)
  }

  @Test("Bars have the titles of their items")
  func bars() throws {
    let after = try Self.after(
      """
      <navigationBar id="n">\(Self.frame(0, 0, 320, 44))<items><navigationItem title="Movies" id="i"/></items>
      </navigationBar><tabBar id="t">\(Self.frame(0, 400, 320, 49))<items><tabBarItem title="All" id="j"/>
      <tabBarItem systemItem="favorites" id="k"/></items></tabBar>
      """)
    #expect(after.contains(">Movies</text>") && after.contains(">All</text>"))
  }

  @Test("What has neither a title nor a name shows no word; code may give one to what has a name")
  func wordless() throws {
    let button = { (id: String) in "<button id=\"\(id)\">\(Self.frame(0, 0, 140, 52))</button>" }
    #expect(!(try Self.after(button("b"))).contains("class=\"pi\""))
    #expect(try Self.after(button("named")).contains(">login</text>"))
  }

  @Test("Nobody sees a refresh control before it is pulled")
  func refresh() throws {
    let text =
      "{type: UIView, frame: [0, 0, 90, 90], subviews: [{type: UIRefreshControl, id: refresh, frame: [0, 0, 90, 60]}]}"
    let picture = Picture(of: try .only(text))
    #expect(!picture.remarks.contains { $0.hasPrefix("hatched") })
    #expect(!picture.after.contains { $0.content.isSeen })
  }
}
