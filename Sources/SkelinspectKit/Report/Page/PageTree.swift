/// The views of a hierarchy as rows: name, what show makes of each and why, and the steps of the recursion.
struct PageTree {
  /// Rows for a browser without script.
  private static let maximumRows = 300

  /// Each view as `[depth, name, place, role, facts, line, flags, step]`, and the views that have badges.
  private(set) var json = ""
  private(set) var html = ""

  private struct Row {
    let depth: Int
    let name: String
    let place: String
    let words: VerdictWords
    let line: Int
    let isSkeletonable: Bool
    /// Its place in the script's list of roles; after them stand what is left out and loses nothing,
    /// and what would crash the app.
    let kind: Int

    var facts: String { words.role + words.explanation }

    func json(_ step: String?) -> OrderedJSON {
      .list(
        [
          .number(depth), .text(name), .text(place), .number(kind), .text(facts), .number(line),
          .number(isSkeletonable ? 1 : 0),
        ] + (step.map { [.text($0)] } ?? []), .packed)
    }
  }

  init(_ inspection: Inspection, _ marks: PictureMarks, _ whatIfs: PageWhatIfs = PageWhatIfs()) {
    let hierarchy = inspection.hierarchy
    let names = ViewNaming(hierarchy)
    var rows: [OrderedJSON] = []
    var depths = [Int](repeating: 0, count: hierarchy.views.count)
    for view in hierarchy.views.indices {
      if let parent = hierarchy.views[view].parent { depths[view] = depths[parent] + 1 }
      let verdict = inspection.verdict(of: view)
      let words = VerdictWords(verdict, of: view, names)
      let place = hierarchy.views[view].place
      let row = Row(
        depth: depths[view], name: names.name(view).escapedForTerminal,
        place: place == .contentView ? "" : place.words ?? "", words: words,
        line: names.position(of: view).line,
        isSkeletonable: verdict.isSkeletonable && hierarchy.system == .skeletonView,
        kind: Self.kind(of: verdict, view, names))
      rows.append(row.json(PageStep.sentence(verdict, of: view, in: hierarchy, words)))
      if view < Self.maximumRows { html += Self.html(of: row) }
    }
    let numbers = marks.badges.sorted { $0.key < $1.key }.map { view, badges -> OrderedJSON.Field in
      let badges = badges.map { badge -> OrderedJSON in
        .list([.number(badge.number + 1), .text(badge.severity.rawValue)], .packed)
      }
      return ("\(view)", .list(badges, .packed))
    }
    let data = OrderedJSON.object(
      [
        ("views", .list(rows, .rows(indent: 0, end: 0))), ("marks", .object(numbers, .packed)),
        ("ifs", whatIfs.json), ("facts", PageFacts(inspection, names).json),
      ], .packed)
    json = data.lineText.escapedInScript
    let more = hierarchy.views.count - Self.maximumRows
    if more > 0 { html += "<li>and \(more.counted("more view"))</li>\n" }
  }

  private static func kind(of verdict: Verdict, _ index: ViewIndex, _ names: ViewNaming) -> Int {
    let roles = Role.allCases
    if verdict.crash != nil { return roles.count + 1 }
    let losesNothing = verdict.role == .uncovered && StopWords(names, about: index).gap == nil
    return losesNothing || verdict.role == .uncovered && verdict.stop == nil
      ? roles.count : roles.firstIndex(of: verdict.role) ?? 0
  }

  private static func html(of row: Row) -> String {
    let place = row.place.isEmpty ? "" : " (\(row.place))"
    return "<li style=\"--d:\(min(row.depth, 16))\"><b>\(row.name.escapedInXML)</b>\(place) "
      + (row.isSkeletonable ? "☠ " : "")
      + "\(row.facts.escapedInXML)</li>\n"
  }
}

/// What the recursion does when it comes to a view.
enum PageStep {
  /// Nil where it never looks at the view.
  ///
  /// - Parameter words: what an outline says of the view.
  static func sentence(
    _ verdict: Verdict, of view: ViewIndex, in hierarchy: Hierarchy, _ words: VerdictWords
  ) -> String? {
    switch verdict.role {
    case .container:
      let kids = Reach(in: hierarchy).kids(of: view).count
      return "reached · goes on to \(kids.counted("skeletonable subview"))"
    case .collection: return "reached · \(words.role)"
    case .unknown where hierarchy.knowsFlags: return "reached · \(words.role)\(words.explanation)"
    case .lines, .block:
      let isAlone = hierarchy.views[view].end == view + 1
      let why = isAlone ? "it holds no views" : "none of its subviews is skeletonable"
      return "reached · covered (\(words.role)) · stops here because \(why)"
    case .uncovered: return sentence(ofUncovered: view, in: hierarchy)
    case .unreached:
      guard verdict.stop?.view == view else { return nil }
      return "stops here\(words.explanation)"
    case .underBlock, .unknown: return nil
    }
  }

  private static func sentence(ofUncovered view: ViewIndex, in hierarchy: Hierarchy) -> String {
    if hierarchy.candidacy(of: view) == .excluded(.contentViewIgnored) {
      return "passed through: its own flag is never read"
    }
    let marked = hierarchy.markedCount(below: view)
    return "stops here because it is not skeletonable: it stays visible"
      + (marked > 0 ? " · \(StopWords.loss(marked)) below" : "")
  }
}
