import SkelinspectKit

func coveredViews(in text: String) throws -> [String] {
  let hierarchies = try readHierarchies(text, named: "screen.yaml")
  return hierarchies.flatMap { hierarchy in
    print(describe(hierarchy))
    let inspection = inspect(hierarchy)
    if let crash = inspection.crash { print("\(crash.path): \(crash.reason)") }
    return inspection.views.filter { $0.role == .lines || $0.role == .block }.map(\.path)
  }
}
