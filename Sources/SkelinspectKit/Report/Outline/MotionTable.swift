/// The values of what is animated at some times, a row a property.
struct MotionTable {
  private let rows: [[String]]
  /// What moves and cannot be told, each in a sentence.
  private let open: [String]

  /// - Parameter times: seconds.
  init(_ inspection: Inspection, _ names: ViewNaming, _ times: [Double]) {
    var rows: [[String]] = []
    for view in inspection.hierarchy.views.indices {
      let animations = inspection.animations(of: view)
      guard !animations.isEmpty else { continue }
      let columns = times.map { animations.values(at: $0) }
      for row in (columns.first ?? []).indices {
        let name = "\(names.placed(view)) \(columns[0][row].name)".escapedForTerminal
        rows.append([name] + columns.map { $0[row].value?.text ?? "–" })
      }
    }
    open = inspection.openMotions(names)
    self.rows = rows.isEmpty ? [] : [["at"] + times.map { "\($0.jsonText) s" }] + rows
  }

  private static func width(of text: String) -> Int { text.reduce(0) { $0 + $1.cellWidth } }

  func write(to output: inout OutputBuffer) {
    for sentence in open { output.append(sentence + "\n") }
    guard let first = rows.first else {
      if open.isEmpty { output.append("nothing is animated\n") }
      return
    }
    let widths = first.indices.map { column in rows.map { Self.width(of: $0[column]) }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: max(width - Self.width(of: text), 0))
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      output.append(line + "\n")
    }
  }
}
