/// An explanation for people: what becomes of the view, where, by which numbers, and what would alter it.
extension ExplanationWords {
  func text(_ paint: Paint) -> String {
    let name = name(view)
    let rest = summary.dropFirst(name.count)
    return paint.bold(name.escapedForTerminal) + String(rest).escapedForTerminal + "\n" + paint.lines(facts)
  }

  private var facts: [Remark] {
    let path = ViewPaths(hierarchy, to: [view]).readablePath(view)
    var facts: [Remark] = [("view", "\(names.place(view)), \(path)")]
    if let crash = explanation.crash {
      if crash.view != view {
        facts += [("crash", names.place(crash.view)), ("otherwise", outcome)]
      }
    } else if let cause = explanation.cause, cause.view != view {
      facts.append(("cause", names.place(cause.view)))
    }
    facts += codeFacts
    facts += numbers
    if let help { facts.append(("help", help)) }
    facts += notes.map { ("note", $0) }
    return facts
  }
}
