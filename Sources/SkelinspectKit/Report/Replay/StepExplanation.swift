/// Why a view looks as it does after some of a file's calls.
package struct StepExplanation {
  private let history: ViewHistory
  private let count: Int
  private let name: String

  /// - Parameters:
  ///   - selector: names a view of the hierarchies, or one that a call makes by its id.
  ///   - count: of calls.
  package init(
    _ selector: String, in hierarchies: [Hierarchy], after count: Int
  ) throws(SelectorError) {
    self.count = count
    do throws(SelectorError) {
      let (hierarchy, view) = try SelectorSearch(selector, in: hierarchies).view()
      history = ViewHistory(of: .own(view), in: hierarchy, after: min(count, hierarchy.callCount))
      name = hierarchy.name(of: view)
    } catch {
      guard let (hierarchy, view) = Self.made(selector, in: hierarchies) else { throw error }
      history = ViewHistory(of: .made(view), in: hierarchy, after: min(count, hierarchy.callCount))
      name = hierarchy.calls?.views.first?.name(of: view) ?? selector
    }
  }

  /// A view that a call makes, by its id.
  private static func made(_ id: String, in hierarchies: [Hierarchy]) -> (Hierarchy, ViewIndex)? {
    for hierarchy in hierarchies {
      guard let views = hierarchy.calls?.views.first else { continue }
      if let view = views.views.indices.first(where: { views.id(of: $0) == id }) { return (hierarchy, view) }
    }
    return nil
  }

  private var replay: Replay { history.replay }
  private var words: CallWords { CallWords(replay) }

  package func text(paint: Paint) -> String {
    paint.bold(name.escapedForTerminal) + " \(summary)".escapedForTerminal + "\n" + paint.lines(facts)
  }

  private var when: String {
    let number = history.steps.last?.number ?? min(count, replay.calls.calls.count)
    guard number > 0 else { return "before the first call" }
    let call = words.text(of: replay.calls.calls[number - 1])
    return "\(replay.isCutShort ? "before" : "after") call \(number), \(call)"
  }

  private var summary: String {
    guard let view = history.view else {
      return "is not on screen \(when): no cell of it was dequeued, or no call has made it yet"
    }
    guard history.steps.last?.isInTree ?? true else { return "is not in the root view's tree \(when)" }
    let state = replay.states[view]
    if case .text(let text)? = lostText, state.layers.isEmpty {
      return "shows \(text.quoted) \(when), and not what the app gave it last"
    }
    guard let layer = state.layers.last else {
      if let counts = state.table.flatMap({ $0.isDummy ? $0.counts : nil }) {
        let noun = replay.hierarchy.views[view].family.cellNoun
        return "has dummy cells \(when): \(CountWords.cells(counts, noun))"
      }
      guard replay.isActive(view) else { return "shows no skeleton \(when)" }
      if replay.subtree(of: view).contains(where: { !replay.states[$0].layers.isEmpty }) {
        return "contains covered views \(when)"
      }
      let family = replay.hierarchy.views[view].family
      return "\(CountWords.active(isItself: replay.states[view].isOn, family)) \(when)"
    }
    let what = layer.geometry.lines.map { $0.count.counted("line") } ?? "one block"
    let more = state.layers.count > 1 ? ", \(state.layers.count) layers one above the other" : ""
    return "shows a skeleton \(when): \(what)\(more)"
  }

  private var lostText: ActualValue? {
    history.steps.last?.lost.first { $0.name == ViewKey.text.rawValue }?.value
  }

  private var facts: [Remark] {
    guard let view = history.view, !history.steps.isEmpty else { return [] }
    var facts: [Remark] = []
    if let crash = replay.events.crash {
      facts.append(crash.isLimit ? ("not known", words.end ?? crash.reason) : ("crash", crash.reason))
    }
    facts += lostFacts
    if history.isCovered {
      facts += coveredFacts(view)
    } else if !replay.isActive(view) {
      facts += uncoveredFacts(view)
    }
    if replay.states[view].isHidden { facts.append(("hidden", hiddenWords(view))) }
    facts += ReplayAssumption.allCases.filter(history.assumed.contains).map { ("assumed", $0.text) }
    return facts
  }

  /// What hide wrote over.
  private var lostFacts: [Remark] {
    (history.steps.last?.lost ?? []).flatMap { lost in
      let set =
        history.lastSet(LostValue.keys(of: lost.name)).map { "; the app set it in \(place($0))" } ?? ""
      let since = history.lostSince(lost.name).map { " since \(place($0))" } ?? ""
      let (why, help) = LostValue.words(of: lost.name)
      return [
        (lost.name, "\(lost.value.text)\(since)\(set)"), ("because", why), ("help", help),
      ]
    }
  }

  private func place(_ step: ViewHistory.Step) -> String {
    let line = replay.hierarchy.place(of: step.call).position.line
    return "call \(step.number) (line \(line), \(words.text(of: step.call)))"
  }

  private func coveredFacts(_ view: ViewIndex) -> [Remark] {
    var facts: [Remark] = []
    if let since = history.coveredSince { facts.append(("since", place(since))) }
    guard let (step, own) = history.last(where: \.isHide), let layer = replay.states[view].layers.last,
      layer.call < own.number
    else { return facts }
    facts.append(("left behind", "\(place(step)) does not take its layer: \(gap(view, own))"))
    facts.append(("help", words.help(for: own.obstacle, of: view)))
    return facts
  }

  /// What kept a recursion from a view on its way from a receiver.
  private func gap(_ view: ViewIndex, _ own: ViewHistory.OwnCall) -> String {
    guard case .unmarked(view) = own.obstacle, let set = history.lastSet([.isSkeletonable]) else {
      return words.text(of: own.obstacle)
    }
    return words.text(of: own.obstacle, set: " since \(place(set))")
  }

  private func uncoveredFacts(_ view: ViewIndex) -> [Remark] {
    let taken = history.uncoveredBy
    guard let (step, show) = history.last(where: \.isShow) else {
      if let taken { return [hidden(by: taken)] }
      let since = history.steps.contains { !$0.isThere } ? " since it is there" : ""
      return [("show", "no call shows it, or a view that it is in\(since)")]
    }
    if replay.states[show.receiver].pending == show.number {
      return [("show", "\(place(step)) is not due yet")]
    }
    if let taken, taken.number >= step.number { return [hidden(by: taken)] }
    if let (refused, because) = history.refusal(of: show) {
      return [("refused", "\(place(step)) does nothing: \(words.refusal(of: refused, because: because))")]
    }
    if case .show(_, delay: .some) = show.call.action, !history.isLate(show) {
      let receiver = words.name(show.receiver)
      return [("show", "\(place(step)) never takes effect: a later call on \(receiver) cancels it")]
    }
    return [("show", "\(place(step)) does not cover it: \(whyNotShown(view, show))")]
  }

  private func hidden(by step: ViewHistory.Step) -> Remark {
    (step.calls.contains { $0.call.isHide } ? "hidden by" : "gone with", place(step))
  }

  /// What kept an accepted show from a view.
  private func whyNotShown(_ view: ViewIndex, _ show: ViewHistory.OwnCall) -> String {
    switch show.obstacle {
    case .unmarked(let step):
      return replay.hierarchy.views[step].isSkeletonable
        ? "isSkeletonable was not true on \(words.name(step)) then"
        : "isSkeletonable is not true on \(words.name(step))"
    case .container, .queuedCells, .elsewhere:
      return "show on \(words.name(show.receiver)) does not reach it"
    }
  }

  private func hiddenWords(_ view: ViewIndex) -> String {
    let flags = replay.hierarchy.views[view].flags
    if flags.contains(.isHidden) { return "the app hid it" }
    return flags.contains(.isHiddenWhenSkeletonIsActive)
      ? "isHiddenWhenSkeletonIsActive hid it, and only a hide that reaches it shows it again"
      : "isHiddenWhenSkeletonIsActive hid it at show, and has been off since: hide shows it again only where it is on"
  }
}
