import SkelinspectKit

/// What `SKELETON_DEBUG` has the app print for a file's hierarchies, and why roots print nothing.
struct DebugLog: Sendable {
  private(set) var trees = ""
  /// Safe for terminals.
  private(set) var notes: [String] = []

  /// Empty unless the variable is set.
  init(of inspections: some Sequence<Inspection> = []) {
    guard Environment.hasSkeletonDebug else { return }
    for inspection in inspections {
      trees += inspection.debugLog
      notes += inspection.missingLogNotes
    }
  }

  init(of hierarchies: [Hierarchy]) { self.init(of: hierarchies.lazy.map { inspect($0) }) }
}

/// Which of the views that `--root` names are in a file.
struct RootCheck: Sendable {
  private(set) var found: Set<String> = []
  private(set) var errors: [(root: String, error: SelectorError)] = []

  init(_ roots: [String] = [], in hierarchies: [Hierarchy] = []) {
    if roots.isEmpty { return }
    for hierarchy in hierarchies {
      let selected = SelectedRoots(roots, in: hierarchy)
      for root in roots {
        if let error = selected.errors[root] { errors.append((root, error)) } else { found.insert(root) }
      }
    }
  }
}
