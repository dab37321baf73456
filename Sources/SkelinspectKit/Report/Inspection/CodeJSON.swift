/// What code says of a view, as `Schemas/inspection.schema.json` has it.
extension OutputBuffer {
  mutating func appendJSON(_ code: Evidence, of view: ViewIndex, _ lines: inout LineTable) {
    if let facts = code.facts[view] {
      append(", \"facts\": [")
      for (number, fact) in facts.enumerated() {
        append(number == 0 ? "{" : ", {")
        append("\"key\": \"\(fact.key.rawValue)\", \"value\": \(fact.value?.lineText ?? "null"), ")
        appendJSON(fact.place, &lines)
        append("}")
      }
      append("]")
    }
    let shows = code.shows(on: view)
    guard !shows.isEmpty else { return }
    append(", \"shows\": [")
    for (number, show) in shows.enumerated() {
      append(number == 0 ? "{" : ", {")
      appendJSON(show.place, &lines)
      append(", \"style\": \"\(show.style.rawValue)\"}")
    }
    append("]")
  }

  private mutating func appendJSON(_ place: Place, _ lines: inout LineTable) {
    let position = lines.learnPosition(of: place)
    append("\"file\": ", json: place.fileName)
    append(", \"line\": \(position.line), \"column\": \(position.column)")
  }
}
