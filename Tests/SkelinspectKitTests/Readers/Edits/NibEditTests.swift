import Testing

@testable import SkelinspectKit

@Suite("Edits of Interface Builder files")
struct NibEditTests {
  private static func nib(_ lines: String) -> String {
    """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
    \(lines)
          </objects>
      </document>

    """
  }

  static let cases = [
    ChangedText(
      "before connections, after all else", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <rect key="frame" width="3" height="4"/> <!-- small -->
                      <color key="backgroundColor" white="1"/>
        +             <userDefinedRuntimeAttributes>
        +                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        +             </userDefinedRuntimeAttributes>
                      <variation key="default"/>
                      <connections/>
                      <point key="canvasLocation" x="1" y="2"/>
                  </view>
        """)),
    ChangedText(
      "in an element of one tag", "a.xib", "UILabel",
      nib(
        """
                  <view id="a">
                  \t<subviews>
        -         \t\t<label text="a > b" id="b"/>
        +         \t\t<label text="a > b" id="b">
        +         \t\t\t<userDefinedRuntimeAttributes>
        +         \t\t\t\t<userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        +         \t\t\t</userDefinedRuntimeAttributes>
        +         \t\t</label>
                  \t</subviews>
                  </view>
        """)),
    ChangedText(
      "on the line of a file without lines", "a.xib", "UIView",
      nib(
        #"""
        -         <view id="a"><rect key="frame" width="1" height="1"/><connections/></view>
        +         <view id="a"><rect key="frame" width="1" height="1"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/></userDefinedRuntimeAttributes><connections/></view>
        """#)),
    ChangedText(
      "after other runtime attributes", "a.xib", "UILabel",
      nib(
        """
                  <label id="a">
                      <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        +                 <userDefinedRuntimeAttribute type="number" keyPath="lastLineFillPercent">
        +                     <integer key="value" value="60"/>
        +                 </userDefinedRuntimeAttribute>
        +                 <userDefinedRuntimeAttribute type="number" keyPath="skeletonLineSpacing">
        +                     <real key="value" value="2.5"/>
        +                 </userDefinedRuntimeAttribute>
                      </userDefinedRuntimeAttributes>
                  </label>
        """)
    ) { view, _ in
      [
        .set(.lastLineFillPercent, of: view, to: .number(60)),
        .set(.skeletonLineSpacing, of: view, to: .number(2.5)),
      ]
    },
    ChangedText(
      "the last of a repeated key path counts", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        -                 <userDefinedRuntimeAttribute type='boolean' keyPath='isSkeletonable' value='NO'/>
        +                 <userDefinedRuntimeAttribute type='boolean' keyPath='isSkeletonable' value='YES'/>
                      </userDefinedRuntimeAttributes>
                  </view>
        """)),
    ChangedText(
      "with the last one its list goes", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <rect key="frame" width="1" height="1"/>
        -             <userDefinedRuntimeAttributes>
        -                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="NO"/>
        -                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
        -             </userDefinedRuntimeAttributes>
                  </view>
        """)
    ) { view, _ in [.remove(.isSkeletonable, of: view)] },
    ChangedText(
      "one key goes and another comes", "a.xib", "UILabel",
      nib(
        """
                  <label id="a">
                      <userDefinedRuntimeAttributes>
        -                 <userDefinedRuntimeAttribute type="number" keyPath="skeletonCornerRadius">
        -                     <real key="value" value="4"/>
        -                 </userDefinedRuntimeAttribute>
        +                 <userDefinedRuntimeAttribute type="number" keyPath="linesCornerRadius">
        +                     <integer key="value" value="4"/>
        +                 </userDefinedRuntimeAttribute>
                      </userDefinedRuntimeAttributes>
                  </label>
        """)
    ) { view, _ in
      [
        .remove(.skeletonCornerRadius, of: view), .set(.linesCornerRadius, of: view, to: .number(4)),
      ]
    },
    ChangedText(
      "an integer becomes a real number, a text a flag", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="number" keyPath="skeletonCornerRadius">
        -                     <integer key="value" value="4"/>
        +                     <real key="value" value="4.5"/>
                          </userDefinedRuntimeAttribute>
        -                 <userDefinedRuntimeAttribute type="string" keyPath="isSkeletonable" value="NO"/>
        +                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                      </userDefinedRuntimeAttributes>
                  </view>
        """)
    ) { view, _ in
      [.mark(view), .set(.skeletonCornerRadius, of: view, to: .number(4.5))]
    },
    ChangedText(
      "Interface Builder's own attributes stand in Xcode's order", "a.xib", "UITableView",
      nib(
        """
        -         <tableView opaque="NO" contentMode="scaleToFill" dataMode="prototypes" rowHeight="-1" id="a">
        +         <tableView hidden="YES" opaque="NO" alpha="0.0" contentMode="scaleToFill" dataMode="prototypes" rowHeight="-1" estimatedRowHeight="44" id="a">
                  </tableView>
        """)
    ) { view, _ in
      [
        .set(.estimatedRowHeight, of: view, to: .number(44)), .set(.alpha, of: view, to: .number(0)),
        .set(.isHidden, of: view, to: .boolean(true)),
      ]
    },
    ChangedText(
      "an attribute goes with the blanks before it", "a.xib", "UILabel",
      nib(
        """
        -         <label hidden = 'YES'  numberOfLines="3" id="a"/>
        +         <label  numberOfLines="2" id="a"/>
        """)
    ) { view, _ in
      [.remove(.isHidden, of: view), .set(.numberOfLines, of: view, to: .number(2))]
    },
    ChangedText(
      "a runtime attribute gets the name that was meant", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <userDefinedRuntimeAttributes>
        -                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonble" value="YES"/>
        +                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                      </userDefinedRuntimeAttributes>
                  </view>
        """)
    ) { view, hierarchy in corrections(of: view, in: hierarchy) },
    ChangedText(
      "a runtime attribute gets the type that was meant", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <userDefinedRuntimeAttributes>
        -                 <userDefinedRuntimeAttribute type="localizedString" keyPath="isSkeletonable" value="YES"/>
        +                 <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                      </userDefinedRuntimeAttributes>
                  </view>
        """)
    ) { view, hierarchy in corrections(of: view, in: hierarchy) },
    ChangedText(
      "a misplaced one gets another name", "a.xib", "UIView",
      nib(
        """
                  <view id="a">
                      <userDefinedRuntimeAttributes>
        -                 <userDefinedRuntimeAttribute type="number" keyPath="linesCornerRadius">
        +                 <userDefinedRuntimeAttribute type="number" keyPath="skeletonCornerRadius">
                              <integer key="value" value="4"/>
                          </userDefinedRuntimeAttribute>
                      </userDefinedRuntimeAttributes>
                  </view>
        """)
    ) { view, _ in [.rename(.linesCornerRadius, to: .skeletonCornerRadius, of: view)] },
  ]

  private static func corrections(of view: ViewIndex, in hierarchy: Hierarchy) -> [Change] {
    (hierarchy.interfaceBuilder.views[view]?.strangers ?? []).map { .correct($0, of: view) }
  }

  @Test("Xcode's shape is kept", arguments: cases)
  func shapes(_ example: ChangedText) throws {
    #expect(try example.edited(example.before) == example.after)
    let windows = example.before.replacing("\n", with: "\r\n")
    #expect(try example.edited(windows) == example.after.replacing("\n", with: "\r\n"))
  }

  @Test("Read again the file says so", arguments: cases)
  func again(_ example: ChangedText) throws {
    let before = try #require(try example.hierarchies(of: example.before).first)
    let after = try #require(try example.hierarchies(of: example.after).first)
    let view = try SelectorMatching(before).view(selectedBy: example.view)
    let expected = before.applying(example.changes(view, before))
    #expect(NibText(after) == NibText(expected))
  }

  @Test("What needs more than an attribute is not written")
  func nothing() throws {
    let text = Self.nib("<view id=\"a\"><subviews><label id=\"b\"/></subviews></view>")
    let hierarchy = try #require(try readHierarchies(text, named: "a.xib").first)
    let changes: [Change] = [
      .arrange(1), .moveToContentView(1), .callShow(on: 1), .omitShow(on: 0), .putInWindow,
      .set(.skeletonTextNumberOfLines, of: 1, to: .number(2)), .remove(.isSkeletonable, of: 1),
      .set(.itemSize, of: 0, to: .size(Size(width: 1, height: 1))),
    ]
    for change in changes { #expect(hierarchy.edits(for: [change]) == nil, "\(change)") }
  }

  @Test("The cell of a xib is changed for all tables that use it, and these are named")
  func joined() throws {
    let cell = "<tableViewCell reuseIdentifier=\"feed\" id=\"c\" customClass=\"FeedCell\"/>"
    let project = Project(of: [Nibs(of: Array(Self.nib(cell).utf8), named: "feed.xib")])
    let table = "{type: UITableView, isSkeletonable: true, skeletonCellIdentifier: feed}"
    let text = "{type: UIView, isSkeletonable: true, subviews: [\(table), \(table)]}"
    let hierarchy = try #require(try project.hierarchies(of: Array(text.utf8), named: "a.yaml").first)
    let cells = hierarchy.views.indices.filter { hierarchy.isElsewhere($0) }
    #expect(cells.count == 2)
    let one = try #require(hierarchy.edits(for: [.mark(cells[0])]))
    #expect(one.others == [cells[1]] && one.files.map(\.fileName) == ["feed.xib"])
    let both = try #require(hierarchy.edits(for: cells.map(Change.mark)))
    #expect(both.others.isEmpty && both.files == one.files)
    let radii = zip(cells, [4.0, 5]).map { Change.set(.skeletonCornerRadius, of: $0, to: .number($1)) }
    #expect(hierarchy.edits(for: radii) == nil)
  }

  @Test("Elements 10,000 deep are edited without recursion")
  func depth() throws {
    let open = String(repeating: "<x>", count: 7_900) + "<view key=\"view\"><subviews>"
    let text = open + String(repeating: "<view><subviews>", count: 999)
    let close = String(repeating: "</subviews></view>", count: 1_000)
    let nib = Self.nib(text + close + String(repeating: "</x>", count: 7_900))
    let hierarchy = try #require(try? readHierarchies(nib, named: "a.xib").first)
    let edits = try #require(hierarchy.edits(for: [.mark(hierarchy.views.count - 1)]))
    let after = try readHierarchies(try #require(edits.files.first).edited, named: "a.xib")
    #expect(after.first?.views.last?.isSkeletonable == true)
  }
}

/// What a hierarchy says of every view's keys.
struct NibText: Equatable {
  private let keys: [String]
  private let text: String

  init(_ hierarchy: Hierarchy) {
    keys = hierarchy.views.indices.map { view in
      let said = hierarchy.attributes[hierarchy.views[view].attributes].map { attribute in
        let number = attribute.value.number.map { "\($0)" }
        let isFlag = attribute.key.shape == .boolean
        return isFlag
          ? "\(attribute.key) \(hierarchy.boolean(attribute.key, of: view) ?? false)"
          : "\(attribute.key) \(number ?? attribute.value.text ?? "")"
      }
      return said.sorted().joined(separator: ", ")
    }
    var shown = hierarchy
    shown.show.roots = hierarchy.presumedRoots
    text = describe(shown)
  }
}
