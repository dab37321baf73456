import SkelinspectKit

/// The paths of the views that have a skeleton while the screen loads.
func coveredViews(in text: String) throws -> [String] {
  try readHierarchies(text, named: "screen.yaml").flatMap { hierarchy in
    let inspection = inspect(hierarchy)
    if let crash = inspection.crash { print("\(crash.path): \(crash.reason)") }
    return inspection.views.filter { $0.role == .lines || $0.role == .block }.map(\.path)
  }
}
