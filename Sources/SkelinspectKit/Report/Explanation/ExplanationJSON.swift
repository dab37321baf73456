/// An explanation as `Schemas/explanation.schema.json` has it.
struct ExplanationJSON {
  private let words: ExplanationWords
  private let paths: ViewPaths

  init(_ explanation: Explanation) {
    words = ExplanationWords(explanation)
    paths = ViewPaths(explanation.hierarchy, to: explanation.mentioned)
  }

  private var explanation: Explanation { words.explanation }
  private var hierarchy: Hierarchy { words.hierarchy }

  var text: String {
    let view = explanation.view
    let (drawn, all) = explanation.drawnInside
    let facts = words.numbers.map { "{\"name\": \($0.name.inJSON), \"text\": \($0.text.inJSON)}" }
    return """
      {"schemaVersion": 1,
       "hierarchy": {"file": \(hierarchy.fileName.inJSON), "name": \(hierarchy.name.inJSON)},
       "view": {\(place(view)), "id": \(hierarchy.id(of: view).inJSON), \
      "type": \(hierarchy.typeName(of: view).inJSON), \
      "isSkeletonable": \(hierarchy.knowsFlags ? "\(explanation.inspection.verdict(of: view).isSkeletonable)" : "null")},
       "shown": \(explanation.isShown), "role": "\(explanation.coverage.role.rawValue)", \
      "count": \(integer(explanation.inspection.verdict(of: view).count)),
       "root": \(path(explanation.way.start)), "block": \(path(explanation.coverage.block)), \
      "hiddenBy": \(path(explanation.hiddenBy)),
       "cause": \(cause),
       "crash": \(crash(explanation.crash)),
       "change": \(change),\(systemFix)
       "size": \(size),
       "lines": \(lines),
       "cells": \(cells),
       "inside": {"drawn": \(drawn.count), "views": \(all)},
       "summary": \(words.summary.inJSON),
       "facts": [\(facts.joined(separator: ", "))],
       "help": \(words.help.inJSON),
       "notes": [\(words.notes.map(\.inJSON).joined(separator: ", "))]}

      """
  }

  /// Of a hierarchy without calls of show.
  private var systemFix: String {
    guard let fix = explanation.systemFix else { return "" }
    return "\n \"remedy\": {\"text\": \((words.help ?? "").inJSON), \"appears\": \(list(fix.appears))},"
  }

  private var cause: String {
    explanation.cause.map { "{\(place($0.view)), \"reason\": \"\($0.kind.rawValue)\"}" } ?? "null"
  }

  private func crash(_ finding: Crashes.First?) -> String {
    finding.map { "{\(place($0.view)), \"reason\": \($0.reason.inJSON)}" } ?? "null"
  }

  private var change: String {
    guard let change = explanation.change else { return "null" }
    let steps = change.changes.compactMap(step)
    return """
      {"mark": \(list(change.marks)), "steps": [\(steps.joined(separator: ", "))],
        "appears": \(list(change.appears)),
        "staysHidden": \(list(change.staysHidden)),
        "disappears": \(list(change.disappears)),
        "uncovers": \(list(change.uncovers)),
        "alters": \(list(change.alters)),
        "shared": \(list(change.shared)),
        "crash": \(crash(change.crash))}
      """
  }

  private func step(_ change: Change) -> String? {
    guard let action = ChangeAction(change) else { return nil }
    var value = ""
    if action == .set, case .set(let key, _, let new) = change {
      value = ", \"key\": \"\(key.rawValue)\", \"value\": \(new.json)"
    }
    return "{\"action\": \"\(action.rawValue)\", \"path\": \(path(change.view))\(value)}"
  }

  private var size: String {
    guard explanation.inspection.draws(explanation.view) else { return "null" }
    let size = explanation.layerSize
    return "{\"width\": \(number(size.width)), \"height\": \(number(size.height))}"
  }

  private var lines: String {
    guard explanation.coverage.role == .lines,
      let lines = LineReckoning(of: explanation.view, in: explanation.inspection), !lines.isPrinted
    else { return "null" }
    return """
      {"count": \(integer(lines.count)), "requested": \(lines.style.numberOfLines), \
      "key": \((lines.key?.rawValue).inJSON), "lineHeight": \(number(lines.lineHeight)), \
      "spacing": \(number(lines.style.spacing)), "textHeight": \(number(lines.textHeight)), \
      "height": \(number(lines.height)), "grownHeight": \(number(lines.grownHeight)), \
      "lastLineFillPercent": \(lines.style.lastLineFillPercent), "lastLineWidth": \(number(lines.lastWidth))}
      """
  }

  private var cells: String {
    guard explanation.coverage.role == .collection,
      let cells = CellReckoning(of: explanation.view, in: explanation.inspection), !cells.isPrinted
    else { return "null" }
    var perSection: Int?
    if case .known(let count) = cells.perSection { perSection = count }
    return """
      {"isInstalled": \(cells.isInstalled), "dataSource": \(cells.dataSource.inJSON), \
      "isDataSourceSaid": \(cells.isDataSourceSaid), "sections": \(cells.sections), \
      "perSection": \(integer(perSection)), "explicit": \(integer(cells.explicit)), \
      "extent": \(number(cells.extent)), "length": \(number(cells.length)), \
      "key": "\(cells.lengthKey.rawValue)", "prototype": \(path(cells.prototype)), \
      "dequeued": \(integer(cells.dequeued))}
      """
  }
}

extension ExplanationJSON {
  private func place(_ view: ViewIndex) -> String {
    let position = words.position(of: view)
    let file = hierarchy.otherFileName(of: view).map { "\"file\": \($0.inJSON), " } ?? ""
    return "\"path\": \(path(view)), \(file)\"line\": \(position.line), \"column\": \(position.column)"
  }

  private func path(_ view: ViewIndex?) -> String { view.map(paths.machinePath).inJSON }

  private func list(_ views: [ViewIndex]) -> String {
    "[" + views.map { path($0) }.joined(separator: ", ") + "]"
  }

  private func number(_ number: Double?) -> String { number?.jsonText ?? "null" }

  private func integer(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }
}

extension Explanation {
  /// Every view that an answer names by its path.
  fileprivate var mentioned: [ViewIndex] {
    var views = [view, way.start, crash?.view, hiddenBy, cause?.view, coverage.block].compactMap(\.self)
    views += systemFix?.appears ?? []
    views += [CellReckoning(of: view, in: inspection)?.prototype].compactMap(\.self)
    guard let change else { return views }
    views +=
      change.changes.map(\.view) + change.appears + change.staysHidden + change.disappears + change.uncovers
      + change.alters + change.shared + [change.crash?.view].compactMap(\.self)
    return views
  }
}

extension KeyValue {
  fileprivate var json: String {
    if case .text(let text) = self { return text.inJSON }
    return text
  }
}
