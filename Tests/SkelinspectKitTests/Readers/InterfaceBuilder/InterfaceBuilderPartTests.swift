import Testing

@testable import SkelinspectKit

@Suite("A large file of Interface Builder, scene by scene")
struct InterfaceBuilderPartTests {
  private static let scenes = """
    <scene sceneID="a"><objects>
      <viewController id="c1" customClass="First"><view key="view" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <subviews><label text="x &amp; y" id="l1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        </userDefinedRuntimeAttributes></label><imageView id="i1"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="i1"/></mask></variation></view>
        <connections><outlet property="view" destination="l1"/><outlet property="title" destination="l1"/>
        </connections></viewController></objects></scene>
    <scene sceneID="b"><objects>
      <viewController id="c2"><view key="view" id="v2"><subviews><label id="l2"/></subviews></view>
        <connections><outlet property="delegate" destination="l2"/></connections></viewController>
      <view id="loose"><connections><outlet property="view" destination="l2"/></connections></view>
    </objects></scene>
    """

  private static func storyboard(
    _ before: String = "", _ scenes: String = scenes, _ after: String = ""
  ) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\(before)<scenes>\(scenes)</scenes>"
      + "\(after)</document>"
  }

  static let flagged = """
    <view id="f"><rect key="frame" x="1" y="2" width="3" height="4"/><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
    </userDefinedRuntimeAttributes></view>
    """

  static let texts = [
    storyboard(), storyboard("<device id=\"x\"/>", scenes, "<resources><image name=\"a\"/></resources>"),
    storyboard(flagged, scenes, "<objects>\(flagged)</objects>\(flagged)"),
    storyboard("", "", "<scenes/><scenes>\(scenes)</scenes>"), storyboard("", flagged + scenes),
    storyboard("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"),
    storyboard("", "<scene>\(flagged)</scene>"), storyboard("", "<scene/>\(scenes)<![CDATA[]]>"),
    "<document><objects><view id=\"a\"/>\(flagged)<placeholder placeholderIdentifier=\"IBFilesOwner\" "
      + "customClass=\"Owner\"/></objects></document>",
    "<document/>", "<document></document>", "<archive>\(scenes)</archive>", "<view key=\"view\"/>",
  ]

  @Test("gives the hierarchies that all of it at once gives", arguments: texts.indices)
  func sameHierarchies(_ number: Int) throws {
    let source = SourceText(Array(Self.texts[number].utf8), named: "Main.storyboard")
    let (whole, parts) = (try XMLFile.read(source), try XMLFile.read(source, keptSize: 0))
    let (expected, read) = (
      try InterfaceBuilderReader.read(whole, ReaderSettings()),
      try InterfaceBuilderReader.read(parts, ReaderSettings())
    )
    #expect(read.map { inspect($0).outline() } == expected.map { inspect($0).outline() })
    #expect(read.map(\.valueText) == expected.map(\.valueText))
    #expect(read.map(\.firstViewNumber) == expected.map(\.firstViewNumber))
    #expect(read.map(\.interfaceBuilder.owner) == expected.map(\.interfaceBuilder.owner))
    for (read, expected) in zip(read, expected) {
      #expect(
        read.interfaceBuilder.controllers.mapValues(\.place)
          == expected.interfaceBuilder.controllers.mapValues(\.place))
      for view in read.views.indices {
        #expect(read.objectID(of: view) == expected.objectID(of: view))
        #expect(read.place(of: view) == expected.place(of: view))
        for key in ViewKey.all { #expect(read.place(of: key, in: view) == expected.place(of: key, in: view)) }
      }
    }
    #expect(parts.tree.texts == whole.tree.texts)
  }

  @Test("has a part for each scene, and for all else at its top", arguments: texts.indices)
  func parts(_ number: Int) throws {
    let source = SourceText(Array(Self.texts[number].utf8), named: "Main.storyboard")
    var count = 0
    try XMLFile.read(source, keptSize: 0).readParts { part in
      count += 1
      #expect(part.elements.upperBound == part.tree.elements.count && (1...2) ~= part.elements.lowerBound)
    }
    #expect(count == [2, 4, 5, 2, 3, 3, 1, 3, 1, 0, 0, 2, 0][number])
  }

  @Test(
    "has the mistakes that all of it at once has",
    arguments: [
      storyboard("", scenes + "<scene>"), storyboard("<device>", scenes), storyboard("", scenes + "</scene>"),
      storyboard("", scenes + "&no;"), storyboard("", scenes, "<a b='1' b='2'/>"), storyboard() + "<a/>",
      "<!DOCTYPE document SYSTEM 'a'>" + storyboard("", scenes, "<a b='&no;'/>"), "<document", "", "<a b=c/>",
    ])
  func mistakes(_ text: String) throws {
    let source = SourceText(Array(text.utf8), named: "Main.storyboard")
    let whole = #expect(throws: Diagnostic.self) { try XMLFile.read(source).readParts { _ in } }
    let parts = #expect(throws: Diagnostic.self) { try XMLFile.read(source, keptSize: 0).readParts { _ in } }
    #expect(parts == whole)
  }
}
