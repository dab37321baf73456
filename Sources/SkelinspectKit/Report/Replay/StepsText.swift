/// A replay for people: a line for each call, and under it what appeared, what went, what was lost, what stayed behind
/// and what was printed.
package struct StepsText {
  private let paint: Paint
  private var replay: Replay
  private var state: StepState
  private var assumed: [ReplayAssumption: [Int]] = [:]

  package init(_ hierarchy: Hierarchy, paint: Paint) {
    self.paint = paint
    replay = Replay(hierarchy)
    state = replay.state
  }

  /// All steps.
  package mutating func write(to output: inout OutputBuffer) {
    let calls = replay.calls.calls
    if calls.isEmpty { output.append(paint.dim("no calls: the file says only what is shown first") + "\n") }
    let width = "\(calls.count)".count
    for (number, call) in zip(1..., calls) {
      if replay.hasEnded {
        let rest = (calls.count - number + 1).counted("call")
        output.append(paint.dim("\(rest) after \(replay.isCutShort ? "that" : "the crash")") + "\n")
        break
      }
      let text = CallWords(replay).text(of: call)
      let line = " (line \(replay.hierarchy.place(of: call).position.line))"
      let label = "\(number)".padded(to: width, before: true)
      output.append(paint.bold("\(label)  \(text.escapedForTerminal)") + paint.dim(line) + "\n")
      let facts = StepFacts(playing: call, &replay, &state).lines
      for assumption in replay.events.assumptions { assumed[assumption, default: []].append(number) }
      for fact in facts {
        output.append(String(repeating: " ", count: width + 2) + fact.escapedForTerminal + "\n")
      }
      output.flushIfLarge()
    }
    for assumption in ReplayAssumption.allCases {
      guard let calls = assumed[assumption] else { continue }
      let shown = calls.prefix(5).map(String.init) + (calls.count > 5 ? ["\(calls.count - 5) more"] : [])
      let whose = "\(calls.count == 1 ? "call" : "calls") \(shown.listed("and"))"
      output.append(paint.dim("assumed in \(whose): \(assumption.text)") + "\n")
    }
  }
}

/// What is said of one step.
struct StepFacts {
  let change: StepChange
  private let replay: Replay
  private let before: Replay
  private var words: CallWords { CallWords(replay) }

  init(playing call: Call, _ replay: inout Replay, _ state: inout StepState) {
    let (before, old) = (replay, state)
    replay.play(call)
    state = replay.state
    change = StepChange(from: before, old, to: replay, state, by: call)
    (self.replay, self.before) = (replay, before)
  }

  var lines: [String] {
    if let end = words.end { return refusals + [end] }
    var lines = refusals
    add("appears", change.appeared.filter { !isMoved($0) }, words, to: &lines)
    add("comes with its skeleton", change.appeared.filter(isMoved), words, to: &lines)
    add("goes", change.disappeared.filter { !isMoved($0) }, CallWords(before), to: &lines)
    add("leaves with its skeleton", change.disappeared.filter(isMoved), CallWords(before), to: &lines)
    add("looks different", change.altered, words, to: &lines)
    add("is hidden", change.hidden, words, to: &lines)
    add("is no longer hidden", change.unhidden, CallWords(before), to: &lines)
    for (view, count) in change.cells {
      lines.append("\(words.name(view)) has \(count.counted("cell")) on screen")
    }
    lines += change.lost.map { lost in
      "lost: "
        + lost.values.map { "\(words.name(lost.view)).\($0.name) is \($0.value.text) now" }
        .joined(separator: ", ")
    }
    add("stays behind", change.leftBehind, words, to: &lines)
    let printed = replay.events.printed.count
    if printed > 0 { lines.append("SKELETON_DEBUG prints \(printed.counted("tree"))") }
    return lines.isEmpty ? ["no skeleton changes"] : lines
  }

  /// Whether a view came into the tree, or left it, with the layer that it had.
  private func isMoved(_ view: ViewIndex) -> Bool {
    guard before.states.indices.contains(view), let layer = before.states[view].layers.last else {
      return false
    }
    return replay.states[view].layers.last?.id == layer.id
  }

  /// What of UIKit's reactions the step rests on.
  var assumptions: [String] { replay.events.assumptions.map { "assumed: \($0.text)" } }

  private func add(_ label: String, _ views: [ViewIndex], _ words: CallWords, to lines: inout [String]) {
    if !views.isEmpty { lines.append("\(label): \(words.names(views))") }
  }

  private var refusals: [String] {
    replay.events.refusals.map { refusal in
      if refusal.view == refusal.because {
        return "refused: \(words.refusal(of: refusal.view, because: refusal.view))"
      }
      return "refused: \(words.name(refusal.because)), which \(words.name(refusal.view)) reaches, "
        + "already shows a skeleton"
    }
      + replay.events.idleHides.map { "\(words.name($0.view)) shows no skeleton: hide does nothing" }
  }
}
