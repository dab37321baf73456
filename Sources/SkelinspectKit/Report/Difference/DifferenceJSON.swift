/// A difference as `Schemas/difference.schema.json` has it, one line a view and side.
struct DifferenceJSON {
  private var output: OutputBuffer
  private let difference: Difference

  init(_ difference: Difference, to output: OutputBuffer) {
    (self.difference, self.output) = (difference, output)
  }

  /// Writes all of it and hands it to the buffer's sink, or returns it.
  consuming func finish() -> OutputBuffer {
    output.append(
      """
      {"schemaVersion": 1, "old": \(difference.oldName.inJSON), "new": \(difference.newName.inJSON), \
      "comparison": "\(difference.trees == nil ? "views" : "reachedViews")", "isDifferent": \(!difference.isEmpty),
      "hierarchies": [
      """)
    var isFirst = true
    var lines: (old: LineTable?, new: LineTable?) = (nil, nil)
    for hierarchy in difference.hierarchies {
      separate(&isFirst)
      lines = append(hierarchy, lines)
    }
    for pair in difference.trees?.pairs ?? [] {
      separate(&isFirst)
      append(pair)
    }
    for side in loneSides {
      separate(&isFirst)
      append(side.inspection, root: side.root, side.change)
    }
    output.append("\n]}\n")
    output.flush()
    return output
  }

  private mutating func separate(_ isFirst: inout Bool) {
    output.append(isFirst ? "\n" : ",\n")
    isFirst = false
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
    let position = LineTable(hierarchy).position(of: hierarchy.place(of: root))
    appendHead(change, hierarchy.name, root: path)
    output.append(", \"line\": \(position.line), \"column\": \(position.column)}")
  }

  private mutating func append(
    _ hierarchy: HierarchyDifference, _ lines: (old: LineTable?, new: LineTable?)
  ) -> (old: LineTable?, new: LineTable?) {
    let old = DifferenceSideJSON(hierarchy.old, lines: lines.old)
    let new = DifferenceSideJSON(hierarchy.new, lines: lines.new)
    appendHead(
      hierarchy.isEmpty ? "none" : "changed", hierarchy.new.hierarchy.name, root: new.paths.machinePath(0))
    output.append(
      """
      ,
         "crash": {"old": \(hierarchy.old.crash.inJSON), "new": \(hierarchy.new.crash.inJSON)},
         "colors": {"old": \(hierarchy.old.palette.inJSON), "new": \(hierarchy.new.palette.inJSON)}
      """)
    DifferenceCausesJSON(hierarchy, old: old.paths, new: new.paths).append(to: &output)
    output.append(",\n   \"views\": [")
    for (index, change) in zip(0..., hierarchy.changes) {
      append(
        change, isFirst: index == 0, cause: change.cause.map { hierarchy.changes[$0] }, isWhole: true, old,
        new)
      end()
    }
    output.append(hierarchy.changes.isEmpty ? "]}" : "\n   ]}")
    return (old.lines, new.lines)
  }

  private mutating func append(_ pair: TreesDifference.Pair) {
    let tree = pair.tree
    let old = DifferenceSideJSON(tree.side(isOld: true), lines: nil)
    let new = DifferenceSideJSON(tree.side(isOld: false), lines: nil)
    let file = tree.isLogNew ? old : new
    appendHead(
      tree.changes.isEmpty ? "none" : "changed", tree.file.hierarchy.name,
      root: file.paths.machinePath(tree.root))
    output.append(", \"copies\": \(pair.copies), \"cellViews\": \(tree.cellCount),\n   \"views\": [")
    for (index, change) in zip(0..., tree.changes) {
      append(change, isFirst: index == 0, cause: nil, isWhole: false, old, new)
      appendExplanation(change, tree, file)
      end()
    }
    output.append(tree.changes.isEmpty ? "]}" : "\n   ]}")
  }

  private mutating func appendHead(_ change: String, _ name: String?, root: String) {
    output.append("  {\"change\": \"\(change)\", \"name\": \(name.inJSON), \"root\": \(root.inJSON)")
  }

  /// All of a change but its end.
  private mutating func append(
    _ change: ViewChange, isFirst: Bool, cause: ViewChange?, isWhole: Bool, _ old: DifferenceSideJSON,
    _ new: DifferenceSideJSON
  ) {
    output.append("\(isFirst ? "\n" : ",\n")    {\"changes\": \(change.kindsInJSON), \"cause\": ")
    appendCause(cause, old, new)
    output.append(",\n     \"old\": ")
    old.append(change.old, isWhole: isWhole, to: &output)
    output.append(",\n     \"new\": ")
    new.append(change.new, isWhole: isWhole, to: &output)
  }

  private mutating func end() {
    output.append("}")
    output.flushIfLarge()
  }

  private mutating func appendCause(
    _ cause: ViewChange?, _ old: DifferenceSideJSON, _ new: DifferenceSideJSON
  ) {
    guard let cause else { return output.append("null") }
    output.append("{\(cause.sideAndPath(old: old.paths, new: new.paths))}")
  }

  /// The view of the file that it probably is.
  private mutating func appendExplanation(
    _ change: ViewChange, _ tree: TreeDifference, _ file: DifferenceSideJSON
  ) {
    let logView = tree.isLogNew ? change.new : change.old
    guard let view = logView, (change.old == nil) != (change.new == nil), let meant = tree.explanations[view],
      change.has(tree.isLogNew ? .added : .removed)
    else { return }
    output.append(",\n     \"inFile\": ")
    file.append(meant, isWhole: true, to: &output)
  }
}

/// One side's views in JSON.
struct DifferenceSideJSON {
  let paths: ViewPaths
  let lines: LineTable
  private let inspection: Inspection

  init(_ inspection: Inspection, lines: LineTable?) {
    self.inspection = inspection
    paths = ViewPaths(inspection.hierarchy)
    self.lines = LineTable(inspection.hierarchy, reusing: lines)
  }

  /// - Parameter isWhole: with what show makes of it.
  func append(_ view: ViewIndex?, isWhole: Bool, to output: inout OutputBuffer) {
    guard let view else { return output.append("null") }
    let position = lines.position(of: inspection.hierarchy.place(of: view))
    if isWhole { return output.appendJSON(inspection.inspection(of: view, paths), at: position) }
    output.append("{\"path\": ", json: paths.machinePath(view))
    output.append(", \"id\": ", json: inspection.hierarchy.id(of: view))
    output.append(", \"type\": ", json: inspection.hierarchy.typeName(of: view))
    let isMarked =
      inspection.hierarchy.knowsFlags ? "\(inspection.hierarchy.views[view].isSkeletonable)" : "null"
    output.append(
      ", \"line\": \(position.line), \"column\": \(position.column), \"isSkeletonable\": \(isMarked)}")
  }
}

extension Palette {
  fileprivate var inJSON: String {
    let gradient = gradientTexts.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\"color\": \"\(solidText)\", \"gradient\": [\(gradient)]}"
  }
}
