extension Rule {
  static let placeholderCustomView = Rule(
    "placeholder-custom-view", .note, inPartialFiles: .note, isOnByDefault: false,
    "A marked view of a class that loads its content from a xib, whose top view is not marked.",
    why: "The content is added as one subview when the view is loaded: subviewsSkeletonables skips it "
      + "where it is not marked, so the view becomes one block.",
    fix: "Mark the top view of the xib whose File's Owner is the class.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/UIView+SkeletonView.swift"),
    accepts: [
      "{type: UIView, isSkeletonable: true, subviews: [{type: AvatarView, isSkeletonable: true}]}",
      "{type: UIView, subviews: [{type: AvatarView}]}",
    ],
    reports: [
      """
      <document>
        <scenes>
          <scene>
            <objects>
              <viewController>
                <view key="view">
                  <subviews>
                    ↓<view customClass="AvatarView">
                      <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                      </userDefinedRuntimeAttributes>
                    </view>
                  </subviews>
                </view>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      <!-- AvatarView.xib -->
      <document>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" customClass="AvatarView"/>
          <view>
            <subviews>
              <imageView>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                </userDefinedRuntimeAttributes>
              </imageView>
            </subviews>
          </view>
        </objects>
      </document>
      """,
      """
      <document>
        <objects>
          <!-- In a cell as well. -->
          <tableViewCell>
            <tableViewCellContentView key="contentView">
              <subviews>
                ↓<view userLabel="stars" customClass="RatingView">
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                  </userDefinedRuntimeAttributes>
                </view>
              </subviews>
            </tableViewCellContentView>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
            </userDefinedRuntimeAttributes>
          </tableViewCell>
        </objects>
      </document>
      <!-- RatingView.xib -->
      <document>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" customClass="RatingView"/>
          <view/>
        </objects>
      </document>
      """,
    ]
  ).looking(among: { $0.nibs.isEmpty ? [] : $0.marked }) { view, context in
    let hierarchy = context.hierarchy
    guard hierarchy.views[view].end == view + 1, !hierarchy.views[view].place.isTemplate,
      let content = context.nibs.content(of: hierarchy.typeName(of: view)), !content.isMarked
    else { return nil }
    return context.finding(
      "\(context.name(of: view)) is one block: the \(content.type.shortened) of its xib is not marked "
        + "(\(content.place.shortened))",
      at: view, help: "mark that view in the xib, so that what is in it is drawn by itself")
  }
}
