import SkelinspectKit

/// Why a view does or does not show a skeleton, and the change that would alter it.
func reason(for selector: String, in text: String) throws(ReadError) -> String {
  let hierarchies = try readHierarchies(text, named: "screen.yaml")
  do {
    return try explain(selector, in: hierarchies).text()
  } catch {
    return error.help.map { "\(error.message); \($0)" } ?? error.message
  }
}
