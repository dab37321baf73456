/// Why one view does or does not show a skeleton, and the change that would alter it.
public struct Explanation: Sendable {
  let inspection: Inspection
  let view: ViewIndex
  /// How show comes to the view; without obstacles it does.
  let way: Way
  /// Nil where nothing needs to change, or nothing in the hierarchy can.
  let change: ChangeEffect?
  /// Of a block the view in it that the change is about; of a table or collection that makes no dummy cells
  /// its prototype.
  let instead: ViewIndex?
  /// The way to that view; else to the view itself.
  let wayToChange: Way
  /// What crashes the app before any skeleton is there.
  let crash: Crashes.First?
  /// The view itself, or the nearest above it, that nobody sees meanwhile.
  let hiddenBy: ViewIndex?
  /// In a hierarchy without calls of show the change that would alter it.
  let systemFix: SystemFix?
  /// What the change makes of other hierarchies that the same text describes views of, by their numbers.
  private(set) var elsewhere: [Int: ChangeEffect] = [:]

  var hierarchy: Hierarchy { inspection.hierarchy }
  var coverage: Coverage { inspection.coverage[view] }

  /// Whether something would alter it.
  package var namesChange: Bool { change != nil || systemFix != nil }

  /// The edits that make the change; nil where none is known, or where it cannot be written in the files.
  package var edits: [FileEdits]? { change.flatMap { hierarchy.edits(for: $0.changes)?.files } }

  /// The first thing in the way, the root's first.
  var cause: Obstacle? { way.obstacles.first }

  /// It is drawn, and the app lives to see it.
  var isShown: Bool { inspection.draws(view) && crash == nil }

  /// Looks at the other hierarchies of a run as well; those that only outline a class show nothing by themselves.
  func looking(in hierarchies: [Hierarchy]) -> Explanation {
    guard let change else { return self }
    var explanation = self
    for (number, other) in zip(0..., hierarchies) where !isOwn(other) && other.outlinedClass == nil {
      let changes = other.changes(like: change.changes, of: hierarchy)
      guard !changes.isEmpty else { continue }
      explanation.elsewhere[number] = ChangeEffect(
        of: changes, ChangeProof(of: changes, on: Inspection(other)))
    }
    return explanation
  }

  private func isOwn(_ other: Hierarchy) -> Bool {
    other.firstViewNumber == hierarchy.firstViewNumber && other.source.isSame(as: hierarchy.source)
  }

  /// Whether hierarchies that were read again after the edits show what is promised, and the others what they did.
  ///
  /// - Parameter hierarchies: as they were read before, in the same order.
  package func isMade(in edited: [Hierarchy], of hierarchies: [Hierarchy]) -> Bool {
    guard let change, edited.count == hierarchies.count else { return false }
    return zip(0..., zip(hierarchies, edited)).allSatisfy { number, both in
      let (old, new) = both
      if !isOwn(old), old.outlinedClass != nil { return true }
      let proof = isOwn(old) ? change.proof : elsewhere[number]?.proof
      return (proof ?? ChangeProof(of: [], on: Inspection(old))).isMade(in: Inspection(new))
    }
  }

  /// A contentView, or a table's wrapper, that recursion comes through.
  var isPassedThrough: Bool {
    way.obstacles.isEmpty && coverage.role != .underBlock && coverage.root != view
      && hierarchy.isPassedThrough(view)
  }

  /// Of its skeleton layer, in points.
  var layerSize: PartialSize { inspection.layerSize(of: view) }

  init(of view: ViewIndex, in hierarchy: Hierarchy) { self.init(of: view, in: Inspection(hierarchy)) }

  /// - Parameter seeksChange: false where only its figures are asked for, which costs far less.
  init(of view: ViewIndex, in inspection: Inspection, seeksChange: Bool = true) {
    let hierarchy = inspection.hierarchy
    self.inspection = inspection
    self.view = view
    if inspection.outcome != nil || !hierarchy.knowsFlags {
      (way, wayToChange, crash, change, instead) = (Way(obstacles: []), Way(obstacles: []), nil, nil, nil)
      hiddenBy = inspection.nearestHidden(from: view)
      systemFix = inspection.outcome == nil || !seeksChange ? nil : SystemFix(for: view, in: inspection)
      return
    }
    systemFix = nil
    // Nothing stands in the way of a view that draws.
    let isSought = seeksChange || !inspection.draws(view)
    way = isSought ? WaySearch(inspection).way(to: view) : Way(obstacles: [])
    crash = inspection.crashes.first
    hiddenBy = inspection.nearestHidden(from: view)
    guard seeksChange else {
      (instead, wayToChange, change) = (nil, way, nil)
      return
    }
    let block = Self.block(around: view, in: inspection, way)
    instead = block.flatMap { inspection.viewWorthMarking(in: $0) } ?? inspection.unusedTemplate(of: view)
    wayToChange = instead.map { WaySearch(inspection).way(to: $0) } ?? way
    let reaching = ChangeSearch.changes(reaching: instead ?? view, from: inspection)
    let search = block == view ? reaching?.marking(contentOf: view) : reaching
    change = (search ?? .changes(keepingAlive: inspection)).flatMap { ChangeEffect($0, before: inspection) }
  }

  /// The view as a block, or one around it whose block it is though nothing stands in its own way.
  private static func block(around view: ViewIndex, in inspection: Inspection, _ way: Way) -> ViewIndex? {
    guard way.obstacles.isEmpty else { return nil }
    let coverage = inspection.coverage[view]
    if coverage.role == .block, inspection.presence.copies[view] != 0 { return view }
    return coverage.block
  }
}

extension Inspection {
  /// The first prototype, else the first other template, of a table or collection that is reached and makes
  /// no dummy cells.
  fileprivate func unusedTemplate(of view: ViewIndex) -> ViewIndex? {
    guard coverage[view].role == .collection, presence.copies[view] != 0 else { return nil }
    let templates = hierarchy.children(of: view).filter { hierarchy.views[$0].place.isTemplate }
    guard templates.allSatisfy({ presence.copies[$0] == 0 }) else { return nil }
    return DummyCells(of: view, in: hierarchy).prototype ?? templates.first
  }

  /// The view, or the nearest one above it, that is hidden or transparent while the skeleton shows.
  func nearestHidden(from view: ViewIndex) -> ViewIndex? {
    hierarchy.outwards(from: view).first(where: isInvisible)
  }

  /// The view in a block that was probably meant to have a skeleton of its own: a marked one that recursion
  /// misses, else the first with content, else the first.
  fileprivate func viewWorthMarking(in block: ViewIndex) -> ViewIndex? {
    let inside = hierarchy.views(in: block, leavingOut: \.place.isTemplate)
      .filter { !hierarchy.isPassedThrough($0) }
    return inside.first { hierarchy.views[$0].isSkeletonable }
      ?? inside.first { hierarchy.views[$0].family.isContent } ?? inside.first
  }
}
