/// What an app's own data source answers.
extension ViewKey {
  var realCellsRow: Key {
    switch self {
    case .numberOfRows:
      Key(.integer).usually(of: .tables)
        .says(
          "A table's real rows, from the app's data source; dummy rows do not depend on it; default: unknown, in calls 0."
        )
    case .numberOfSections:
      Key(.integer).usually(of: .tables, .collections)
        .says(
          "Real sections, from the app's data source; dummy cells do not depend on them; default: unknown.")
    default: Key(.anything)
    }
  }
}
