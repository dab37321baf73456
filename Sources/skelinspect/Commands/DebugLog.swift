import SkelinspectKit

/// What `SKELETON_DEBUG` has the app print for a file's hierarchies, and why roots print nothing.
struct DebugLog: Sendable {
  private(set) var trees = ""
  /// Safe for terminals.
  private(set) var notes: [String] = []

  init() {}

  /// Empty unless the variable is set.
  init(of hierarchies: [Hierarchy]) {
    guard !Environment.skeletonDebug.isEmpty else { return }
    for hierarchy in hierarchies {
      printSkeletonDebugLog(of: hierarchy, environment: Environment.skeletonDebug, to: &trees)
      notes += SkelinspectKit.inspect(hierarchy).missingLogNotes
    }
  }
}

/// Which of the views that `--root` names are in a file.
struct RootCheck: Sendable {
  private(set) var found: Set<String> = []
  private(set) var errors: [(root: String, error: SelectorError)] = []

  init() {}

  init(_ roots: [String], in hierarchies: [Hierarchy]) {
    guard !roots.isEmpty else { return }
    for hierarchy in hierarchies {
      let selected = SelectedRoots(roots, in: hierarchy)
      for root in roots {
        if let error = selected.errors[root] { errors.append((root, error)) } else { found.insert(root) }
      }
    }
  }
}
