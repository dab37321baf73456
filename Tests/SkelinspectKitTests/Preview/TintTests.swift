import Testing

@testable import SkelinspectKit

@Suite("What can be touched has the tint that files and code say")
struct TintTests {
  private static let red = SchemeColor.system["systemRed"]

  private static func xib(_ views: String, _ root: String = "") throws -> Hierarchy {
    try .only(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(views)</subviews>
      \(root)</view></objects></document>
      """, named: "a.xib")
  }

  private static func color(_ key: String) -> String {
    #"<color key="\#(key)" systemColor="systemRedColor"/>"#
  }

  @Test("A view has that of the one around it, unless it says its own")
  func inheritance() throws {
    let hierarchy = try Hierarchy.only(
      """
      type: UIView
      tintColor: systemRed
      subviews:
        - {type: UIButton, id: button, title: Save}
        - {type: UIView, tintColor: systemGreen, subviews: [{type: UISlider, id: slider}]}
        - {type: UISwitch, id: switch, isOn: true}
        - {type: UIImageView, id: photo, image: photo}
      """)
    #expect(try hierarchy.tint(of: hierarchy.view("button")) == Self.red)
    #expect(try hierarchy.controlState(of: hierarchy.view("slider")).ink == .green)
    #expect(try hierarchy.controlState(of: hierarchy.view("switch")).ink == nil)
    let shapes = Picture(of: hierarchy).before
    #expect(
      shapes.contains {
        if case .visible(.button, let words?) = $0.content { words.color == Self.red } else { false }
      })
    #expect(shapes.contains { if case .visible(.image(nil), _) = $0.content { true } else { false } })
  }

  @Test("Controls have colours of their own in Interface Builder's files, and symbols the tint")
  func interfaceBuilder() throws {
    let hierarchy = try Self.xib(
      """
      <switch on="YES" id="b">\(Self.color("onTintColor"))</switch>
      <segmentedControl id="c">\(Self.color("selectedSegmentTintColor"))</segmentedControl>
      <navigationBar id="d"><navigationBarAppearance key="standardAppearance">\(Self.color("backgroundColor"))
      </navigationBarAppearance></navigationBar>
      <imageView image="star" catalog="system" id="e"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
      """, Self.color("tintColor"))
    #expect((1...3).allSatisfy { hierarchy.controlState(of: $0).ink == Self.red })
    let image = Picture(of: hierarchy).after.first { $0.view == 4 }
    guard case .visible(.image(let ink), _)? = image?.content else {
      Issue.record("no image")
      return
    }
    #expect(ink == Self.red)
  }

  private static func bar(_ body: String) throws -> ScreenBar? {
    let code =
      "class Feed: UIViewController { override func viewDidLoad() { view.addSubview(UILabel())\nview.showSkeleton()\ntitle = \"News\"\n\(body) } }"
    return try #require(CodeFacts(code: code).hierarchies.first).withLooks.bar
  }

  @Test("Code says that a bar is large, and its colour")
  func bars() throws {
    #expect(try Self.bar("") == nil)
    let large = try Self.bar("navigationController?.navigationBar.prefersLargeTitles = true")
    #expect(large?.title == "News" && large?.isLarge == true && large?.height == 143)
    let never = try Self.bar("navigationItem.title = \"News\"\nnavigationItem.largeTitleDisplayMode = .never")
    #expect(never?.isLarge == false && never?.color == nil)
    let colored = try Self.bar(
      """
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemRed
      navigationItem.title = "News"
      navigationController?.navigationBar.standardAppearance = appearance
      """)
    #expect(colored?.color == Self.red)
    let tinted = try Self.bar(
      "navigationItem.title = \"News\"\nnavigationController!.navigationBar.barTintColor = .systemRed")
    #expect(tinted?.color == Self.red)
    #expect(try Self.bar("other.navigationBar.prefersLargeTitles = true") == nil)
  }

  @Test("A storyboard's navigation controller says it of the controller that it begins with")
  func storyboards() throws {
    func svg(_ bar: String, _ item: String = "") throws -> String {
      let hierarchies = try readHierarchies(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene><objects><navigationController id="n"><navigationBar key="navigationBar" \(bar)>
        \(Self.color("barTintColor"))</navigationBar><connections>
        <segue destination="f" kind="relationship" relationship="rootViewController" id="s"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="f"><view key="view" id="a"><rect key="frame" x="0" y="0" width="390" height="844"/>
        </view><navigationItem key="navigationItem" title="News" \(item) id="i"/></viewController></objects></scene>
        </scenes></document>
        """, named: "a.storyboard")
      return Picture.svg(of: hierarchies.filter { !$0.views.isEmpty }.map { Picture(of: $0) })
    }
    let large = try svg("largeTitles=\"YES\"")
    #expect(large.contains(#"x="16" y="117" font-size="34" font-weight="700" dy=".35em">News<"#))
    #expect(large.contains(##"<rect x="0" y="0" width="390" height="143" style="fill:#FF3B30"/>"##))
    for small in [try svg(""), try svg("largeTitles=\"YES\"", "largeTitleDisplayMode=\"never\"")] {
      #expect(
        small.contains(#"y="69" font-size="17" font-weight="600" dy=".35em" text-anchor="middle">News<"#))
    }
  }
}
