extension Rule {
  static let embeddedController = Rule(
    "embedded-controller", .note, inPartialFiles: .note, isOnByDefault: false,
    "A container view's controller has a view that is not marked, so the container's skeleton leaves it out.",
    why: "At run time the view of an embedded controller is a subview of the container view: "
      + "subviewsSkeletonables skips it where it is not marked.",
    fix: "Mark the view of the embedded controller as well, or show its skeleton from that controller.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/UIView+SkeletonView.swift"),
    accepts: [
      "{type: UIView, isSkeletonable: true, subviews: [{type: UIView, id: container, isSkeletonable: true}]}",
      "{type: UIView, subviews: [{type: UIView, id: container}]}",
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
                    <containerView userLabel="container">
                      <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                      </userDefinedRuntimeAttributes>
                      <connections><segue destination="↓feed" kind="embed"/></connections>
                    </containerView>
                  </subviews>
                </view>
              </viewController>
            </objects>
          </scene>
          <scene>
            <objects>
              <tableViewController id="feed" customClass="FeedController">
                <tableView key="view"/>
              </tableViewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """,
      """
      <document>
        <!-- Neither the container nor what it shows is marked. -->
        <scenes>
          <scene>
            <objects>
              <viewController>
                <view key="view">
                  <subviews>
                    <containerView><connections><segue destination="↓map" kind="embed"/></connections></containerView>
                  </subviews>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                  </userDefinedRuntimeAttributes>
                </view>
              </viewController>
              <viewController id="map"><view key="view"/></viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """,
    ]
  ).looking(among: { $0.hierarchy.interfaceBuilderViews }) { found, context in
    let (view, hierarchy) = (found.view, context.hierarchy)
    guard let id = found.facts.embedded, context.coverage(of: view).root != nil,
      let controller = hierarchy.interfaceBuilder.controllers[id.text], !controller.isViewMarked,
      // Show on something else than what holds the container says nothing of what is in it.
      hierarchy.outwards(from: view).contains(where: { hierarchy.views[$0].isSkeletonable })
    else { return nil }
    let (name, content) = (context.name(of: view), controller.name.shortened)
    let isMarked = hierarchy.views[view].isSkeletonable
    return context.finding(
      isMarked
        ? "\(name) is one block: the view of \(content), which it shows, is not marked"
        : "\(name) and the view of \(content) in it stay as they are: neither is marked",
      at: view, place: id,
      help: isMarked
        ? "mark that view too, so that what is in it is drawn by itself"
        : "mark both, or show the skeleton of \(content) in its own code",
      notes: [Diagnostic.Note(message: "this view is not marked", place: controller.place)])
  }
}
