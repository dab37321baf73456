/// What makes the skeletons of a hierarchy: each system has an evaluator of its own, and all fill the same
/// verdicts.
public enum System: String, CaseIterable, Sendable {
  /// SkeletonView: marked views and a call of show.
  case skeletonView
  /// SwiftUI's redaction, overlays and shimmer.
  case swiftUI
  /// Layers that an app's own code puts into UIKit views and animates.
  case layers
}

/// What the views of a hierarchy say beside the keys that every system has.
enum SystemFacts: Sendable {
  case skeletonView
  indirect case swiftUI(SwiftUIFacts)
  indirect case layers(LayerFacts)
}

extension Hierarchy {
  /// What makes its skeletons: the document's `system`, else told by its views.
  public var system: System {
    switch systemFacts {
    case .skeletonView: .skeletonView
    case .swiftUI: .swiftUI
    case .layers: .layers
    }
  }

  /// Nil in another system.
  var swiftUI: SwiftUIFacts? {
    if case .swiftUI(let facts) = systemFacts { facts } else { nil }
  }

  /// Nil in another system.
  var layers: LayerFacts? {
    if case .layers(let facts) = systemFacts { facts } else { nil }
  }
}
