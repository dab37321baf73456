/// An explanation for people: what becomes of the view, where, by which numbers, and what would alter it.
struct ExplanationText {
  private let words: ExplanationWords
  private let paint: Paint

  init(_ explanation: Explanation, paint: Paint) {
    words = ExplanationWords(explanation)
    self.paint = paint
  }

  private var explanation: Explanation { words.explanation }
  private var hierarchy: Hierarchy { words.hierarchy }

  var text: String {
    let name = words.name(words.view)
    let summary = words.summary.dropFirst(name.count)
    var text = paint.bold(name.escapedForTerminal) + String(summary).escapedForTerminal + "\n"
    for fact in facts {
      text += "  = \(paint.bold(fact.name)): \(fact.text.escapedForTerminal)\n"
    }
    return text
  }

  private var facts: [(name: String, text: String)] {
    var facts = [("view", "\(place(words.view)), \(path(words.view))")]
    if let crash = explanation.crash {
      if crash.view != words.view {
        facts += [("crash", place(crash.view)), ("otherwise", words.outcome)]
      }
    } else if let cause = explanation.cause, cause.view != words.view {
      facts.append(("cause", place(cause.view)))
    }
    facts += words.codeFacts.map { ($0.name, $0.text) }
    facts += words.numbers.map { ($0.name, $0.text) }
    if let help = words.help { facts.append(("help", help)) }
    facts += words.notes.map { ("note", $0) }
    return facts
  }

  private func place(_ view: ViewIndex) -> String { words.names.place(view) }

  private func path(_ view: ViewIndex) -> String { ViewPaths(hierarchy, to: [view]).readablePath(view) }
}
