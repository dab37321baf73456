/// Inspections as `Schemas/inspection.schema.json` has them, one line a view.
package struct InspectionJSON {
  private var output: OutputBuffer
  private var count = 0
  private var lines: LineTable?

  package init(_ output: OutputBuffer) {
    self.output = output
    self.output.append("{\"schemaVersion\": 1, \"hierarchies\": [")
  }

  package mutating func append(_ inspection: Inspection) {
    output.append(count == 0 ? "\n" : ",\n")
    count += 1
    appendHeader(of: inspection)
    let paths = ViewPaths(inspection.hierarchy)
    let lines = LineTable(inspection.hierarchy.document.source, reusing: lines)
    self.lines = lines
    for view in inspection.hierarchy.views.indices {
      output.append(view == 0 ? "\n" : ",\n")
      let result = inspection.inspection(of: view, paths)
      append(result, at: lines.position(of: result.range.lowerBound))
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

  private mutating func appendHeader(of inspection: Inspection) {
    output.append("  {\"file\": ")
    output.appendJSON(inspection.hierarchy.fileName)
    output.append(", \"name\": ")
    append(inspection.hierarchy.name)
    output.append(inspection.shown ? ", \"shown\": true" : ", \"shown\": false")
    output.append(", \"debugLogCount\": \(inspection.debugLogCount),\n   \"crash\": ")
    if let crash = inspection.crash {
      output.append("{\"path\": ")
      output.appendJSON(crash.path)
      output.append(", \"reason\": ")
      output.appendJSON(crash.reason)
      output.append("}")
    } else {
      output.append("null")
    }
    output.append(",\n   \"views\": [")
  }

  private mutating func append(_ view: ViewInspection, at position: SourcePosition) {
    output.append("    {\"path\": ")
    output.appendJSON(view.path)
    output.append(", \"id\": ")
    append(view.id)
    output.append(", \"type\": ")
    output.appendJSON(view.type)
    output.append(", \"line\": \(position.line), \"column\": \(position.column)")
    output.append(", \"isSkeletonable\": \(view.isSkeletonable), \"role\": \"\(view.role.rawValue)\"")
    output.append(", \"count\": \(view.count.map { "\($0)" } ?? "null"), \"because\": ")
    append(view.because)
    output.append(", \"layer\": ")
    append(view.layer)
    output.append(
      ", \"isHidden\": \(view.isHidden), \"isInteractionDisabled\": \(view.isInteractionDisabled)")
    output.append(", \"rows\": ")
    append(view.rows)
    output.append(", \"items\": ")
    append(view.items)
    output.append("}")
  }

  private mutating func append(_ cause: ViewInspection.Cause?) {
    guard let cause else { return output.append("null") }
    output.append("{\"path\": ")
    output.appendJSON(cause.path)
    output.append(", \"reason\": ")
    append(cause.reason?.rawValue)
    output.append("}")
  }

  private mutating func append(_ layer: Layer?) {
    guard let layer else { return output.append("null") }
    output.append("{\"bounds\": ")
    append(layer.bounds)
    output.append(", \"cornerRadius\": ")
    output.appendJSON(layer.cornerRadius)
    output.append(", \"color\": ")
    output.appendJSON(layer.color)
    output.append(", \"gradient\": [")
    output.append(layer.gradient.map { "\"\($0)\"" }.joined(separator: ","))
    output.append("], \"lines\": ")
    if let lines = layer.lines {
      output.append("[")
      for (index, line) in zip(0..., lines) {
        if index > 0 { output.append(",") }
        append(line)
      }
      output.append("]")
    } else {
      output.append("null")
    }
    output.append(", \"lineCornerRadius\": \(layer.lineCornerRadius?.jsonText ?? "null")}")
  }

  private mutating func append(_ rect: Rect?) {
    guard let rect else { return output.append("null") }
    let numbers = [rect.x, rect.y, rect.width, rect.height].map(\.jsonText)
    output.append("[" + numbers.joined(separator: ",") + "]")
  }

  private mutating func append(_ counts: [Int?]?) {
    guard let counts else { return output.append("null") }
    output.append("[" + counts.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ",") + "]")
  }

  private mutating func append(_ text: String?) {
    if let text { output.appendJSON(text) } else { output.append("null") }
  }
}
