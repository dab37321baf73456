/// An explanation as `Schemas/explanation.schema.json` has it.
struct ExplanationJSON {
  private let words: ExplanationWords
  private let paths: ViewPaths

  init(_ explanation: Explanation) {
    words = ExplanationWords(explanation)
    paths = ViewPaths(explanation.hierarchy)
  }

  private var explanation: Explanation { words.explanation }
  private var hierarchy: Hierarchy { words.hierarchy }

  var value: OrderedJSON {
    let (drawn, all) = explanation.drawnInside
    return [
      "schemaVersion": 1,
      "hierarchy": .line(1, ["file": .text(hierarchy.fileName), "name": OrderedJSON(hierarchy.name)]),
      "view": .line(1, view),
      "shown": .line(1, .boolean(explanation.isShown)), "role": .text(explanation.coverage.role.rawValue),
      "count": OrderedJSON(explanation.inspection.verdict(of: explanation.view).count),
      "root": .line(1, path(explanation.way.start)), "block": path(explanation.coverage.block),
      "hiddenBy": path(explanation.hiddenBy),
      "cause": .line(
        1, explanation.cause.map { place($0.view).adding(["reason": .text($0.kind.rawValue)]) } ?? .null),
      "crash": .line(1, crash(explanation.crash)),
      "change": .line(1, explanation.change.map(change) ?? .null),
      "remedy": explanation.systemFix.map {
        .line(1, ["text": .text(words.help ?? ""), "appears": list($0.appears)])
      },
      "size": .line(1, size),
      "lines": .line(1, lines),
      "cells": .line(1, cells),
      "inside": .line(1, ["drawn": .number(drawn.count), "views": .number(all)]),
      "summary": .line(1, .text(words.summary)),
      "facts": .line(1, .list(words.numbers.map { ["name": .text($0.name), "text": .text($0.text)] })),
      "help": .line(1, OrderedJSON(words.help)),
      "notes": .line(1, OrderedJSON(words.notes)),
    ]
  }

  private var view: OrderedJSON {
    let view = explanation.view
    let isMarked = explanation.inspection.verdict(of: view).isSkeletonable
    return place(view).adding([
      "id": OrderedJSON(hierarchy.id(of: view)), "type": .text(hierarchy.typeName(of: view)),
      "isSkeletonable": hierarchy.knowsFlags ? .boolean(isMarked) : .null,
    ])
  }

  private func crash(_ crash: Crashes.First?) -> OrderedJSON {
    crash.map { place($0.view).adding(["reason": .text($0.reason)]) } ?? .null
  }

  private func change(_ change: ChangeEffect) -> OrderedJSON {
    [
      "mark": list(change.marks), "steps": .list(change.changes.compactMap(step)),
      "appears": .line(2, list(change.appears)),
      "staysHidden": .line(2, list(change.staysHidden)),
      "disappears": .line(2, list(change.disappears)),
      "uncovers": .line(2, list(change.uncovers)),
      "alters": .line(2, list(change.alters)),
      "shared": .line(2, list(change.shared)),
      "crash": .line(2, crash(change.crash)),
    ]
  }

  private func step(_ change: Change) -> OrderedJSON? {
    guard let action = ChangeAction(change) else { return nil }
    let step: OrderedJSON = ["action": .text(action.rawValue), "path": path(change.view)]
    guard action == .set, case .set(let key, _, let new) = change else { return step }
    return step.adding(["key": .text(key.rawValue), "value": new.ordered()])
  }

  private var size: OrderedJSON {
    guard explanation.inspection.draws(explanation.view) else { return .null }
    let size = explanation.layerSize
    return ["width": OrderedJSON(size.width), "height": OrderedJSON(size.height)]
  }

  private var lines: OrderedJSON {
    guard explanation.coverage.role == .lines,
      let reckoning = LineReckoning(of: explanation.view, in: explanation.inspection), !reckoning.isPrinted
    else { return .null }
    let (lines, style) = (reckoning.lines, reckoning.style)
    return [
      "count": OrderedJSON(reckoning.count), "requested": OrderedJSON(reckoning.requested),
      "key": OrderedJSON(reckoning.key?.rawValue),
      "lineHeight": OrderedJSON(style.isLineHeightOpen ? nil : lines.lineHeight),
      "spacing": OrderedJSON(reckoning.isOpen(.skeletonLineSpacing) ? nil : style.spacing),
      "textHeight": OrderedJSON(reckoning.textHeight),
      "height": OrderedJSON(lines.size.height), "grownHeight": OrderedJSON(lines.grownHeight),
      "lastLineFillPercent": OrderedJSON(reckoning.fillPercent),
      "lastLineWidth": OrderedJSON(reckoning.lastWidth),
    ]
  }

  private var cells: OrderedJSON {
    let view = explanation.view
    guard explanation.coverage.role == .collection, hierarchy.origin != .printed else { return .null }
    var perSection: Int?
    if case .known(let count) = hierarchy.cellCount(of: view) { perSection = count }
    return [
      "isInstalled": .boolean(words.hasDummySource(view)),
      "dataSource": OrderedJSON(hierarchy.text(.dataSource, of: view)),
      "isDataSourceSaid": .boolean(hierarchy.says(.dataSource, of: view)),
      "sections": OrderedJSON(hierarchy.numberOfSkeletonSections(of: view)),
      "perSection": OrderedJSON(perSection), "explicit": OrderedJSON(words.cellCount(saidOf: view)),
      "extent": OrderedJSON(hierarchy.countedExtent(of: view)),
      "length": OrderedJSON(hierarchy.cellLength(of: view)),
      "key": .text(hierarchy.lengthKey(of: view).rawValue),
      "prototype": path(DummyCells(of: view, in: hierarchy).prototype),
      "dequeued": OrderedJSON(words.dequeuedCells(of: view)),
    ]
  }

  private func place(_ view: ViewIndex) -> OrderedJSON {
    let position = words.names.position(of: view)
    return [
      "path": path(view), "file": hierarchy.otherFileName(of: view).map(OrderedJSON.text),
      "line": .number(position.line), "column": .number(position.column),
    ]
  }

  private func path(_ view: ViewIndex?) -> OrderedJSON { OrderedJSON(view.map(paths.machinePath)) }

  private func list(_ views: [ViewIndex]) -> OrderedJSON { .list(views.map { path($0) }) }
}

/// What a step of `why`'s change is called in JSON.
enum ChangeAction: String, CaseIterable, Sendable {
  case mark, arrange, moveToContentView, putInWindow, callShow, callShowFirst, adoptSkeletonDataSource
  case useCell, useSectionView, set

  /// Nil for what reaches no view.
  init?(_ change: Change) {
    switch change {
    case .set(.isSkeletonable, _, _): self = .mark
    case .set(.hasWindow, _, _): self = .putInWindow
    case .set(.dataSource, _, _): self = .adoptSkeletonDataSource
    case .arrange: self = .arrange
    case .moveToContentView: self = .moveToContentView
    case .callShow: self = .callShow
    case .callShowFirst: self = .callShowFirst
    case .useCell: self = .useCell
    case .useSectionView: self = .useSectionView
    case .set: self = .set
    case .remove, .rename, .correct, .omitShow, .alter: return nil
    }
  }
}
