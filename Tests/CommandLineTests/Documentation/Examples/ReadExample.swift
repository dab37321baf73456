import SkelinspectKit

/// The hierarchies of a text; none where it cannot be read, and then the console says why.
func hierarchies(in text: String) -> [Hierarchy] {
  do {
    let hierarchies = try readHierarchies(text, named: "screen.yaml")
    for warning in hierarchies.flatMap(\.warnings) { print(warning.message) }
    return hierarchies
  } catch {
    print(error)  // screen.yaml:1:8: error: …
    return []
  }
}
