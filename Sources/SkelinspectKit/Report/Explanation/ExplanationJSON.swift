/// An explanation as `Schemas/explanation.schema.json` has it.
struct ExplanationJSON {
  private let words: ExplanationWords
  private let paths: ViewPaths
  private var output = OutputBuffer()

  init(_ explanation: Explanation) {
    words = ExplanationWords(explanation)
    paths = ViewPaths(explanation.hierarchy, to: explanation.mentioned)
  }

  private var explanation: Explanation { words.explanation }
  private var hierarchy: Hierarchy { words.hierarchy }

  var text: String {
    var document = self
    document.write()
    return document.output.text
  }

  private mutating func write() {
    output.append("{\"schemaVersion\": 1,\n \"hierarchy\": {\"file\": ")
    output.appendJSON(hierarchy.fileName)
    output.append(", \"name\": \(json(hierarchy.name))},\n \"view\": {\(place(explanation.view)), \"id\": ")
    output.append("\(json(hierarchy.id(of: explanation.view))), \"type\": ")
    output.append(json(hierarchy.typeName(of: explanation.view)))
    output.append(", \"isSkeletonable\": \(hierarchy.views[explanation.view].isSkeletonable)},\n")
    let count = explanation.inspection.presence.copies[explanation.view]
    output.append(" \"shown\": \(explanation.isShown), \"role\": \"\(explanation.coverage.role.rawValue)\"")
    output.append(
      ", \"count\": \(count.map { "\($0)" } ?? "null"),\n \"root\": \(path(explanation.way.start))")
    output.append(", \"block\": \(path(block)), \"hiddenBy\": \(path(explanation.hiddenBy)),\n \"cause\": ")
    output.append(cause + ",\n \"crash\": ")
    output.append(crash(explanation.crash) + ",\n \"change\": ")
    output.append(
      change + ",\n \"size\": \(size),\n \"lines\": \(lines),\n \"cells\": \(cells),\n \"inside\": ")
    let (drawn, all) = explanation.drawnInside
    output.append("{\"drawn\": \(drawn.count), \"views\": \(all)},\n \"summary\": \(json(words.summary)),\n")
    let facts = words.numbers.map { "{\"name\": \(json($0.name)), \"text\": \(json($0.text))}" }
    output.append(" \"facts\": [\(facts.joined(separator: ", "))],\n \"help\": \(json(words.help)),\n")
    output.append(" \"notes\": [\(words.notes.map(json).joined(separator: ", "))]}\n")
  }

  /// Of a view under a block.
  private var block: ViewIndex? {
    explanation.coverage.block
  }

  private var cause: String {
    explanation.cause.map { "{\(place($0.view)), \"reason\": \"\($0.kind.rawValue)\"}" } ?? "null"
  }

  private func crash(_ finding: Crashes.First?) -> String {
    finding.map { "{\(place($0.view)), \"reason\": \(json($0.reason))}" } ?? "null"
  }

  private var change: String {
    guard let change = explanation.change else { return "null" }
    let steps = change.changes.compactMap { change in
      ChangeAction(change).map { "{\"action\": \"\($0.rawValue)\", \"path\": \(path(change.view))}" }
    }
    let crash = change.crash == nil ? nil : change.inspection.crashes.first
    return "{\"mark\": \(list(change.marks)), \"steps\": [\(steps.joined(separator: ", "))],"
      + "\n  \"appears\": \(list(change.appears)),\n  \"disappears\": \(list(change.disappears)),"
      + "\n  \"uncovers\": \(list(change.uncovers)),\n  \"alters\": \(list(change.alters)),"
      + "\n  \"crash\": \(self.crash(crash))}"
  }

  private var size: String {
    guard explanation.inspection.draws(explanation.view) else { return "null" }
    let size = explanation.layerSize
    return "{\"width\": \(number(size.width)), \"height\": \(number(size.height))}"
  }

  private var lines: String {
    guard explanation.coverage.role == .lines,
      let lines = LineReckoning(of: explanation.view, in: explanation.inspection)
    else { return "null" }
    let count = lines.count.map { "\($0)" } ?? "null"
    return "{\"count\": \(count), \"requested\": \(lines.style.numberOfLines), \"key\": "
      + "\(json(lines.key?.rawValue)), \"lineHeight\": \(number(lines.lineHeight)), \"spacing\": "
      + "\(number(lines.style.spacing)), \"textHeight\": \(number(lines.textHeight)), \"height\": "
      + "\(number(lines.height)), \"grownHeight\": \(number(lines.grownHeight)), \"lastLineFillPercent\": "
      + "\(lines.style.lastLineFillPercent), \"lastLineWidth\": \(number(lines.lastWidth))}"
  }

  private var cells: String {
    guard explanation.coverage.role == .collection,
      let cells = CellReckoning(of: explanation.view, in: explanation.inspection)
    else { return "null" }
    var perSection: Int?
    if case .known(let count) = cells.perSection { perSection = count }
    return "{\"isInstalled\": \(cells.isInstalled), \"dataSource\": \(json(cells.dataSource)), "
      + "\"isDataSourceSaid\": \(cells.isDataSourceSaid), \"sections\": \(cells.sections), \"perSection\": "
      + "\(integer(perSection)), \"explicit\": \(integer(cells.explicit)), \"extent\": \(number(cells.extent)), "
      + "\"length\": \(number(cells.length)), \"key\": \"\(cells.lengthKey.rawValue)\", \"prototype\": "
      + "\(path(cells.prototype)), \"dequeued\": \(integer(cells.dequeued))}"
  }
}

extension ExplanationJSON {
  private func place(_ view: ViewIndex) -> String {
    let position = words.position(of: view)
    let file = hierarchy.otherFileName(of: view).map { "\"file\": \(json($0)), " } ?? ""
    return "\"path\": \(path(view)), \(file)\"line\": \(position.line), \"column\": \(position.column)"
  }

  private func path(_ view: ViewIndex?) -> String { json(view.map(paths.machinePath)) }

  private func list(_ views: [ViewIndex]) -> String {
    "[" + views.map { path($0) }.joined(separator: ", ") + "]"
  }

  private func number(_ number: Double?) -> String { number?.jsonText ?? "null" }

  private func integer(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }

  private func json(_ text: String?) -> String {
    guard let text else { return "null" }
    var output = OutputBuffer()
    output.appendJSON(text)
    return output.text
  }
}

extension Explanation {
  /// Every view that an answer names by its path.
  fileprivate var mentioned: [ViewIndex] {
    var views = [view, way.start, crash?.view, hiddenBy, cause?.view, coverage.block].compactMap(\.self)
    views += [CellReckoning(of: view, in: inspection)?.prototype].compactMap(\.self)
    guard let change else { return views }
    views += change.changes.map(\.view) + change.appears + change.disappears + change.uncovers + change.alters
    return views + [change.inspection.crashes.first?.view].compactMap(\.self)
  }
}
