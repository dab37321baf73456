/// What could be read of a file's hierarchies, and what is wrong with the rest.
struct HierarchyReading: Sendable {
  var hierarchies: [Hierarchy]
  /// Of each hierarchy.
  let doubts: [Doubts]
  let error: ReadError?

  /// Those that have views of which something is certain.
  var readable: HierarchyReading {
    let numbers = hierarchies.indices.filter { !doubts[$0].isWhole && !hierarchies[$0].views.isEmpty }
    return HierarchyReading(
      hierarchies: numbers.map { hierarchies[$0] }, doubts: numbers.map { doubts[$0] }, error: error)
  }

  /// All of them, or the error.
  func get() throws(ReadError) -> [Hierarchy] {
    if let error { throw error }
    return hierarchies
  }
}
