import Testing

@testable import SkelinspectKit

@Suite("Hostile texts in Swift code")
struct HostileCodeReportTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="A" sceneMemberID="viewController">
          <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews><label id="n"><rect key="frame" x="20" y="20" width="280" height="20"/></label></subviews>
          </view>
          <connections><outlet property="name" destination="n" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private static func code(_ text: String) -> String {
    """
    final class A: UIViewController {
      @IBOutlet var name: UILabel!
      let `\(text)` = UILabel() // \(text)
      let own = UILabel() /* \(text) */
      func f() {
        name.isSkeletonable = true; name.showSkeleton(/* \(text) */)
        view.addSubview(own); view.addSubview(`\(text)`)
        own.accessibilityIdentifier = "\(text)"; own.showSkeleton() // \(text)
        Registry[0].showSkeleton(/* \(text) */)
      }
    }
    """
  }

  @Test(
    "and in the names of its files break out of no output",
    arguments: [
      "\u{1B}[31m", "</script><script>alert(1)", "\n::error::x", "\u{202E}\u{2066}", "]]>\u{07}\u{9B}",
    ])
  func outputs(_ text: String) throws {
    let name = "A\(text.replacing("/", with: "")).swift"
    let outputs = try everyOutput(of: [
      .init(name: name, bytes: Array(Self.code(text).utf8)),
      .init(name: "Main.storyboard", bytes: Array(Self.storyboard.utf8)),
    ])
    #expect(outputs.contains { $0.contains("show-on-unmarked") })
    let raw: [Character] = ["\u{1B}", "\u{07}", "\u{9B}", "\u{202E}", "\u{2066}"]
    for output in outputs {
      // JSON says by itself where its texts end.
      if !output.hasPrefix("{") {
        #expect(!raw.contains(where: output.contains), "\(output.debugDescription)")
      }
      #expect(!output.contains("\n::error::x"))
      if output.hasPrefix("<") { #expect(!output.contains("<script>alert")) }
    }
  }
}
