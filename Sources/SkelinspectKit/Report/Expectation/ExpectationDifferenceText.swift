extension ExpectationDifference {
  /// What differs, for people: a line a view, as `diff` says it, and what it adds up to.
  ///
  /// - Parameter command: accepts it.
  package func text(of file: String, command: String, paint: Paint) -> String {
    var output = OutputBuffer()
    output.append("\(paint.bold(file.escapedForTerminal)) is not as expected:\n")
    let isOnly = screens.count + added.count + removed.count == 1
    for screen in screens where !screen.isEmpty {
      if !isOnly { output.append(heading(of: screen.new, paint)) }
      ScreenDifferenceText(screen, paint: paint).write(to: &output)
    }
    for (screens, mark, words) in [
      (removed, paint.red("-"), "is no longer there"), (added, paint.green("+"), "is not expected"),
    ] {
      for screen in screens {
        let name = screen.name.map { "\($0), " } ?? ""
        let count = screen.views.count.counted("view")
        let head = ExpectedPlaces(screen: screen, paint: paint).head(0)
        output.append("\(mark) \(head): \(name)a hierarchy of \(count), \(words)\n")
      }
    }
    output.append("\(summary(paint: paint))\n  = help: \(command) accepts it\n")
    return output.text
  }

  /// `1 view lost its skeleton, 2 views were added`.
  package func summary(paint: Paint) -> String {
    var summary = DifferenceSummary()
    for screen in screens { summary.add(screen) }
    summary.hierarchies = (added.count, removed.count)
    return summary.sentence(paint)
  }

  private func heading(of screen: FileExpectation.Screen, _ paint: Paint) -> String {
    "\(paint.bold((screen.name ?? screen.views.first?.name ?? "").escapedForTerminal)):\n"
  }
}
