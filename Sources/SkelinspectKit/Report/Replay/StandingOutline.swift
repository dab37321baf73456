/// The views as they stand after some calls, as a drawn tree: what covers each, what is blank, lost or hidden.
package struct StandingOutline {
  private var replay: Replay
  /// In any step up to this one.
  private var assumed: Set<ReplayAssumption> = []
  private let paint: Paint

  /// - Parameter count: of calls.
  package init(_ hierarchy: Hierarchy, after count: Int, paint: Paint) {
    replay = Replay(hierarchy)
    self.paint = paint
    for call in replay.calls.calls.prefix(count) { play(call) }
  }

  private mutating func play(_ call: Call) {
    replay.play(call)
    assumed.formUnion(replay.events.assumptions)
  }

  /// After each of the calls, under its words.
  package static func writeAll(of hierarchy: Hierarchy, paint: Paint, to output: inout OutputBuffer) {
    var outline = StandingOutline(hierarchy, after: 0, paint: paint)
    for (number, call) in zip(1..., outline.replay.calls.calls) where !outline.replay.hasEnded {
      let line = outline.replay.hierarchy.place(of: call).position.line
      let text = CallWords(outline.replay).text(of: call).escapedForTerminal
      output.append(
        (number == 1 ? "" : "\n") + paint.bold("\(number)  \(text)") + paint.dim(" (line \(line))\n"))
      outline.play(call)
      outline.write(to: &output)
    }
  }

  package func write(to output: inout OutputBuffer) {
    let (hierarchy, state) = (replay.hierarchy, replay.state)
    let active = Set(state.active)
    let holding = Set(hierarchy.outwards(from: state.covered))
    let lost = Dictionary(uniqueKeysWithValues: state.lost.map { ($0.view, $0.values) })
    let cleared = Dictionary(uniqueKeysWithValues: state.cleared.map { ($0.view, $0.what) })
    let gutter = "\(hierarchy.lastLine)".count + 1
    var drawing = TreeDrawing()
    var waiting: [(view: ViewIndex, depth: Int, isLast: Bool)] = [(0, 0, true)]
    while let (view, depth, isLast) = waiting.popLast() {
      let number = "\(hierarchy.place(of: view).position.line)".padded(to: gutter, before: true)
      let branch = drawing.prefix(depth: depth, isLast: isLast)
      output.append(paint.dim("\(number)  \(branch)") + name(view))
      let words = self.words(view, isActive: active.contains(view), isHolding: holding.contains(view))
      output.append("  " + (replay.states[view].layers.isEmpty ? paint.dim(words) : paint.green(words)))
      for fact in facts(view, cleared[view] ?? [], lost[view] ?? []) {
        output.append(", " + paint.yellow(fact))
      }
      output.append("\n")
      output.flushIfLarge()
      let children = replay.children[view].reversed()
      waiting += children.map { ($0, depth + 1, $0 == children.first) }
    }
    let all = replay.subtree(of: 0).count
    output.append("\(state.covered.count) of \(all.counted("view")) covered\n")
    for assumption in ReplayAssumption.allCases where assumed.contains(assumption) {
      output.append(paint.dim("assumed: \(assumption.text)") + "\n")
    }
    if let end = CallWords(replay).end { output.append(paint.red(end.escapedForTerminal) + "\n") }
  }

  private func name(_ view: ViewIndex) -> String {
    let hierarchy = replay.hierarchy
    let cell = replay.states[view].cell.map { paint.dim("@\($0.text)") } ?? ""
    let mark = hierarchy.views[view].isSkeletonable ? " ☠" : ""
    return hierarchy.paintedName(of: view, paint) + cell + mark
  }

  private func words(_ view: ViewIndex, isActive: Bool, isHolding: Bool) -> String {
    let own = replay.states[view]
    guard let layer = own.layers.last else {
      if let counts = own.table.flatMap({ $0.isDummy ? $0.counts : nil }) {
        return CountWords.cells(counts, replay.hierarchy.views[view].family.cellNoun)
      }
      guard isActive else { return "no skeleton" }
      if isHolding { return "contains covered views" }
      return CountWords.active(isItself: own.isOn, replay.hierarchy.views[view].family)
    }
    let bounds = layer.geometry.bounds.map { " \($0.width.jsonText) × \($0.height.jsonText)" } ?? ""
    let what = layer.geometry.lines.map { $0.count.counted("line") } ?? "block\(bounds)"
    let more = own.layers.count > 1 ? ", \(own.layers.count) layers" : ""
    return what + more + (layer.animation == nil ? "" : ", moves")
  }

  private func facts(
    _ view: ViewIndex, _ cleared: [ViewKey], _ lost: [(name: String, value: ActualValue)]
  ) -> [String] {
    let own = replay.states[view]
    var facts: [String] = []
    // What a layer covers is blank anyway.
    if own.layers.isEmpty, !cleared.isEmpty {
      facts.append("blank: " + cleared.map(\.nameWhereCleared).joined(separator: ", "))
    }
    facts += lost.map { "lost: \($0.name) is \($0.value.text)".escapedForTerminal }
    if own.isHidden { facts.append("hidden") }
    return facts
  }
}
