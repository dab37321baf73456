/// What could be read of a file's hierarchies, and what is wrong with the rest.
struct HierarchyReading: Sendable {
  var hierarchies: [Hierarchy]
  /// Of each hierarchy.
  let doubts: [Doubts]
  let error: ReadError?

  /// All of them, or the error.
  func get() throws(ReadError) -> [Hierarchy] {
    if let error { throw error }
    return hierarchies
  }
}
