/// What code says of a view, as `Schemas/inspection.schema.json` has it.
extension OutputBuffer {
  mutating func appendJSON(_ code: HierarchyCode, of view: ViewIndex) {
    if let facts = code.facts[view] {
      append(", \"facts\": [")
      for (number, fact) in facts.enumerated() {
        append(number == 0 ? "{" : ", {")
        append("\"key\": \"\(fact.key.rawValue)\", \"value\": \(fact.value?.lineText ?? "null"), ")
        appendJSON(fact.place)
        append("}")
      }
      append("]")
    }
    let shows = code.shows.filter { $0.view == view }
    guard !shows.isEmpty else { return }
    append(", \"shows\": [")
    for (number, show) in shows.enumerated() {
      append(number == 0 ? "{" : ", {")
      appendJSON(show.place)
      append(", \"style\": \"\(show.style.rawValue)\"}")
    }
    append("]")
  }

  private mutating func appendJSON(_ place: Place) {
    let position = place.position
    append("\"file\": ", json: place.fileName)
    append(", \"line\": \(position.line), \"column\": \(position.column)")
  }
}
