/// What the calls of a file do, step by step: what is seen after each, and what it changed.
struct PageCalls {
  /// Steps that have screens: the first ones and the last.
  static let maximumScreens = 40
  /// Steps that are told.
  static let maximumSteps = 1_000
  /// Shapes of all screens beyond which only the last step has any.
  private static let maximumShapes = 12_000

  private let id: String
  private let settings: PictureSettings
  private let calls: [Call]
  private let findings: [Diagnostic]
  private var replay: Replay
  private var state: StepState
  /// Covered views that a hide passed by, in this step or before.
  private var leftovers: [ViewIndex] = []
  private var shapeCount = 0
  /// The first steps of which each has a screen, and how many are told.
  private var (drawn, told) = (0, 0)

  private init(
    _ hierarchy: Hierarchy, _ id: String, _ settings: PictureSettings, _ findings: [Diagnostic]
  ) {
    var hierarchy = hierarchy
    if settings.isDark { hierarchy.environment.isDark = true }
    replay = Replay(hierarchy)
    (self.id, self.settings, self.findings) = (id, settings, findings)
    (calls, state) = (replay.calls.calls, replay.state)
  }

  /// Nothing where the file lists no calls.
  ///
  /// - Parameters:
  ///   - id: begins every id.
  ///   - findings: by their numbers.
  static func html(
    of hierarchy: Hierarchy, _ id: String, _ settings: PictureSettings, _ findings: [Diagnostic]
  ) -> String {
    var calls = PageCalls(hierarchy, id, settings, findings)
    return calls.calls.isEmpty ? "" : calls.html()
  }

  private mutating func html() -> String {
    var items = item(0, title: "Before the first call", told: "")
    var note = ""
    for (number, call) in zip(1..., calls) {
      let rest = (calls.count - number + 1).counted("call")
      if replay.hasEnded {
        note = "\(replay.isCutShort ? "No more is played" : "The app would crash"): \(rest) after that."
        break
      }
      if number > Self.maximumSteps {
        note = "\(rest) more: inspect --calls lists them all."
        break
      }
      let title = "\(number) \(CallWords(replay).text(of: call).shortened)"
      let facts = play(call)
      let line = replay.hierarchy.place(of: call).position.line
      told = number
      items += item(number, title: title, told: words(facts, line: line))
    }
    return """
      <section class="panel film" aria-labelledby="\(id)-film" data-first="\(first)">\
      <h3 id="\(id)-film">Over time: \(calls.count.counted("call"))</h3>
      \(screensNote)<ol class="moments" start="0">
      \(items)</ol>\(note.isEmpty ? "" : "<p class=\"quiet\">\(note)</p>")</section>

      """
  }

  /// The step that is open first.
  private var first: Int { min(max(settings.step ?? 1, 1), calls.count) }

  private mutating func play(_ call: Call) -> [String] {
    let facts = StepFacts(playing: call, &replay, &state)
    let isCovered = Set(state.covered)
    let known = Set(leftovers)
    let new = facts.change.leftBehind.filter { !known.contains($0) }
    leftovers = (leftovers + new).filter(isCovered.contains)
    return facts.lines + facts.assumptions
  }

  private var screensNote: String {
    guard drawn < told else { return "" }
    return "<p class=\"quiet\">The first \(drawn.counted("step")) and the last are drawn; "
      + "the others are described in words.</p>\n"
  }

  private mutating func item(_ number: Int, title: String, told: String) -> String {
    let left = PageLeftovers(leftovers, in: replay, PictureMarks(findings, at: number))
    let isLast = number >= min(calls.count, Self.maximumSteps) - 1
    let isDrawn = number < Self.maximumScreens && shapeCount < Self.maximumShapes && drawn >= number - 1
    var figure = ""
    if let crash = replay.events.crash {
      let name = CallWords(replay).name(crash.view)
      figure = PageMoment.figure(ofCrash: crash.reason, at: name, isLimit: crash.isLimit)
    } else if isDrawn || isLast {
      let standing = Standing(replay)
      var still = settings
      still.time = settings.time ?? 0
      let picture = Picture(of: standing, still, left.marks(in: standing)).cutForPage
      shapeCount += picture.after.count
      let caption = number == 0 ? "before the first call" : "after call \(number)"
      figure = PageMoment.figure(picture, "\(id)m\(number)", caption)
    }
    if isDrawn { drawn = number }
    return "<li class=\"moment\" id=\"\(id)-m\(number)\"\(left.isEmpty ? "" : " data-left")>"
      + "<h4>\(title.inHTML)</h4>\n\(figure)<div class=\"told\">\(told)\(left.html)</div></li>\n"
  }

  private func words(_ facts: [String], line: Int) -> String {
    let items = facts.map { "<li>\($0.inHTML)</li>" }.joined()
    return "<p class=\"quiet\">line \(line)</p><ul>\(items)</ul>"
  }
}

/// The views that are still covered after a hide: outlined in the screen, and named below it with the numbers of their
/// findings.
struct PageLeftovers {
  /// Names that are listed.
  private static let maximum = 20

  private let views: [ViewIndex]
  private let found: PictureMarks
  private let names: [(name: String, badges: [PictureMarks.Badge])]
  private let more: Int

  /// - Parameters:
  ///   - views: of the replay; those of one name stand once.
  ///   - found: the findings of the step, by views of the replay.
  init(_ views: [ViewIndex], in replay: Replay, _ found: PictureMarks) {
    (self.views, self.found) = (views, found)
    var known: Set<String> = []
    let named = views.map { (name: replay.hierarchy.name(of: $0), badges: found.badges[$0] ?? []) }
    names = Array(named.filter { known.insert($0.name).inserted }.prefix(Self.maximum))
    let told = Set(names.map(\.name))
    more = named.count { !told.contains($0.name) }
  }

  var isEmpty: Bool { names.isEmpty }

  /// All that goes wrong in the step.
  func marks(in standing: Standing) -> PictureMarks {
    func placed<Value>(_ values: [ViewIndex: Value]) -> [ViewIndex: Value] {
      Dictionary(values.compactMap { view, value in standing.place(of: view).map { ($0, value) } }) { $1 }
    }
    var severities = found.severities
    for view in views { severities[view] = max(severities[view] ?? .warning, .warning) }
    return PictureMarks(placed(found.badges), placed(severities))
  }

  var html: String {
    guard !isEmpty else { return "" }
    let items = names.map { name, badges in
      let badges = badges.map { $0.severity.badge($0.number, nil) }.joined()
      return "<li>\(badges)<code>\(name.inHTML)</code></li>"
    }
    let rest = more > 0 ? "<li>and \(more.counted("more view"))</li>" : ""
    return "<p>Still covered after hide:</p><ul class=\"leftovers\">\(items.joined())\(rest)</ul>"
  }
}
