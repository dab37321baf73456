/// Changes that a reader of a page may try on a screen, each proven on a copy of the hierarchy as `why` does: the
/// shapes of the picture that it alters, what comes of it, and the change to copy.
struct PageWhatIfs: Sendable {
  private static let largestHierarchy = 2_000

  private var items: [OrderedJSON] = []
  private(set) var byView: [ViewIndex: Int] = [:]

  var isEmpty: Bool { items.isEmpty }

  /// `{"views": {"4": 0}, "all": [{…}]}`; nothing where there is none.
  var json: OrderedJSON {
    let views = byView.sorted { $0.key < $1.key }.map { view, number -> OrderedJSON.Field in
      ("\(view)", .number(number))
    }
    return .object([("views", .object(views, .packed)), ("all", .list(items, .packed))], .packed)
  }

  init() {}

  /// - Parameters:
  ///   - picture: of the screen, as it is on the page.
  ///   - id: begins the picture's ids.
  init(_ picture: Picture, _ id: String, _ findings: [Diagnostic], _ settings: PictureSettings) {
    let inspection = picture.inspection
    let hierarchy = inspection.hierarchy
    guard picture.scenes.contains(.after), inspection.outcome == nil, hierarchy.knowsFlags,
      hierarchy.views.count <= Self.largestHierarchy
    else { return }
    let wrong = findings.compactMap(\.subject?.index).filter { !inspection.draws($0) }
    let views = wrong + hierarchy.views.indices.filter(inspection.isLost)
    guard !views.isEmpty else { return }
    var trial = WhatIfTrial(picture, id, settings)
    for view in views where byView[view] == nil { byView[view] = trial.number(reaching: view) }
    items = trial.items
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
  private let ways: WaySearch
  /// Of what is drawn, and where each text stands.
  private let texts: [String]
  private let places: [String: Int]
  private(set) var items: [OrderedJSON] = []
  private var tried: [(obstacles: [Obstacle], effect: ChangeEffect, number: Int?)] = []
  private var searches = 0
  /// All items together alter no more shapes than the screen has.
  private var room: Int

  private var inspection: Inspection { picture.inspection }
  private var isFull: Bool {
    items.count >= Self.maximum || tried.count * texts.count >= Self.maximumShapes
  }

  init(_ picture: Picture, _ id: String, _ settings: PictureSettings) {
    (self.picture, self.id, self.settings) = (picture, id, settings)
    names = ViewNaming(picture.hierarchy)
    ways = WaySearch(picture.inspection)
    texts = SVGShapes(picture, .after, prefix: id, isOnPage: true).texts
    places = Dictionary(zip(texts, 0...)) { first, _ in first }
    room = max(picture.before.count + picture.after.count, 200)
  }

  /// The number of the item with the change that gives a view its skeleton; nil where that alters nothing that is seen,
  /// or the app would crash.
  mutating func number(reaching view: ViewIndex) -> Int? {
    let obstacles = ways.way(to: view).obstacles
    // What helps against the same helps again, mostly.
    let known = tried.first { $0.obstacles == obstacles && $0.effect.inspection.draws(view) }
    if let known { return known.number }
    guard !isFull, searches < Self.maximum else { return nil }
    searches += 1
    guard let change = Explanation(of: view, in: inspection).change else { return nil }
    if let known = tried.first(where: { $0.effect.changes == change.changes }) { return known.number }
    return add(change, against: obstacles)
  }

  private mutating func add(_ effect: ChangeEffect, against obstacles: [Obstacle]) -> Int? {
    let shapes = effect.crash == nil ? shapes(after: effect) : nil
    tried.append((obstacles, effect, shapes == nil ? nil : items.count))
    guard let shapes else { return nil }
    let words = OutcomeWords(before: inspection, change: effect, names: names)
    let texts = ChangeTexts(hierarchy: picture.hierarchy, names: names, changes: effect.changes).all
    items.append(
      .object(
        [
          ("do", .text(words.actions.escapedForTerminal)), ("then", .text(words.text.escapedForTerminal)),
          ("texts", .list(texts.map { .list([.text($0.name), .text($0.text)], .packed) }, .packed)),
          ("shapes", .list(shapes, .packed)),
        ], .packed))
    return items.count - 1
  }

  /// What is drawn then: `[first, count]` of the shapes that are there, and the text of others. Nil where nothing
  /// looks different, or there is no room for it.
  private mutating func shapes(after effect: ChangeEffect) -> [OrderedJSON]? {
    let changed = Picture(of: effect.inspection.hierarchy, settings, clips: picture.clips).cutForPage
    guard changed.screen == picture.screen else { return nil }
    let new = SVGShapes(changed, .after, prefix: id, isOnPage: true).texts
    var output = OutputBuffer()
    SVGScene.writeClips(of: changed, from: picture.clips.count, prefix: id, to: &output)
    var parts: [OrderedJSON] = output.text.isEmpty ? [] : [.text(output.text)]
    var (run, written) = (0..<0, 0)
    func finish(_ run: Range<Int>) {
      if !run.isEmpty { parts.append(.list([.number(run.lowerBound), .number(run.count)], .packed)) }
    }
    for text in new {
      let place = places[text]
      if let place, place == run.upperBound, !run.isEmpty {
        run = run.lowerBound..<place + 1
        continue
      }
      finish(run)
      run = place.map { $0..<$0 + 1 } ?? 0..<0
      if place == nil {
        parts.append(.text(text))
        written += 1
      }
    }
    finish(run)
    guard written > 0 || new.count != texts.count, written <= room else { return nil }
    room -= written
    return parts
  }
}

extension Inspection {
  /// Marked, and never reached or part of another view's block.
  fileprivate func isLost(_ view: ViewIndex) -> Bool {
    switch coverage[view].role {
    case .unreached: true
    case .underBlock: hierarchy.views[view].isSkeletonable
    default: false
    }
  }
}
