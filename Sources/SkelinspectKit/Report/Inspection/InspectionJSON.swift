/// Inspections as `Schemas/inspection.schema.json` has them, one line a view.
package struct InspectionJSON {
  private var output: OutputBuffer

  package init(_ output: OutputBuffer) {
    self.output = output
    self.output.append(opening: ["schemaVersion": 1, "hierarchies": []])
  }

  /// - Parameters:
  ///   - filter: only these views are listed.
  ///   - times: seconds at which the values of what is animated are listed too.
  ///   - steps: of the calls; none where nobody asks for them.
  package mutating func append(
    _ inspection: Inspection, _ filter: ViewFilter = ViewFilter(), at times: [Double] = [],
    steps: StepChoice? = nil
  ) {
    output.append(row: Self.head(of: inspection, at: times), indent: 2, isOpen: true)
    let paths = ViewPaths(inspection.hierarchy)
    // The views around the next one, so that each step of their paths is written once.
    var open: [(end: ViewIndex, path: String)] = []
    let matches = filter.isOpen ? nil : filter.matches(in: inspection)
    let code = inspection.hierarchy.evidence
    let mayMove = inspection.mayMove
    for (view, end) in zip(0..., inspection.hierarchy.views.map(\.end)) {
      while let last = open.last, last.end <= view { open.removeLast() }
      let path = paths.machinePath(view, below: open.last?.path)
      open.append((end, path))
      guard matches?[view] ?? true else { continue }
      let result = ViewInspection(of: view, in: inspection, paths, path: path)
      var json = result.json
      if let code { json = json.adding(code.json(of: view)) }
      if mayMove { json = json.adding(inspection.motion(of: view, at: times)) }
      output.append(row: json, indent: 4)
    }
    output.append("\n  ]")
    if let steps { StepJSON.append(steps, of: inspection.hierarchy, to: &output) }
    output.append("}")
  }

  /// What stands before the views; SkeletonView's hierarchies do not say their system.
  private static func head(of inspection: Inspection, at times: [Double]) -> OrderedJSON {
    let hierarchy = inspection.hierarchy
    return [
      "file": .text(hierarchy.fileName), "name": OrderedJSON(hierarchy.name),
      "system": hierarchy.system == .skeletonView ? nil : .text(hierarchy.system.rawValue),
      "at": times.isEmpty ? nil : .list(times.map(OrderedJSON.number)),
      "shown": .boolean(inspection.shown), "debugLogCount": .number(inspection.debugLogCount),
      "crash": .line(3, OrderedJSON(inspection.crash)),
      "views": .line(3, []),
    ]
  }

  /// Ends the document and hands it to the buffer's sink, or returns it.
  package consuming func finish() -> OutputBuffer {
    output.append("\n]}\n")
    output.flush()
    return output
  }
}
