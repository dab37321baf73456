/// What a reader has to know to trust a picture: what was made up, left out or assumed.
struct PictureRemarks {
  let inspection: Inspection
  let frames: ViewFrames
  let facts: PictureBuilder.CellFacts
  let motion: MotionTracks
  private var hierarchy: Hierarchy { inspection.hierarchy }

  var sentences: [String] {
    let shown = inspection.outcome == nil ? [roots, window, testing].compactMap { $0 } : []
    return [layout, fold].compactMap { $0 } + shown + cuts + shifts
      + (inspection.outcome == nil ? silentRoots : others) + cells + moving
  }

  /// Of the systems that have no show.
  private var others: [String] {
    let isEmpty = !inspection.coverage.contains { $0.role == .lines || $0.role == .block }
    if isEmpty { return ["nothing is covered"] }
    guard hierarchy.swiftUI != nil, inspection.coverage.contains(where: { $0.role == .lines }) else {
      return []
    }
    return repetitions + ["assumed: the grey of what is redacted, and how wide texts are"]
  }

  /// Of what stands in a ForEach of code.
  private var repetitions: [String] {
    let sentences = zip(0..., hierarchy.swiftUI?.said ?? []).compactMap { view, said -> String? in
      guard let repetition = said.repetition else { return nil }
      let name = hierarchy.name(of: view)
      guard let count = repetition else {
        return "how often \(name) repeats what is in it is not known: it is drawn once"
      }
      let most = SwiftUILayout.maximumRepetition
      return count > most ? "\(name) repeats what is in it \(count) times: \(most) are drawn" : nil
    }
    return Array(sentences.prefix(3))
  }

  private var moving: [String] {
    let undrawn = facts.undrawn.sorted().prefix(5).joined(separator: ", ")
    let counts = [
      ("drawn with \(MotionTracks.maximumKeys) keyframes at most", motion.thinned),
      ("drawn without motion, since they are too many or too fast to be seen", motion.stopped),
      ("drawn without motion, since how they move is not known", motion.unknown),
    ].filter { $0.1 > 0 }
    return (motion.time.map { ["drawn as it is after \($0.jsonText) s"] } ?? [])
      + (undrawn.isEmpty ? [] : ["animated and not drawn: \(undrawn)"])
      + counts.map { "\($0): \($1.counted("animation"))" }
      + (facts.isTooDeep ? ["effects nested too deep are not drawn"] : [])
  }

  private var layout: String? {
    // A contentView fills its cell in any case.
    let madeUp = hierarchy.views.indices.count {
      frames.isMadeUp[$0] && hierarchy.views[$0].place != .contentView
    }
    guard madeUp > 0 else { return nil }
    let all = hierarchy.views.indices.count { hierarchy.views[$0].place != .contentView }
    if madeUp == all { return "laid out by skelinspect: the file gives no frames" }
    let which = madeUp == 1 ? "has no frame in the file: that is" : "have no frame in the file: those are"
    return "\(madeUp) of \(all) views \(which) laid out by skelinspect"
  }

  private var fold: String? {
    frames.fold.map { fold in
      "the screen is drawn as tall as its content: the dashed line is where a device of \(fold.inPoints) ends"
    }
  }

  /// Made-up layouts that do not fit.
  private var cuts: [String] {
    let cuts = frames.overflows.sorted { $0.key < $1.key }
    let sentences = cuts.prefix(3).map { view, cut in
      let side = cut.isHorizontal ? "width" : "height"
      return
        "\(hierarchy.name(of: holder(of: view))) holds \(cut.needed.inPoints) of content in \(cut.room.inPoints) "
        + "of \(side): what does not fit is cut off"
    }
    let more = cuts.count - sentences.count
    return sentences + (more > 0 ? ["the same goes for \(more.counted("more view"))"] : [])
  }

  /// Text lines that stand beside their view (rule S11).
  private var shifts: [String] {
    let stacks = hierarchy.views.indices.filter { hierarchy.views[$0].family == .stack }
    let shifted = stacks.lazy.flatMap(hierarchy.children).filter { view in
      hierarchy.hasShiftedBounds(view) && inspection.coverage[view].role == .lines
    }
    return shifted.prefix(3).map { view in
      "the skeleton lines of \(hierarchy.name(of: view)) are drawn one width to its left: its stack view's alignment is "
        + (hierarchy.text(.alignment, of: hierarchy.views[view].parent ?? view) ?? "trailing")
    }
  }

  /// A cell rather than its contentView, which has no name.
  private func holder(of view: ViewIndex) -> ViewIndex {
    hierarchy.views[view].place == .contentView ? hierarchy.views[view].parent ?? view : view
  }

  /// Only code says where show is called.
  private var roots: String? {
    guard !hierarchy.show.areRootsGiven, hierarchy.show.roots != [0], !hierarchy.show.roots.isEmpty else {
      return nil
    }
    let names = hierarchy.show.roots.prefix(3).map(hierarchy.name(of:))
    let more = hierarchy.show.roots.count > names.count ? " and others" : ""
    let assumed = hierarchy.evidence?.areRootsKnown == true ? "" : "assumed: "
    return "\(assumed)show is called on \(names.joined(separator: ", "))\(more)"
  }

  private var window: String? {
    hierarchy.hasWindow
      ? nil : "the root view has no window: none of this is on a screen, and no dummy cells are made"
  }

  private var testing: String? {
    hierarchy.environment.isRunningXCTest
      ? "in an XCTest run, where SkeletonView makes no dummy cells" : nil
  }

  private var silentRoots: [String] {
    if hierarchy.show.roots.isEmpty { return ["nothing is covered: no view receives show"] }
    if let note = hierarchy.unmarkedNote { return [note] }
    return hierarchy.silentRoots.prefix(3).map { root in
      "show on \(hierarchy.name(of: root.view)) does nothing: \(root.why)"
    }
  }

  private var cells: [String] {
    guard hierarchy.hasWindow else { return [] }
    return hierarchy.views.indices.filter { hierarchy.views[$0].family.isCollection }.flatMap { view in
      if inspection.presence.counts[view] != nil { return sentences(about: view) }
      let noun = hierarchy.views[view].family == .table ? "rows" : "items"
      if facts.guessed.contains(view) { return [guess(noun, of: view)] }
      guard facts.single.contains(view) else { return [] }
      return ["which \(noun) \(hierarchy.name(of: view)) gets is not in the file: each kind is drawn once"]
    }
  }

  private func guess(_ noun: String, of view: ViewIndex) -> String {
    "how many \(noun) \(hierarchy.name(of: view)) gets is not in the file: drawn are as many as there is room for"
  }

  private func sentences(about view: ViewIndex) -> [String] {
    let isTable = hierarchy.views[view].family == .table
    let noun = isTable ? "rows" : "items"
    let cells = DummyCells(of: view, in: hierarchy)
    var sentences = cells.presumption.map { ["assumed: \($0)"] } ?? []
    if let hint = emptyRows(of: view, cells.prototype, noun) { sentences.append(hint) }
    if cells.prototypesInUse.count > 1 {
      sentences.append(
        "which cell is whose among the \(noun) of \(hierarchy.name(of: view)) is not known: its kinds take turns"
      )
    }
    let isDrawn = cells.prototype != nil
    if isDrawn, facts.guessed.contains(view) {
      sentences.append(guess(noun, of: view))
    } else if isDrawn, !isTable, !hierarchy.hasFlowLayout(view) {
      sentences.append(
        "\(hierarchy.name(of: view)) has a layout of its own, which no file shows: its items are drawn as in a flow layout"
      )
    }
    if isDrawn, !isTable, hierarchy.hasFlowLayout(view), hierarchy.areItemSizesOfCode(view) {
      sentences.append(
        "how large the items of \(hierarchy.name(of: view)) are is not in the file: each is as large as its cell"
      )
    }
    if facts.cut.contains(view) {
      sentences.append("\(hierarchy.name(of: view)) gets more \(noun) than are drawn here")
    }
    return sentences
  }

  /// Nil where there is something to draw in them; cells of xibs join the tables of the same run.
  private func emptyRows(of view: ViewIndex, _ prototype: ViewIndex?, _ noun: String) -> String? {
    let isPresumed = hierarchy.origin(of: view) == .presumed
    guard let prototype else {
      let hint = isPresumed ? "; if its cell has a xib of its own, name that file beside this one" : ""
      return "\(hierarchy.name(of: view)) has no prototype in the file: its \(noun) are not drawn\(hint)"
    }
    let isEmpty = hierarchy.children(of: prototype).allSatisfy { child in
      hierarchy.views[child].place == .contentView && hierarchy.views[child].end == child + 1
    }
    guard isPresumed, isEmpty else { return nil }
    return "\(hierarchy.name(of: prototype)) holds nothing in the file: if a xib of its own does, name that "
      + "beside this one"
  }
}
