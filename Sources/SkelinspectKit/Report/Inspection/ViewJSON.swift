/// Views in JSON, as `Schemas/inspection.schema.json` has them.
extension OutputBuffer {
  mutating func appendJSON(
    _ view: ViewInspection, at position: SourcePosition, _ writeCode: (inout OutputBuffer) -> Void = { _ in }
  ) {
    append("{\"path\": ", json: view.path)
    append(", \"id\": ", json: view.id)
    append(", \"type\": ", json: view.type)
    if let file = view.file { append(", \"file\": ", json: file) }
    append(", \"line\": \(position.line), \"column\": \(position.column)")
    // What is in a view may be unknown of one that is marked, or what is marked at all.
    let isMarked = view.role == .unknown && !view.isSkeletonable ? "null" : "\(view.isSkeletonable)"
    append(", \"isSkeletonable\": \(isMarked), \"role\": \"\(view.role.rawValue)\"")
    append(", \"count\": \(view.count.map { "\($0)" } ?? "null"), \"because\": ")
    appendJSON(view.because)
    append(", \"layer\": ")
    appendJSON(view.layer)
    append(
      ", \"isHidden\": \(view.isHidden), \"isInteractionDisabled\": \(view.isInteractionDisabled)")
    append(", \"rows\": ")
    appendJSON(view.rows)
    append(", \"items\": ")
    appendJSON(view.items)
    writeCode(&self)
    append("}")
  }

  private mutating func appendJSON(_ cause: ViewInspection.Cause?) {
    guard let cause else { return append("null") }
    append("{\"path\": ", json: cause.path)
    append(", \"reason\": ", json: cause.reason?.rawValue)
    append("}")
  }

  private mutating func appendJSON(_ layer: Layer?) {
    guard let layer else { return append("null") }
    append("{\"bounds\": ")
    appendJSON(layer.bounds)
    append(", \"cornerRadius\": ")
    append(layer.cornerRadius?.jsonText ?? "null")
    append(", \"color\": ", json: layer.color)
    append(", \"gradient\": [")
    append(layer.gradient.map { "\"\($0)\"" }.joined(separator: ","))
    append("], \"lines\": ")
    if let lines = layer.lines {
      append("[")
      for (index, line) in zip(0..., lines) {
        if index > 0 { append(",") }
        appendJSON(line)
      }
      append("]")
    } else {
      append("null")
    }
    append(", \"lineCornerRadius\": \(layer.lineCornerRadius?.jsonText ?? "null")")
    if let alpha = layer.alpha { append(", \"alpha\": \(alpha.jsonText)") }
    if let over = layer.over { append(", \"over\": ", json: over) }
    append("}")
  }

  private mutating func appendJSON(_ rect: Rect?) {
    guard let rect else { return append("null") }
    let numbers = [rect.x, rect.y, rect.width, rect.height].map(\.jsonText)
    append("[" + numbers.joined(separator: ",") + "]")
  }

  private mutating func appendJSON(_ counts: [Int?]?) {
    guard let counts else { return append("null") }
    append("[" + counts.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ",") + "]")
  }
}

extension Crash? {
  /// Null where there is none.
  var inJSON: String { map { "{\"path\": \($0.path.inJSON), \"reason\": \($0.reason.inJSON)}" } ?? "null" }
}
