extension Picture {
  /// What is seen after so many calls of the file, and what the last of them changed; where no step is asked for,
  /// what the file shows.
  package init(of screen: Screen, after count: Int?, _ settings: PictureSettings) {
    guard let count else {
      self.init(of: screen, settings)
      return
    }
    self.init(of: screen, afterCalls: count, settings)
  }

  private init(of screen: Screen, afterCalls count: Int, _ settings: PictureSettings) {
    var hierarchy = screen.hierarchy
    if settings.isDark { hierarchy.environment.isDark = true }
    let calls = (hierarchy.calls?.calls ?? []).prefix(count)
    var replay = hierarchy.replay(after: max(calls.count - 1, 0))
    var said: [String] = []
    if let call = calls.last, !replay.hasEnded {
      said.append("call \(calls.count): \(CallWords(replay).text(of: call).shortened)")
      var state = replay.state
      let facts = StepFacts(playing: call, &replay, &state)
      said += facts.lines + facts.assumptions
    }
    let standing = Standing(replay)
    let findings = settings.errorsAndWarnings(on: screen).filter { !$0.views(at: calls.count).isEmpty }
    self.init(of: standing, settings, PictureMarks(findings, at: calls.count, place: standing.place))
    moment = calls.isEmpty ? "before the first call" : "after call \(calls.count)"
    remarks = said + remarks
  }
}
