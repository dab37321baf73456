/// A difference for people: `+`, `-` and `~` before the views, each cause with what follows from it.
struct DifferenceText {
  let difference: Difference
  let paint: Paint

  func write(to output: inout OutputBuffer) {
    if let trees = difference.trees {
      TreesDifferenceText(difference: trees, paint: paint).write(to: &output)
      return
    }
    if difference.isEmpty {
      output.append(sameness + "\n")
      return
    }
    let isOnly = difference.hierarchies.count + difference.added.count + difference.removed.count == 1
    for hierarchy in difference.hierarchies where !hierarchy.isEmpty {
      if !isOnly { output.append(heading(of: hierarchy.new)) }
      HierarchyDifferenceText(hierarchy, paint: paint).write(to: &output)
      output.flushIfLarge()
    }
    write(difference.removed, mark: paint.red("-"), "only in \(difference.oldName)", to: &output)
    write(difference.added, mark: paint.green("+"), "only in \(difference.newName)", to: &output)
    output.append(DifferenceSummary(difference).sentence(paint) + "\n")
  }

  private var sameness: String {
    let views = difference.hierarchies.reduce(0) { $0 + $1.toOld.count }
    let count = difference.hierarchies.count
    let hierarchies = count == 1 ? "" : " of \(count) hierarchies"
    return paint.green("No difference") + " in \(views.counted("view"))\(hierarchies)"
  }

  private func heading(of inspection: Inspection) -> String {
    let side = DifferenceSide(inspection, paint: paint)
    let name = inspection.hierarchy.name.map { $0.shortened.escapedForTerminal } ?? side.name(0)
    return "\(paint.bold(name)):\n"
  }

  private func write(
    _ inspections: [Inspection], mark: String, _ remark: String, to output: inout OutputBuffer
  ) {
    for inspection in inspections {
      let side = DifferenceSide(inspection, paint: paint)
      let name = inspection.hierarchy.name.map { "\($0.shortened.escapedForTerminal), " } ?? ""
      let count = inspection.hierarchy.views.count.counted("view")
      output.append("\(mark) \(side.head(0)): \(name)a hierarchy of \(count), \(remark.escapedForTerminal)\n")
    }
  }
}
