extension System {
  /// As people call it.
  var name: String {
    switch self {
    case .skeletonView: "SkeletonView"
    case .swiftUI: "SwiftUI"
    case .layers: "layers by hand"
    }
  }
}

extension Systems {
  /// `SwiftUI and layers by hand`, or `all`.
  var words: String {
    self == .all ? "all" : System.allCases.filter { contains(Systems($0)) }.map(\.name).listed("and")
  }
}
