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
  }

  init(_ inspection: Inspection, _ marks: PictureMarks) {
    let hierarchy = inspection.hierarchy
    let names = ViewNaming(hierarchy)
    var output = OutputBuffer()
    output.append("{\"views\":[")
    var depths = [Int](repeating: 0, count: hierarchy.views.count)
    for view in hierarchy.views.indices {
      if let parent = hierarchy.views[view].parent { depths[view] = depths[parent] + 1 }
      let verdict = inspection.verdict(of: view)
      let words = VerdictWords(verdict, of: view, names)
      let row = Row(
        depth: depths[view], name: names.name(view).escapedForTerminal,
        place: hierarchy.views[view].place.pageName, words: words, line: names.position(of: view).line,
        isSkeletonable: verdict.isSkeletonable && hierarchy.system == .skeletonView,
        kind: Self.kind(of: verdict, view, names))
      output.append(view == 0 ? "\n" : ",\n")
      append(row, PageStep.sentence(verdict, of: view, in: hierarchy, words), to: &output)
      if view < Self.maximumRows { html += Self.html(of: row) }
    }
    output.append("\n],\"marks\":{")
    for (count, mark) in zip(0..., marks.numbers.sorted { $0.key < $1.key }) {
      let severity = marks.severities[mark.key] ?? .note
      output.append("\(count > 0 ? "," : "")\"\(mark.key)\":[\(mark.value + 1),\"\(severity.rawValue)\"]")
    }
    output.append("}}")
    json = output.text.escapedInScript
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

  private func append(_ row: Row, _ step: String?, to output: inout OutputBuffer) {
    output.append("[\(row.depth),")
    output.appendJSON(row.name)
    output.append(",")
    output.appendJSON(row.place)
    output.append(",\(row.kind),")
    output.appendJSON(row.facts)
    output.append(",\(row.line),\(row.isSkeletonable ? 1 : 0)")
    if let step {
      output.append(",")
      output.appendJSON(step)
    }
    output.append("]")
  }

  private static func html(of row: Row) -> String {
    let place = row.place.isEmpty ? "" : " (\(row.place))"
    return "<li style=\"--d:\(min(row.depth, 16))\"><b>\(row.name.escapedInXML)</b>\(place) "
      + (row.isSkeletonable ? "☠ " : "")
      + "\(row.facts.escapedInXML)</li>\n"
  }
}

extension ViewPlace {
  fileprivate var pageName: String { self == .contentView ? "" : words ?? "" }
}
