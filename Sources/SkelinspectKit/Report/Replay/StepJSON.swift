/// What is seen after a step of a replay, as `Schemas/inspection.schema.json` has it.
struct StepJSON {
  private let replay: Replay
  private var paths: ReplayPaths

  init(_ replay: Replay) {
    self.replay = replay
    paths = ReplayPaths(replay)
  }

  /// A key `steps` of a hierarchy's, after a comma.
  static func append(_ choice: StepChoice, of hierarchy: Hierarchy, to output: inout OutputBuffer) {
    output.append(",\n   \"steps\": [")
    var replay = Replay(hierarchy)
    func write(_ call: Call?) {
      var json = StepJSON(replay)
      output.append(row: json.object(call), indent: 4)
    }
    if case .one(0) = choice { write(nil) }
    for (number, call) in zip(1..., replay.calls.calls) where !replay.hasEnded {
      replay.play(call)
      switch choice {
      case .all: write(call)
      case .one(let wanted): if number == wanted { write(call) }
      }
    }
    output.append("\n  ]")
  }

  /// - Parameter call: nil before the first one.
  mutating func object(_ call: Call?) -> OrderedJSON {
    let state = replay.state
    let log = replay.events.printed.map { tree($0) }
    return [
      "call": call.map(source) ?? .null,
      "tree": tree(replay.recursion(from: 0)),
      "debugLogCount": .number(log.count),
      "debugLog": .list(log),
      "notifications": .list(
        replay.events.notifications.map { .text("\($0.name.rawValue) \(paths.path(of: $0.view))") }),
      "covered": .object(state.covered.map { (paths.path(of: $0), 1) }),
      "stacked": .object(
        state.covered.filter { replay.states[$0].layers.count > 1 }.map {
          (paths.path(of: $0), .number(replay.states[$0].layers.count))
        }),
      "layers": .object(
        state.covered.compactMap { view in
          replay.states[view].layers.last.map { (paths.path(of: view), $0.json) }
        }),
      "active": list(state.active), "hidden": list(state.hidden),
      "interactionDisabled": list(state.interactionDisabled),
      "cleared": .object(
        state.cleared.map { (paths.path(of: $0.view), OrderedJSON($0.what.map(\.nameWhereCleared))) }),
      "lost": .object(
        state.lost.map { lost in
          (paths.path(of: lost.view), .object(lost.values.map { ($0.name, $0.value.json) }))
        }),
      "rows": counts(state, of: .table), "items": counts(state, of: .collection),
      "cells": .object(state.cells.map { (paths.path(of: $0.view), .number($0.count)) }),
      "hooked": .boolean(replay.isHooked),
      "assumed": OrderedJSON(replay.events.assumptions.map(\.text)),
      "crash": crash(),
      "limit": limit,
    ]
  }

  private mutating func crash() -> OrderedJSON {
    guard let crash = replay.events.crash, !crash.isLimit else { return .null }
    return ["path": .text(paths.path(of: crash.view)), "reason": .text(crash.reason)]
  }

  private var limit: OrderedJSON? {
    guard let crash = replay.events.crash, crash.isLimit else { return OrderedJSON?.none }
    return .text(crash.reason)
  }

  /// As the document has it, with its place.
  private func source(of call: Call) -> OrderedJSON {
    guard let document = replay.hierarchy.tree(ofFile: 0).document else { return .null }
    var json = DocumentJSON(document)
    let position = document.place(call.node).position
    return json.value(of: call.node)
      .adding(["line": .number(position.line), "column": .number(position.column)])
  }

  private mutating func list(_ views: [ViewIndex]) -> OrderedJSON {
    .list(views.map { .text(paths.path(of: $0)) })
  }

  private mutating func counts(_ state: StepState, of family: ViewClass.Family) -> OrderedJSON {
    .object(
      state.counts.filter { replay.hierarchy.views[$0.view].family == family }.map {
        (paths.path(of: $0.view), .list($0.perSection.map { .number($0) }))
      })
  }

  private func tree(_ tree: Recursion) -> OrderedJSON {
    // Kids come after their parents: from the last one back each has its own by then.
    var kids: [[OrderedJSON]] = [[]]
    for member in tree.members.reversed() {
      while kids.count < member.depth + 2 { kids.append([]) }
      let own = kids[member.depth + 1]
      kids[member.depth + 1] = []
      kids[member.depth].append(node(member, own.reversed()))
    }
    return kids[0].first ?? .null
  }

  private func node(_ member: Recursion.Member, _ kids: [OrderedJSON]) -> OrderedJSON {
    [
      "type": .text(replay.hierarchy.typeName(of: member.view)),
      "isSkeletonable": .boolean(member.isMarked),
      "reference": .text(replay.hierarchy.referenceText(of: member.view)),
      "children": kids.isEmpty ? nil : .list(kids),
    ]
  }
}

extension LayerState {
  fileprivate var json: OrderedJSON {
    [
      "bounds": geometry.bounds.map(OrderedJSON.init) ?? .null,
      "cornerRadius": .number(geometry.cornerRadius),
      "color": isGradient ? .null : OrderedJSON(colors.first),
      "gradient": isGradient ? OrderedJSON(colors) : [],
      "lines": geometry.lines.map { .list($0.map(OrderedJSON.init)) } ?? .null,
      "lineCornerRadius": geometry.lineCornerRadius.map(OrderedJSON.number) ?? .null,
      "animation": animation?.json ?? .null,
    ]
  }
}

extension LayerState.Animation {
  fileprivate var json: OrderedJSON {
    switch self {
    case .pulse(let colors): ["kind": "pulse", "colors": OrderedJSON(colors)]
    case .slide(let direction): ["kind": "slide", "direction": .text(direction.rawValue)]
    }
  }
}

extension ActualValue {
  fileprivate var json: OrderedJSON {
    switch self {
    case .none, .cleared: .null
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    }
  }
}

extension OrderedJSON {
  fileprivate init(_ rect: Rect) {
    self = .list([rect.x, rect.y, rect.width, rect.height].map(OrderedJSON.number))
  }
}

/// A part of a document as it stands there.
struct DocumentJSON {
  /// Values that are written at most, as aliases may stand for many.
  private static let maximumValues = 10_000

  private let document: Document
  private var room = DocumentJSON.maximumValues

  init(_ document: Document) { self.document = document }

  /// A list or mapping whose values are still to come.
  private struct Open {
    var rest: [(key: String?, value: Node)]
    let key: String?
    var fields: [(key: String, value: OrderedJSON)] = []
    let isList: Bool

    var value: OrderedJSON { isList ? .list(fields.map(\.value)) : .object(fields) }
  }

  mutating func value(of node: Node) -> OrderedJSON {
    var open = [Open(rest: [(nil, node)], key: nil, isList: true)]
    while let last = open.indices.last {
      guard !open[last].rest.isEmpty else {
        let done = open.removeLast()
        guard let outer = open.indices.last else { return done.fields.first?.value ?? .null }
        open[outer].fields.append((done.key ?? "", done.value))
        continue
      }
      let (key, value) = open[last].rest.removeFirst()
      room -= 1
      if let rest = room > 0 ? members(of: document.resolved(value)) : nil {
        open.append(Open(rest: rest.members, key: key, isList: rest.isList))
      } else {
        open[last].fields.append((key ?? "", scalar(document.resolved(value))))
      }
    }
    return .null
  }

  private func members(of node: Node) -> (members: [(key: String?, value: Node)], isList: Bool)? {
    switch document.kind(node) {
    case .list: return (document.elements(node).map { (nil, $0) }, true)
    case .mapping: return (document.fields(of: node).map { (document.keyName($0.key), $0.value) }, false)
    default: return nil
    }
  }

  private func scalar(_ node: Node) -> OrderedJSON {
    switch document.kind(node) {
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .number: document.number(node).map(OrderedJSON.number) ?? .null
    case .text, .plainText, .decodedText, .decodedPlainText: OrderedJSON(document.text(node))
    case .null, .list, .mapping, .alias: .null
    }
  }
}
