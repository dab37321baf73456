/// What differs between two files: what happens to every view, or, where one of them is a printed tree, which
/// views SkeletonView reaches.
public struct Difference: Sendable {
  /// As they were given.
  let oldName: String
  let newName: String
  /// Of the hierarchies that both have, in the new file's order; empty where trees are compared.
  let hierarchies: [HierarchyDifference]
  /// Hierarchies that only one side has.
  let removed: [Inspection]
  let added: [Inspection]
  /// Nil where all of the views is known on both sides, or on none.
  let trees: TreesDifference?

  init(from old: [Hierarchy], to new: [Hierarchy], named names: (old: String, new: String)) {
    (oldName, newName) = names
    let isPrinted = (old: Self.isPrinted(old), new: Self.isPrinted(new))
    if isPrinted.old != isPrinted.new {
      trees =
        isPrinted.new
        ? TreesDifference(file: old, log: new, isLogNew: true)
        : TreesDifference(file: new, log: old, isLogNew: false)
      (hierarchies, removed, added) = ([], [], [])
      return
    }
    // A file describes a controller's view, and not the window around it.
    let isAgainstApp = old.allSatisfy(\.isOfApp) != new.allSatisfy(\.isOfApp)
    let old = isAgainstApp ? old.map(\.screen) : old
    let new = isAgainstApp ? new.map(\.screen) : new
    let pairing = HierarchyPairing(old, new)
    trees = nil
    hierarchies = pairing.pairs.map { HierarchyDifference(Inspection(old[$0.old]), Inspection(new[$0.new])) }
    removed = pairing.onlyOld.map { Inspection(old[$0]) }
    added = pairing.onlyNew.map { Inspection(new[$0]) }
  }

  /// Nothing differs.
  public var isEmpty: Bool {
    hierarchies.allSatisfy(\.isEmpty) && removed.isEmpty && added.isEmpty && trees?.isEmpty != false
  }

  private static func isPrinted(_ hierarchies: [Hierarchy]) -> Bool {
    !hierarchies.isEmpty && hierarchies.allSatisfy { $0.origin == .printed }
  }
}
