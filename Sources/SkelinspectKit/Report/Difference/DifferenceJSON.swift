/// A difference as `Schemas/difference.schema.json` has it, one line a view and side.
struct DifferenceJSON {
  private var output: OutputBuffer
  private let difference: Difference

  init(_ difference: Difference, to output: OutputBuffer) {
    (self.difference, self.output) = (difference, output)
  }

  /// Writes all of it and hands it to the buffer's sink, or returns it.
  consuming func finish() -> OutputBuffer {
    output.append("{\"schemaVersion\": 1, \"old\": ")
    output.appendJSON(difference.oldName)
    output.append(", \"new\": ")
    output.appendJSON(difference.newName)
    let comparison = difference.trees == nil ? "views" : "reachedViews"
    output.append(
      ", \"comparison\": \"\(comparison)\", \"isDifferent\": \(!difference.isEmpty),\n\"hierarchies\": [")
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
    output.append("  {\"change\": \"\(change)\", \"name\": ")
    output.appendJSON(orNull: inspection.hierarchy.name)
    output.append(", \"root\": ")
    output.appendJSON(ViewPaths(inspection.hierarchy, to: [root]).machinePath(root))
    let position = LineTable(inspection.hierarchy).position(
      of: inspection.hierarchy.place(of: root))
    output.append(", \"line\": \(position.line), \"column\": \(position.column)}")
  }

  private mutating func append(
    _ hierarchy: HierarchyDifference, _ lines: (old: LineTable?, new: LineTable?)
  ) -> (old: LineTable?, new: LineTable?) {
    let old = DifferenceSideJSON(hierarchy.old, lines: lines.old)
    let new = DifferenceSideJSON(hierarchy.new, lines: lines.new)
    output.append("  {\"change\": \"\(hierarchy.isEmpty ? "none" : "changed")\", \"name\": ")
    output.appendJSON(orNull: hierarchy.new.hierarchy.name)
    output.append(", \"root\": ")
    output.appendJSON(new.paths.machinePath(0))
    output.append(",\n   \"crash\": {\"old\": ")
    output.appendJSON(hierarchy.old.crash)
    output.append(", \"new\": ")
    output.appendJSON(hierarchy.new.crash)
    output.append("},\n   \"colors\": {\"old\": ")
    output.appendJSON(hierarchy.old.palette)
    output.append(", \"new\": ")
    output.appendJSON(hierarchy.new.palette)
    output.append("},\n   \"views\": [")
    for (index, change) in zip(0..., hierarchy.changes) {
      output.append(index == 0 ? "\n" : ",\n")
      begin(change)
      appendCause(change.cause.map { hierarchy.changes[$0] }, old, new)
      output.append(",\n     \"old\": ")
      old.append(change.old, isWhole: true, to: &output)
      output.append(",\n     \"new\": ")
      new.append(change.new, isWhole: true, to: &output)
      output.append("}")
      output.flushIfLarge()
    }
    output.append(hierarchy.changes.isEmpty ? "]}" : "\n   ]}")
    return (old.lines, new.lines)
  }

  private mutating func begin(_ change: ViewChange) {
    let kinds = change.kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    output.append("    {\"changes\": [\(kinds)], \"cause\": ")
  }

  private mutating func appendCause(
    _ cause: ViewChange?, _ old: DifferenceSideJSON, _ new: DifferenceSideJSON
  ) {
    guard let cause else { return output.append("null") }
    output.append(cause.new == nil ? "{\"side\": \"old\", \"path\": " : "{\"side\": \"new\", \"path\": ")
    output.appendJSON(
      cause.new.map { new.paths.machinePath($0) } ?? cause.old.map { old.paths.machinePath($0) } ?? "")
    output.append("}")
  }

  private mutating func append(_ pair: TreesDifference.Pair) {
    let tree = pair.tree
    let old = DifferenceSideJSON(tree.side(isOld: true), lines: nil)
    let new = DifferenceSideJSON(tree.side(isOld: false), lines: nil)
    output.append("  {\"change\": \"\(tree.changes.isEmpty ? "none" : "changed")\", \"name\": ")
    output.appendJSON(orNull: tree.file.hierarchy.name)
    output.append(", \"root\": ")
    output.appendJSON((tree.isLogNew ? old : new).paths.machinePath(tree.root))
    output.append(", \"copies\": \(pair.copies), \"cellViews\": \(tree.cellCount),\n   \"views\": [")
    for (index, change) in zip(0..., tree.changes) {
      output.append(index == 0 ? "\n" : ",\n")
      begin(change)
      output.append("null,\n     \"old\": ")
      old.append(change.old, isWhole: false, to: &output)
      output.append(",\n     \"new\": ")
      new.append(change.new, isWhole: false, to: &output)
      appendExplanation(change, tree, tree.isLogNew ? old : new)
      output.append("}")
      output.flushIfLarge()
    }
    output.append(tree.changes.isEmpty ? "]}" : "\n   ]}")
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
    output.append("{\"path\": ")
    output.appendJSON(paths.machinePath(view))
    output.append(", \"id\": ")
    output.appendJSON(orNull: inspection.hierarchy.id(of: view))
    output.append(", \"type\": ")
    output.appendJSON(inspection.hierarchy.typeName(of: view))
    let isMarked = inspection.hierarchy.views[view].isSkeletonable
    output.append(
      ", \"line\": \(position.line), \"column\": \(position.column), \"isSkeletonable\": \(isMarked)}")
  }
}

extension OutputBuffer {
  fileprivate mutating func appendJSON(_ palette: Palette) {
    let gradient = palette.gradientTexts.map { "\"\($0)\"" }.joined(separator: ", ")
    append("{\"color\": \"\(palette.solidText)\", \"gradient\": [\(gradient)]}")
  }
}
