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
  ) { context in
    context.hierarchy.interfaceBuilderViews.compactMap { finding(at: $0, $1, in: context) }
  }
}

private func finding(
  at view: ViewIndex, _ facts: InterfaceBuilderFacts.View, in context: RuleContext
) -> Finding? {
  guard let id = facts.embedded, context.coverage(of: view).root != nil,
    let controller = context.hierarchy.interfaceBuilder.controllers[id.text],
    !controller.isViewMarked
  else { return nil }
  let name = context.name(of: view)
  let isMarked = context.hierarchy.views[view].isSkeletonable
  // Show on something else than what holds the container says nothing of what is in it.
  guard context.hierarchy.outwards(from: view).contains(where: { context.hierarchy.views[$0].isSkeletonable })
  else { return nil }
  let message =
    isMarked
    ? "\(name) is one block: the view of \(controller.name.shortened), which it shows, is not marked"
    : "\(name) and the view of \(controller.name.shortened) in it stay as they are: neither is marked"
  return context.finding(
    message, at: view, place: id,
    help: isMarked
      ? "mark that view too, so that what is in it is drawn by itself"
      : "mark both, or show the skeleton of \(controller.name.shortened) in its own code",
    notes: [Diagnostic.Note(message: "this view is not marked", place: controller.place)])
}
