/// Views as `Schemas/inspection.schema.json` has them.
extension ViewInspection {
  var json: OrderedJSON {
    let position = place.position
    // What is in a view may be unknown of one that is marked, or what is marked at all.
    let isUnknown = role == .unknown && !isSkeletonable
    return [
      "path": .text(path), "id": OrderedJSON(id), "type": .text(type), "file": file.map(OrderedJSON.text),
      "line": .number(position.line), "column": .number(position.column),
      "isSkeletonable": isUnknown ? .null : .boolean(isSkeletonable), "role": .text(role.rawValue),
      "count": OrderedJSON(count),
      "because": because.map { ["path": .text($0.path), "reason": OrderedJSON($0.reason?.rawValue)] }
        ?? .null,
      "layer": layer.map(\.json) ?? .null,
      "isHidden": isVisibilityOpen && !isHidden ? .null : .boolean(isHidden),
      "isInteractionDisabled": .boolean(isInteractionDisabled),
      "rows": OrderedJSON(counts: rows), "items": OrderedJSON(counts: items),
    ]
  }
}

extension Layer {
  fileprivate var json: OrderedJSON {
    [
      "bounds": bounds.map(\.json) ?? .null, "cornerRadius": OrderedJSON(cornerRadius),
      "color": OrderedJSON(color), "gradient": .list(gradient.map(OrderedJSON.text), .packed),
      "lines": lines.map { .list($0.map(\.json), .packed) } ?? .null,
      "lineCornerRadius": OrderedJSON(lineCornerRadius), "alpha": alpha.map(OrderedJSON.number),
      "over": over.map(OrderedJSON.text),
    ]
  }
}

extension Rect {
  fileprivate var json: OrderedJSON { .list([x, y, width, height].map(OrderedJSON.number), .packed) }
}

extension OrderedJSON {
  init(_ crash: Crash?) {
    self = crash.map { ["path": .text($0.path), "reason": .text($0.reason)] } ?? .null
  }

  fileprivate init(counts: [Int?]?) {
    self = counts.map { .list($0.map { OrderedJSON($0) }, .packed) } ?? .null
  }
}
