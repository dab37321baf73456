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

func mistakes(in text: String) -> [String] {
  let file = lint(text, named: "screen.yaml")
  return file.diagnostics.map { "line \($0.place.position.line): \($0.message) [\($0.rule)]" }
}
