/// What code says of a view, as `Schemas/inspection.schema.json` has it.
extension Evidence {
  func json(of view: ViewIndex) -> OrderedJSON {
    let facts = self.facts[view].map { facts in
      facts.map { fact in
        (["key": .text(fact.key.rawValue), "value": fact.value ?? .null] as OrderedJSON)
          .adding(fact.place.json)
      }
    }
    let shows = shows(on: view).filter { !$0.isPerhaps }.map {
      $0.place.json.adding(["style": .text($0.look.style.rawValue)])
    }
    return ["facts": facts.map { .list($0) }, "shows": shows.isEmpty ? nil : .list(shows)]
  }
}

extension Place {
  fileprivate var json: OrderedJSON {
    ["file": .text(fileName), "line": .number(position.line), "column": .number(position.column)]
  }
}
