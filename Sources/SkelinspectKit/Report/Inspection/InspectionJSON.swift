/// Inspections as `Schemas/inspection.schema.json` has them, one line a view.
package struct InspectionJSON {
  private var output: OutputBuffer
  private var count = 0
  private var lines: LineTable?

  package init(_ output: OutputBuffer) {
    self.output = output
    self.output.append("{\"schemaVersion\": 1, \"hierarchies\": [")
  }

  /// - Parameter filter: only these views are listed.
  package mutating func append(_ inspection: Inspection, _ filter: ViewFilter = ViewFilter()) {
    output.append(count == 0 ? "\n" : ",\n")
    count += 1
    output.append(
      """
        {"file": \(inspection.hierarchy.fileName.inJSON), "name": \(inspection.hierarchy.name.inJSON), \
      "shown": \(inspection.shown), "debugLogCount": \(inspection.debugLogCount),
         "crash": \((inspection.crash).inJSON),
         "views": [
      """)
    let paths = ViewPaths(inspection.hierarchy)
    var lines = LineTable(inspection.hierarchy, reusing: lines)
    defer { self.lines = lines }
    // The views around the next one, so that each step of their paths is written once.
    var open: [(end: ViewIndex, path: String)] = []
    let matches = filter.isOpen ? nil : filter.matches(in: inspection)
    var isFirst = true
    let code = inspection.hierarchy.code
    for (view, end) in zip(0..., inspection.hierarchy.views.map(\.end)) {
      while let last = open.last, last.end <= view { open.removeLast() }
      let path = paths.machinePath(view, below: open.last?.path)
      open.append((end, path))
      guard matches?[view] ?? true else { continue }
      output.append(isFirst ? "\n" : ",\n")
      isFirst = false
      let result = ViewInspection(of: view, in: inspection, paths, path: path)
      output.append("    ")
      let position = lines.position(of: result.place)
      if let code {
        output.appendJSON(result, at: position) { $0.appendJSON(code, of: view, &lines) }
      } else {
        output.appendJSON(result, at: position)
      }
      output.flushIfLarge()
    }
    output.append("\n  ]}")
  }

  /// Ends the document and hands it to the buffer's sink, or returns it.
  package consuming func finish() -> OutputBuffer {
    output.append("\n]}\n")
    output.flush()
    return output
  }
}
