/// What the functions that begin to load do to views: that holds while it loads.
extension LayerObjects {
  /// What a property of a view is from then on; nil where none of them sets it.
  func valueWhileLoading(_ name: String, of view: Reference) -> Value? {
    let starts = record.additions.map(\.run) + record.motions.map(\.run)
    let writes = writes(name, of: view).filter { write in
      write.run.isImmediate
        && (Self.beginsLoading(write.run.entry) && write.run.branches.isEmpty
          || starts.contains { start in
            start.entry == write.run.entry && start.branches.starts(with: write.run.branches)
          })
    }
    return writes.isEmpty ? nil : Self.value(of: writes)
  }

  /// The same, or else what it is at last.
  func whileLoading(_ name: String, of view: Reference) -> Value {
    valueWhileLoading(name, of: view) ?? value(name, of: view)
  }

  /// `startLoading`, `showSkeleton`.
  private static func beginsLoading(_ function: String) -> Bool {
    let name = function.lowercased()
    return name.speaksOfLoading
      && ["start", "show", "begin", "display", "animate"].contains { name.hasPrefix($0) }
  }
}
