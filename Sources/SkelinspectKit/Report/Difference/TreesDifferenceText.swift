/// What an app printed against a file, for people.
struct TreesDifferenceText {
  let difference: TreesDifference
  let paint: Paint

  func write(to output: inout OutputBuffer) {
    output.append(
      paint.dim(
        "Compared: the views that SkeletonView reaches, by the file and in the printed tree, which holds no "
          + "others, no sizes and no ids.") + "\n")
    var counts = (file: 0, log: 0, other: 0)
    for tree in difference.pairs {
      if difference.pairs.count > 1 { output.append(heading(of: tree)) }
      write(tree, &counts, to: &output)
      output.flushIfLarge()
    }
    for line in notes { output.append(paint.dim(line) + "\n") }
    output.append(summary(counts) + "\n")
  }

  private func heading(of tree: TreeDifference) -> String {
    let side = DifferenceSide(tree.log, paint: paint)
    let times = tree.copies > 1 ? ", \(tree.copies) times" : ""
    return "\(side.head(0))\(times):\n"
  }

  private func write(
    _ tree: TreeDifference, _ counts: inout (file: Int, log: Int, other: Int), to output: inout OutputBuffer
  ) {
    let text = TreeDifferenceText(tree, paint: paint)
    for change in tree.changes {
      switch tree.views(of: change) {
      case (_?, nil): counts.file += 1
      case (nil, _): counts.log += 1
      default: counts.other += 1
      }
      if let line = text.line(of: change) { output.append(line + "\n") }
      output.flushIfLarge()
    }
    if tree.cellCount > 0 {
      let views = tree.cellCount.counted("view")
      output.append(paint.dim("skipped: \(views) of cells that were on screen") + "\n")
    }
  }

  private var notes: [String] {
    difference.strangers.map { stranger in
      let side = DifferenceSide(stranger, paint: Paint(isColored: false))
      return "not compared: \(side.head(0)) matches no tree in the file"
    }
      + difference.missing.map { missing in
        let side = DifferenceSide(missing.file, paint: Paint(isColored: false))
        let isSilent = missing.file.hierarchy.knowsFlags && !missing.file.shownRoots.contains(missing.root)
        let silent = isSilent ? "; show does nothing on it" : ""
        return "not compared: \(side.head(missing.root)) is not in the log\(silent)"
      }
  }

  private func summary(_ counts: (file: Int, log: Int, other: Int)) -> String {
    if difference.pairs.isEmpty { return paint.red("No tree in the log matches one in the file") }
    if difference.isEmpty {
      let common = difference.pairs.reduce(0) { $0 + $1.commonCount }
      return paint.green("No difference")
        + ": the app reached the \(common.counted("view")) that the file says"
    }
    var parts: [String] = []
    if counts.file > 0 { parts.append(paint.red("\(counts.file.counted("view")) not in the log")) }
    if counts.log > 0 { parts.append("\(counts.log.counted("view")) only in the log") }
    if counts.other > 0 { parts.append("\(counts.other.counted("view")) changed otherwise") }
    return parts.joined(separator: ", ")
  }
}
