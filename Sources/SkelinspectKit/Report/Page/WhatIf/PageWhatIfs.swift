/// Changes that a reader of a page may try on a screen, each proven on a copy of the hierarchy as `why` does: the
/// shapes of the picture that it alters, what comes of it, and the change to copy.
struct PageWhatIfs: Sendable {
  private static let largestHierarchy = 2_000

  private var items: [OrderedJSON] = []
  private var byView: [ViewIndex: Int] = [:]
  /// Changes of their own, of findings at views that draw.
  private var byFinding: [Linter.Key: Int] = [:]
  /// The command line that says more of views for which no change was looked for, but for the line.
  private var command: String?

  /// Views for which no change was found that anybody sees.
  private var without: [ViewIndex] = []

  var isEmpty: Bool { items.isEmpty && command == nil && without.isEmpty }

  /// `{"views": {"4": 0}, "all": [{…}], "none": [7], "more": "skelinspect why F F:"}`; nothing where there is none.
  var json: OrderedJSON {
    let views = byView.sorted { $0.key < $1.key }.map { view, number -> OrderedJSON.Field in
      ("\(view)", .number(number))
    }
    return .object(
      [("views", .object(views, .packed)), ("all", .list(items, .packed))]
        + (without.isEmpty ? [] : [("none", .list(without.map { .number($0) }, .packed))])
        + (command.map { [("more", .text($0))] } ?? []), .packed)
  }

  init() {}

  /// - Parameters:
  ///   - picture: of the screen, as it is on the page.
  ///   - id: begins the picture's ids.
  ///   - fix: what may remove a finding.
  init(
    _ picture: Picture, _ id: String, _ findings: [Diagnostic], _ settings: PictureSettings,
    _ fix: (Diagnostic) -> [Change]?
  ) {
    let inspection = picture.inspection
    let hierarchy = inspection.hierarchy
    let about = findings.filter { $0.subject != nil && $0.sightings.isEmpty }
    guard picture.scenes.contains(.after), hierarchy.knowsFlags else { return }
    let wrong = about.compactMap(\.subject?.index).filter { !inspection.draws($0) }
    let unknown = picture.after.lazy.filter(\.content.isHatched).map(\.view)
    let views = wrong + hierarchy.views.indices.filter(inspection.isLost) + unknown
    let why = "skelinspect why \(hierarchy.fileName.inShell) \(hierarchy.fileName.inShell):"
    guard hierarchy.views.count <= Self.largestHierarchy else {
      if !views.isEmpty { command = why.escapedForTerminal }
      return
    }
    guard !views.isEmpty || !about.isEmpty else { return }
    var trial = WhatIfTrial(picture, id, settings)
    for view in views where byView[view] == nil && !without.contains(view) {
      byView[view] = trial.number(reaching: view)
      if byView[view] == nil, !trial.leavesOut { without.append(view) }
    }
    for finding in about {
      guard let view = finding.subject?.index, byView[view] == nil, let changes = fix(finding) else {
        continue
      }
      byFinding[Linter.Key(finding)] = trial.number(making: changes)
    }
    items = trial.items
    if trial.leavesOut { command = why.escapedForTerminal }
  }

  func number(for finding: Diagnostic) -> Int? {
    guard finding.sightings.isEmpty else { return nil }
    return byFinding[Linter.Key(finding)] ?? finding.subject.flatMap { byView[$0.index] }
  }
}

/// Tries one change after the other, each once.
private struct WhatIfTrial {
  /// Changes that are offered of one screen, and views for which one is looked for.
  private static let maximum = 40
  /// Shapes of all pictures that are made for them.
  private static let maximumShapes = 50_000

  private let picture: Picture
  private let id: String
  private let settings: PictureSettings
  private let names: ViewNaming
  private let ways: WaySearch?
  /// Of what is drawn, and where each text stands.
  private let texts: [String]
  private let places: [String: Int]
  private(set) var items: [OrderedJSON] = []
  private var tried: [(obstacles: [Obstacle], changes: [Change], after: Inspection, number: Int?)] = []
  private var searches = 0
  /// There was no room for a change.
  private(set) var leavesOut = false
  /// All items together alter no more shapes than the screen has.
  private var room: Int

  private var inspection: Inspection { picture.inspection }
  private var isFull: Bool {
    items.count >= Self.maximum || tried.count * texts.count >= Self.maximumShapes
  }

  init(_ picture: Picture, _ id: String, _ settings: PictureSettings) {
    (self.picture, self.id, self.settings) = (picture, id, settings)
    names = ViewNaming(picture.hierarchy)
    ways = picture.inspection.outcome == nil ? WaySearch(picture.inspection) : nil
    texts = SVGShapes(picture, .after, prefix: id, isOnPage: true).texts
    places = Dictionary(zip(texts, 0...)) { first, _ in first }
    room = max(picture.before.count + picture.after.count, 200)
  }

  /// The number of the item with the change that gives a view its skeleton; nil where that alters nothing that is seen,
  /// or the app would crash.
  mutating func number(reaching view: ViewIndex) -> Int? {
    let obstacles = ways?.way(to: view).obstacles ?? []
    // What helps against the same helps again, mostly.
    let known = tried.first { $0.obstacles == obstacles && $0.after.draws(view) }
    if let known { return known.number }
    guard !isFull, searches < Self.maximum else {
      leavesOut = true
      return nil
    }
    searches += 1
    let explanation = Explanation(of: view, in: inspection)
    if let fix = explanation.systemFix {
      let words = ExplanationWords(explanation, names)
      return add(
        fix.after, against: [], do: words.instruction(fix.step), then: words.appearing(fix),
        ChangeTexts(hierarchy: picture.hierarchy, names: names).all(of: fix.step))
    }
    return explanation.change.flatMap { number(of: $0, against: obstacles) }
  }

  /// The same of changes to a view that has a skeleton.
  mutating func number(making changes: [Change]) -> Int? {
    guard !isFull else {
      leavesOut = true
      return nil
    }
    let effect = ChangeEffect(of: changes, ChangeProof(of: changes, on: inspection))
    // The same views are drawn and visible, as what they were.
    let isOfLooksAlone = [
      effect.appears, effect.staysHidden, effect.disappears, effect.uncovers, effect.alters,
    ].allSatisfy(\.isEmpty)
    let differing = isOfLooksAlone ? effect.proof.differing ?? [] : []
    return number(
      of: effect, against: [], then: differing.isEmpty ? nil : "looks different: \(names.list(differing))")
  }

  private mutating func number(
    of effect: ChangeEffect, against obstacles: [Obstacle], then outcome: String? = nil
  ) -> Int? {
    if let known = tried.first(where: { $0.changes == effect.changes }) { return known.number }
    let words = OutcomeWords(before: inspection, change: effect, names: names)
    return add(
      effect.inspection, against: obstacles, effect.changes, do: words.actions, then: outcome ?? words.text,
      ChangeTexts(hierarchy: picture.hierarchy, names: names, changes: effect.changes).all)
  }

  private mutating func add(
    _ after: Inspection, against obstacles: [Obstacle], _ changes: [Change] = [], do action: String,
    then outcome: String, _ texts: [(name: String, text: String)]
  ) -> Int? {
    let shapes = after.crash == nil ? shapes(of: after) : nil
    tried.append((obstacles, changes, after, shapes == nil ? nil : items.count))
    guard let shapes else { return nil }
    items.append(
      .object(
        [
          ("do", .text(action.escapedForTerminal)), ("then", .text(outcome.escapedForTerminal)),
          ("texts", .list(texts.map { .list([.text($0.name), .text($0.text)], .packed) }, .packed)),
          ("shapes", .list(shapes, .packed)),
        ], .packed))
    return items.count - 1
  }

  /// What is drawn then: `[first, count]` of the shapes that are there, and the text of others. Nil where nothing
  /// looks different, or there is no room for it.
  private mutating func shapes(of after: Inspection) -> [OrderedJSON]? {
    let changed = Picture(of: after.hierarchy, settings, clips: picture.clips).cutForPage
    guard changed.screen == picture.screen, definitions(of: changed) == definitions(of: picture) else {
      return nil
    }
    let new = SVGShapes(changed, .after, prefix: id, isOnPage: true).texts
    let clips = SVGScene.clips(of: changed, from: picture.clips.count, prefix: id)
    var parts: [OrderedJSON] = clips.isEmpty ? [] : [.text(clips)]
    var pieces: [(run: Range<Int>, text: String)] = []
    for text in new {
      let place = places[text]
      if let last = pieces.last?.run, !last.isEmpty, last.upperBound == place {
        pieces[pieces.count - 1].run = last.lowerBound..<last.upperBound + 1
      } else {
        pieces.append((place.map { $0..<$0 + 1 } ?? 0..<0, text))
      }
    }
    parts += pieces.map { run, text in
      run.isEmpty ? .text(text) : .list([.number(run.lowerBound), .number(run.count)], .packed)
    }
    let written = pieces.count(where: \.run.isEmpty)
    guard written > 0 || new.count != texts.count else { return nil }
    guard written <= room else {
      leavesOut = true
      return nil
    }
    room -= written
    return parts
  }

  /// Of masks and gradients, which stand in the page once.
  private func definitions(of picture: Picture) -> String {
    picture.inspection.outcome == nil ? "" : SVGPaint(picture, prefix: id).definitions
  }
}

extension Inspection {
  /// Marked, and never reached or part of another view's block; of another system than SkeletonView, not covered.
  fileprivate func isLost(_ view: ViewIndex) -> Bool {
    switch coverage[view].role {
    case .unreached: true
    case .uncovered: outcome != nil
    case .underBlock: hierarchy.views[view].isSkeletonable
    default: false
    }
  }
}
