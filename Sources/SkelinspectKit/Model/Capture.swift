/// How a running app wrote a hierarchy.
struct Capture: Sendable {
  enum Author: String, CaseIterable, Sendable {
    case app, debugger

    static let names = allCases.map(\.rawValue)
  }

  var author = Author.app
  /// It holds what only Swift sees too.
  var isComplete = true
  /// A view had a skeleton's layer on it.
  var showsSkeleton = false
}

/// A layer that SkeletonView had put on a view when it was captured.
struct LiveLayer: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable { case solid, gradient }

  var kind = Kind.solid
  /// In the view's own coordinates; nil where the app could not say it.
  var frame: Rect?
  /// In the view's own coordinates; empty for a block.
  var lines: [Rect] = []
  var colors: [String] = []
  /// Points.
  var cornerRadius = 0.0
  /// From 0 to 1; below 1 in a transition.
  var opacity = 1.0
  var isAnimated = false
}

extension Hierarchy {
  /// SkeletonView had put a layer on a view when the app was captured.
  func hasLiveLayer(_ view: ViewIndex) -> Bool {
    guard let layers = node(of: .skeletonLayers, in: view), let document = tree(of: view).document else {
      return false
    }
    return document.next(after: layers) > layers + 1
  }

  /// It was captured while a skeleton was shown: what show changes at views is changed.
  var isShowingLive: Bool { capture?.showsSkeleton == true }
}
