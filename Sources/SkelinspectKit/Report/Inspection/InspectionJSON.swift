/// Inspections as `Schemas/inspection.schema.json` has them, one line a view.
package struct InspectionJSON {
  private var output: OutputBuffer
  private var count = 0
  private var lines: LineTable?

  package init(_ output: OutputBuffer) {
    self.output = output
    self.output.append("{\"schemaVersion\": 1, \"hierarchies\": [")
  }

  /// - Parameters:
  ///   - filter: only these views are listed.
  ///   - times: seconds at which the values of what is animated are listed too.
  ///   - steps: of the calls; none where nobody asks for them.
  package mutating func append(
    _ inspection: Inspection, _ filter: ViewFilter = ViewFilter(), at times: [Double] = [],
    steps: StepChoice? = nil
  ) {
    appendHead(of: inspection, at: times)
    let paths = ViewPaths(inspection.hierarchy)
    var lines = LineTable(inspection.hierarchy, reusing: lines)
    defer { self.lines = lines }
    // The views around the next one, so that each step of their paths is written once.
    var open: [(end: ViewIndex, path: String)] = []
    let matches = filter.isOpen ? nil : filter.matches(in: inspection)
    var isFirst = true
    let code = inspection.hierarchy.evidence
    let mayMove = inspection.mayMove
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
      if code == nil, !mayMove {
        output.appendJSON(result, at: position)
      } else {
        output.appendJSON(result, at: position) { output in
          if let code { output.appendJSON(code, of: view, &lines) }
          if mayMove { output.appendMotion(of: view, in: inspection, at: times) }
        }
      }
      output.flushIfLarge()
    }
    output.append("\n  ]")
    if let steps { StepJSON.append(steps, of: inspection.hierarchy, to: &output) }
    output.append("}")
  }

  /// What stands before the views.
  private mutating func appendHead(of inspection: Inspection, at times: [Double]) {
    output.append(count == 0 ? "\n" : ",\n")
    count += 1
    output.append(
      """
        {"file": \(inspection.hierarchy.fileName.inJSON), "name": \(inspection.hierarchy.name.inJSON), \
      \(Self.system(of: inspection.hierarchy, at: times))\
      "shown": \(inspection.shown), "debugLogCount": \(inspection.debugLogCount),
         "crash": \((inspection.crash).inJSON),
         "views": [
      """)
  }

  /// SkeletonView's hierarchies do not say theirs.
  private static func system(of hierarchy: Hierarchy, at times: [Double]) -> String {
    let system = hierarchy.system == .skeletonView ? "" : "\"system\": \"\(hierarchy.system.rawValue)\", "
    guard !times.isEmpty else { return system }
    return system + "\"at\": \(OrderedJSON.list(times.map(OrderedJSON.number)).lineText), "
  }

  /// Ends the document and hands it to the buffer's sink, or returns it.
  package consuming func finish() -> OutputBuffer {
    output.append("\n]}\n")
    output.flush()
    return output
  }
}
