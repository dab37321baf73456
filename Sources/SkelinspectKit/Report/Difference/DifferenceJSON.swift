/// A difference as `Schemas/difference.schema.json` has it, one line a view and side.
struct DifferenceJSON {
  private var output: OutputBuffer
  private let difference: Difference

  init(_ difference: Difference, to output: OutputBuffer) {
    (self.difference, self.output) = (difference, output)
  }

  /// Writes all of it and hands it to the buffer's sink, or returns it.
  consuming func finish() -> OutputBuffer {
    output.append(opening: [
      "schemaVersion": 1, "old": .text(difference.oldName), "new": .text(difference.newName),
      "comparison": difference.trees == nil ? "views" : "reachedViews",
      "isDifferent": .boolean(!difference.isEmpty),
      "hierarchies": .line(0, []),
    ])
    for hierarchy in difference.hierarchies { append(hierarchy) }
    for tree in difference.trees?.pairs ?? [] { append(tree) }
    for side in loneSides { append(side.inspection, root: side.root, side.change) }
    output.append("\n]}\n")
    output.flush()
    return output
  }

  /// Hierarchies, or trees, that only one side has.
  private var loneSides: [(inspection: Inspection, root: ViewIndex, change: String)] {
    guard let trees = difference.trees else {
      return difference.removed.map { ($0, 0, "removed") } + difference.added.map { ($0, 0, "added") }
    }
    let words = trees.isLogNew ? ("removed", "added") : ("added", "removed")
    return trees.missing.map { ($0.file, $0.root, words.0) } + trees.strangers.map { ($0, 0, words.1) }
  }

  private mutating func append(_ inspection: Inspection, root: ViewIndex, _ change: String) {
    let hierarchy = inspection.hierarchy
    let path = ViewPaths(hierarchy, to: [root]).machinePath(root)
    let position = hierarchy.place(of: root).position
    let head = Self.head(change, hierarchy.name, root: path)
    output.append(
      row: head.adding(["line": .number(position.line), "column": .number(position.column)]), indent: 2)
  }

  private mutating func append(_ hierarchy: HierarchyDifference) {
    let old = DifferenceSideJSON(hierarchy.old)
    let new = DifferenceSideJSON(hierarchy.new)
    let head = Self.head(
      hierarchy.isEmpty ? "none" : "changed", hierarchy.new.hierarchy.name, root: new.paths.machinePath(0)
    ).adding([
      "crash": .line(3, ["old": OrderedJSON(hierarchy.old.crash), "new": OrderedJSON(hierarchy.new.crash)]),
      "colors": .line(3, ["old": hierarchy.old.palette.json, "new": hierarchy.new.palette.json]),
      "causes": .line(3, hierarchy.causesJSON(old: old.paths, new: new.paths)),
      "views": .line(3, []),
    ])
    output.append(row: head, indent: 2, isOpen: true)
    for change in hierarchy.changes {
      let cause = change.cause.map { hierarchy.changes[$0].sideAndPath(old: old.paths, new: new.paths) }
      output.append(row: Self.value(of: change, cause, isWhole: true, old, new), indent: 4)
    }
    output.append(hierarchy.changes.isEmpty ? "]}" : "\n   ]}")
  }

  private mutating func append(_ tree: TreeDifference) {
    let old = DifferenceSideJSON(tree.side(isOld: true))
    let new = DifferenceSideJSON(tree.side(isOld: false))
    let file = tree.isLogNew ? old : new
    let head = Self.head(
      tree.changes.isEmpty ? "none" : "changed", tree.file.hierarchy.name,
      root: file.paths.machinePath(tree.root)
    ).adding([
      "copies": .number(tree.copies), "cellViews": .number(tree.cellCount), "views": .line(3, []),
    ])
    output.append(row: head, indent: 2, isOpen: true)
    for change in tree.changes {
      let value = Self.value(of: change, nil, isWhole: false, old, new)
      output.append(row: value.adding(["inFile": Self.explanation(of: change, tree, file)]), indent: 4)
    }
    output.append(tree.changes.isEmpty ? "]}" : "\n   ]}")
  }

  private static func head(_ change: String, _ name: String?, root: String) -> OrderedJSON {
    ["change": .text(change), "name": OrderedJSON(name), "root": .text(root)]
  }

  private static func value(
    of change: ViewChange, _ cause: OrderedJSON?, isWhole: Bool, _ old: DifferenceSideJSON,
    _ new: DifferenceSideJSON
  ) -> OrderedJSON {
    [
      "changes": change.kindsJSON, "cause": cause ?? .null,
      "old": .line(5, old.value(of: change.old, isWhole: isWhole)),
      "new": .line(5, new.value(of: change.new, isWhole: isWhole)),
    ]
  }

  /// The view of the file that it probably is.
  private static func explanation(
    of change: ViewChange, _ tree: TreeDifference, _ file: DifferenceSideJSON
  ) -> OrderedJSON? {
    guard case (nil, let view?) = tree.views(of: change), let meant = tree.explanations[view]
    else { return nil }
    return .line(5, file.value(of: meant, isWhole: true))
  }
}

/// One side's views in JSON.
struct DifferenceSideJSON {
  let paths: ViewPaths
  private let inspection: Inspection

  init(_ inspection: Inspection) {
    self.inspection = inspection
    paths = ViewPaths(inspection.hierarchy)
  }

  /// - Parameter isWhole: with what show makes of it.
  func value(of view: ViewIndex?, isWhole: Bool) -> OrderedJSON {
    guard let view else { return .null }
    let hierarchy = inspection.hierarchy
    if isWhole { return ViewInspection(of: view, in: inspection, paths).json }
    let position = hierarchy.place(of: view).position
    return [
      "path": .text(paths.machinePath(view)), "id": OrderedJSON(hierarchy.id(of: view)),
      "type": .text(hierarchy.typeName(of: view)),
      "line": .number(position.line), "column": .number(position.column),
      "isSkeletonable": hierarchy.knowsFlags ? .boolean(hierarchy.views[view].isSkeletonable) : .null,
    ]
  }
}

extension Palette {
  fileprivate var json: OrderedJSON { ["color": .text(solidText), "gradient": OrderedJSON(gradientTexts)] }
}

extension HierarchyDifference {
  /// The changes from which others follow, each with what it cost and what it gave, in JSON.
  fileprivate func causesJSON(old: ViewPaths, new: ViewPaths) -> OrderedJSON {
    .rows(
      effects.sorted { $0.key < $1.key }.map { cause, numbers in
        let (cause, effects) = (changes[cause], numbers.map { changes[$0] })
        return cause.sideAndPath(old: old, new: new).adding([
          "changes": cause.kindsJSON, "effects": .number(effects.count),
          "lostSkeletons": .number(effects.count { $0.has(.lostSkeleton) }),
          "gainedSkeletons": .number(effects.count { $0.has(.gainedSkeleton) }),
        ])
      }, indent: 4)
  }
}

extension ViewChange {
  /// Where it is: in the old file only if the new one does not have the view.
  func sideAndPath(old: ViewPaths, new: ViewPaths) -> OrderedJSON {
    let path = self.new.map(new.machinePath) ?? self.old.map(old.machinePath) ?? ""
    return ["side": self.new == nil ? "old" : "new", "path": .text(path)]
  }

  var kindsJSON: OrderedJSON { OrderedJSON(kinds.map(\.rawValue)) }
}
