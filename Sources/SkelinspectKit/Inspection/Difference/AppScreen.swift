/// What of a running app's views a file describes: those of a controller, without the window and the views that
/// UIKit puts around them.
extension Hierarchy {
  private static let containers: Set<String> = [
    "UIWindow", "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView", "Application",
  ]
  private static let bars: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]

  /// The hierarchy of the view that fills a window; itself where its root is not a window.
  var screen: Hierarchy {
    guard isOfApp, !views.isEmpty else { return self }
    var top = 0
    while Self.containers.contains(typeName(of: top)) || views[top].viewClass.name == "UIWindow" {
      let inner = children(of: top).filter { !Self.bars.contains(typeName(of: $0)) }
      guard let largest = inner.max(by: { views[$0].end - $0 < views[$1].end - $1 }) else { break }
      top = largest
    }
    if top == 0 { return self }
    var hierarchy = holding(Array(top..<views[top].end))
    hierarchy.views[0].place = .root
    hierarchy.show.roots = [0]
    return hierarchy
  }
}
