/// A hierarchy as a drawn tree for people: line, type, id, ☠ for skeletonable, what show makes of it and why.
package struct Outline {
  private let inspection: Inspection
  private let hierarchy: Hierarchy
  private let names: ViewNaming
  private let paint: Paint
  private let gutter: Int

  init(_ inspection: Inspection, paint: Paint) {
    self.inspection = inspection
    hierarchy = inspection.hierarchy
    names = ViewNaming(hierarchy)
    self.paint = paint
    gutter = "\(hierarchy.lastLine)".count + 1
  }

  /// The trees of several hierarchies, each with its file's name above it where it is not the only one that was asked for.
  ///
  /// - Parameters:
  ///   - isDescription: only the views that a root's description lists.
  ///   - times: seconds at which the values of what is animated follow the tree.
  ///   - evenBare: whether hierarchies are printed that have neither a mark nor a show; those of named files always are.
  ///   - isNamed: whether a hierarchy's file is named in the command.
  package static func write(
    _ inspections: some Sequence<Inspection>, count: Int, isDescription: Bool = false,
    _ filter: ViewFilter = ViewFilter(), at times: [Double] = [], paint: Paint, to output: inout OutputBuffer,
    evenBare: Bool = true, _ isNamed: (Hierarchy) -> Bool = { _ in true }
  ) {
    var hasTree = false
    var bareCount = 0
    var totals = OutlineTotals()
    // What all add up to comes before many of them.
    let isLong = count > OutlineTotals.leastCount && !isDescription
    var trees = OutputBuffer()
    func write(_ body: (inout OutputBuffer) -> Void) { isLong ? body(&trees) : body(&output) }
    for inspection in inspections {
      let isNamed = isNamed(inspection.hierarchy)
      guard isNamed || evenBare || inspection.hasMarkOrShow else {
        bareCount += 1
        continue
      }
      if isLong { totals.add(inspection) }
      let outline = Outline(inspection, paint: paint)
      write { output in
        if count > 1 || !isNamed {
          output.append(heading(of: inspection.hierarchy, isFirst: !hasTree && !isLong))
        }
        if isDescription {
          outline.writeDescriptions(to: &output)
        } else {
          outline.write(filter, at: times, after: &totals, to: &output)
        }
      }
      hasTree = true
    }
    if isLong, hasTree {
      output.append(totals.heading + "\n")
      output.append(trees)
    }
    let causes = totals.repeatedCauses
    if !causes.isEmpty { output.append("\n") }
    for cause in causes { output.append(paint.dim(cause) + "\n") }
    guard bareCount > 0 else { return }
    let words = bareCount == 1 ? "1 hierarchy has" : "\(bareCount) hierarchies have"
    let line = "\(words) neither a mark nor a show: --all prints \(bareCount == 1 ? "it" : "them")"
    output.append((hasTree ? "\n" : "") + paint.dim(line) + "\n")
  }

  package static func heading(of hierarchy: Hierarchy, isFirst: Bool) -> String {
    let name = hierarchy.name.map { " (\($0.shortened.escapedForTerminal))" } ?? ""
    return (isFirst ? "" : "\n") + hierarchy.fileName.escapedForTerminal + name + "\n"
  }

  /// Every view that is meant, then what all of them add up to.
  func write(
    _ filter: ViewFilter = ViewFilter(), at times: [Double] = [], after totals: inout OutlineTotals,
    to output: inout OutputBuffer
  ) {
    if filter.isOpen {
      write(hierarchy.views.indices, to: &output) { _ in true }
    } else {
      let matches = filter.matches(in: inspection)
      let shown = filter.shown(in: inspection, matches)
      write(hierarchy.views.indices, to: &output, around: matches) { shown[$0] }
      let left = shown.count { !$0 }
      if left > 0 { output.append(paint.dim("\(left.counted("view")) not shown") + "\n") }
    }
    let motion = times.isEmpty ? [] : inspection.motionLines(names, at: times)
    for line in inspection.summaryLines(paint, after: &totals) + motion { output.append(line + "\n") }
  }

  private func writeDescriptions(to output: inout OutputBuffer) {
    guard hierarchy.knowsFlags else { return }
    for root in hierarchy.show.roots {
      let listed = inspection.listedViews(below: root)
      write(root..<hierarchy.views[root].end, to: &output) { listed[$0 - root] }
    }
  }

  private func write(
    _ views: Range<ViewIndex>, to output: inout OutputBuffer, around matches: [Bool]? = nil,
    where isShown: (ViewIndex) -> Bool
  ) {
    var drawing = TreeDrawing()
    let places = places(of: views, where: isShown)
    for view in views where isShown(view) {
      let (depth, isLast) = places[view - views.lowerBound]
      let prefix = drawing.prefix(depth: depth, isLast: isLast)
      let number = "\(names.position(of: view).line)"
      let indent = String(repeating: " ", count: max(gutter - number.count, 1))
      output.append(paint.dim(indent + number) + "  " + paint.dim(prefix))
      let isMeant = matches?[view] ?? true
      output.append((isMeant ? text(of: view) : paint.dim(names.name(view).escapedForTerminal)) + "\n")
      output.flushIfLarge()
    }
  }

  /// In how many shown views each stands, and whether it is the last shown one in the nearest of them.
  private func places(
    of views: Range<ViewIndex>, where isShown: (ViewIndex) -> Bool
  ) -> [(depth: Int, isLast: Bool)] {
    var places = Array(repeating: (depth: 0, isLast: true), count: views.count)
    var open: [(view: ViewIndex, last: ViewIndex?)] = []
    for view in views where isShown(view) {
      while let top = open.last, hierarchy.views[top.view].end <= view { open.removeLast() }
      places[view - views.lowerBound].depth = open.count
      if let previous = open.last?.last { places[previous - views.lowerBound].isLast = false }
      if !open.isEmpty { open[open.count - 1].last = view }
      open.append((view, nil))
    }
    return places
  }

  /// Who marks it; `☠?` where one cannot tell whether code does.
  private func mark(of view: ViewIndex) -> String {
    if hierarchy.isMarkOpen(view) { return " ☠? in code" }
    return hierarchy.isMarkedInCode(view) ? " ☠ in code" : " ☠"
  }

  private func text(of view: ViewIndex) -> String {
    let verdict = inspection.verdict(of: view)
    var name = names.hierarchy.paintedName(of: view, paint)
    let place = [names.part(of: view), fileName(of: view)].compactMap(\.self)
    if !place.isEmpty { name += paint.dim(" (\(place.joined(separator: ", ")))") }
    if verdict.isSkeletonable, hierarchy.system == .skeletonView { name += mark(of: view) }
    let words = VerdictWords(verdict, of: view, names)
    return name + "  " + painted(words.role, verdict) + painted(words.explanation, verdict) + motion(of: view)
  }

  /// What moves where the hierarchy is none of SkeletonView's, whose style says it of all.
  private func motion(of view: ViewIndex) -> String {
    guard let animations = inspection.outcome?.animations[view], !animations.isEmpty else { return "" }
    var names: [String] = []
    for animation in animations where !names.contains(animation.name) { names.append(animation.name) }
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    return paint.dim(", moves: \(names.prefix(4).joined(separator: ", ").escapedForTerminal)\(more)")
  }

  /// Of the topmost view of another file.
  private func fileName(of view: ViewIndex) -> String? {
    guard let file = hierarchy.otherFileName(of: view),
      hierarchy.views[view].parent.flatMap({ hierarchy.otherFileName(of: $0) }) != file
    else { return nil }
    return file.shortenedPath.escapedForTerminal
  }

  private func painted(_ text: String, _ verdict: Verdict) -> String {
    switch verdict.role {
    case .lines, .block: paint.green(text)
    case .container, .collection: paint.blue(text)
    case .uncovered: paint.yellow(text)
    case .unknown: paint.dim(text)
    case .underBlock, .unreached: verdict.isSkeletonable ? paint.red(text) : paint.dim(text)
    }
  }
}

/// Draws a tree's branches before its lines: `├─ ` and `└─ `, without recursion.
struct TreeDrawing {
  /// For each open level whether more siblings follow.
  private var levels: [Bool] = []

  /// What stands before a view's own text; views are asked for in order.
  ///
  /// - Parameter isLast: no sibling follows.
  mutating func prefix(depth: Int, isLast: Bool) -> String {
    levels.removeLast(levels.count - depth)
    var prefix = ""
    for continues in levels.dropFirst() { prefix += continues ? "│  " : "   " }
    if !levels.isEmpty { prefix += isLast ? "└─ " : "├─ " }
    levels.append(!isLast)
    return prefix
  }
}

extension Inspection {
  /// The values of what is animated at some times, in seconds, a row a property; before them a sentence for
  /// each thing that moves and cannot be told.
  fileprivate func motionLines(_ names: ViewNaming, at times: [Double]) -> [String] {
    var rows = [["at"] + times.map { "\($0.jsonText) s" }]
    for view in hierarchy.views.indices {
      let animations = animations(of: view)
      let columns = times.map { animations.values(at: $0) }
      for row in (columns.first ?? []).indices {
        let name = "\(names.placed(view)) \(columns[0][row].name)".escapedForTerminal
        rows.append([name] + columns.map { $0[row].value?.text ?? "–" })
      }
    }
    let open = openMotions(names)
    if rows.count == 1 { return open.isEmpty ? ["nothing is animated"] : open }
    let widths = rows[0].indices.map { column in rows.map { $0[column].cellWidth }.max() ?? 0 }
    return open
      + rows.map { row in
        let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.cellWidth) }
        return cells.joined(separator: "  ").withoutBlankEnd
      }
  }
}
