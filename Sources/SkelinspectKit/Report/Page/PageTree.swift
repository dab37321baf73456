/// The views of a hierarchy as rows: name, what show makes of each and why, and the steps of the recursion.
struct PageTree {
  /// Rows for a browser without script.
  private static let maximumRows = 300

  /// Each view as `[depth, name, place, role, facts, line, flags, step]`, and the views that have badges.
  private(set) var json = ""
  private(set) var html = ""

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
      let (name, facts) = (names.name(view).escapedForTerminal, words.role + words.explanation)
      let part = place == .contentView ? "" : place.words ?? ""
      let isSkeletonable = verdict.isSkeletonable && hierarchy.system == .skeletonView
      let row: [OrderedJSON] = [
        .number(depths[view]), .text(name), .text(part), .number(Self.kind(of: verdict, view, names)),
        .text(facts), .number(names.position(of: view).line), .number(isSkeletonable ? 1 : 0),
      ]
      let step = PageStep.sentence(verdict, of: view, in: hierarchy, words)
      rows.append(.list(row + (step.map { [.text($0)] } ?? []), .packed))
      if view < Self.maximumRows {
        html += "<li style=\"--d:\(min(depths[view], 16))\"><b>\(name.escapedInXML)</b>"
        html += part.isEmpty ? " " : " (\(part)) "
        html += (isSkeletonable ? "☠ " : "") + "\(facts.escapedInXML)</li>\n"
      }
    }
    let more = hierarchy.views.count - Self.maximumRows
    if more > 0 { html += "<li>and \(more.counted("more view"))</li>\n" }
    json = Self.data(rows, inspection, names, marks, whatIfs).lineText.escapedInScript
  }

  private static func data(
    _ rows: [OrderedJSON], _ inspection: Inspection, _ names: ViewNaming, _ marks: PictureMarks,
    _ whatIfs: PageWhatIfs
  ) -> OrderedJSON {
    let numbers = marks.badges.sorted { $0.key < $1.key }.map { view, badges -> OrderedJSON.Field in
      let badges = badges.map { badge -> OrderedJSON in
        .list([.number(badge.number + 1), .text(badge.severity.rawValue)], .packed)
      }
      return ("\(view)", .list(badges, .packed))
    }
    return .object(
      [
        ("views", .list(rows, .rows(indent: 0, end: 0))), ("marks", .object(numbers, .packed)),
        ("ifs", whatIfs.json), ("facts", PageFacts(inspection, names).json),
      ], .packed)
  }

  /// Its place in the script's list of roles; after them stand what is left out and loses nothing,
  /// and what would crash the app.
  private static func kind(of verdict: Verdict, _ index: ViewIndex, _ names: ViewNaming) -> Int {
    let roles = Role.allCases
    if verdict.crash != nil { return roles.count + 1 }
    let losesNothing = verdict.role == .uncovered && StopWords(names, about: index).gap == nil
    return losesNothing || verdict.role == .uncovered && verdict.stop == nil
      ? roles.count : roles.firstIndex(of: verdict.role) ?? 0
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
