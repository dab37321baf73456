@testable import SkelinspectKit

/// Hierarchies that no code goes with.
extension Picture {
  init(of hierarchy: Hierarchy, _ settings: PictureSettings = PictureSettings()) {
    self.init(of: Screen(hierarchy), settings)
  }

  init(of hierarchy: Hierarchy, after count: Int?, _ settings: PictureSettings) {
    self.init(of: Screen(hierarchy), after: count, settings)
  }
}

extension Page {
  init(drawing hierarchies: [Hierarchy], _ settings: PictureSettings) {
    self.init(drawing: hierarchies.map { Screen($0) }, settings)
  }
}
