/// The cells that are registered, by what they may be cast to.
struct CastCells: Sendable {
  /// By the names of the classes and protocols that they are of.
  private var known: [String: Set<Int>] = [:]
  /// Those that may be of others, too.
  private var open: Set<Int> = []

  init() {}

  init(_ cells: Set<Int>, _ types: CodeTypes) {
    for cell in cells {
      let declaration = types.declarations[cell]
      let origin = types.origin(of: declaration.name, near: declaration.place.file)
      for name in origin.names { known[name, default: []].insert(cell) }
      if !origin.isWhole { open.insert(cell) }
    }
  }

  /// Those of some cells that a cast may let through.
  func cells(among cells: Set<Int>, castTo name: String, _ types: CodeTypes) -> Set<Int> {
    let name = TypeText.lastName(of: name)
    // What is declared nowhere may be a protocol of another module.
    guard ViewClass(named: name) != nil || !types.types(named: name).isEmpty else { return cells }
    return cells.filter { known[name]?.contains($0) == true || open.contains($0) }
  }
}
