/// One of the two files of a difference, as messages name its views.
struct DifferenceSide {
  let inspection: Inspection
  let lines: LineTable
  private let paint: Paint

  var hierarchy: Hierarchy { inspection.hierarchy }

  /// - Parameter lines: of another hierarchy of the same file.
  init(_ inspection: Inspection, paint: Paint, lines: LineTable?) {
    self.inspection = inspection
    self.paint = paint
    self.lines = LineTable(inspection.hierarchy, reusing: lines)
  }

  /// `UILabel#title`.
  func name(_ view: ViewIndex) -> String {
    let id = hierarchy.id(of: view).map { "#\($0.shortened.escapedForTerminal)" } ?? ""
    return hierarchy.typeName(of: view).shortened.escapedForTerminal + id
  }

  /// The id alone where there is one.
  func shortName(_ view: ViewIndex) -> String {
    hierarchy.id(of: view).map { $0.shortened.escapedForTerminal }
      ?? hierarchy.typeName(of: view).shortened.escapedForTerminal
  }

  /// The name in colours, and `new.yaml:12:5`.
  func head(_ view: ViewIndex) -> String {
    let type = hierarchy.typeName(of: view).shortened.escapedForTerminal
    let id = hierarchy.id(of: view).map { paint.cyan("#\($0.shortened.escapedForTerminal)") } ?? ""
    return "\(paint.bold(type))\(id) \(paint.dim("(\(place(view)))"))"
  }

  func place(_ view: ViewIndex) -> String {
    let position = position(of: view)
    return "\(hierarchy.fileName(of: view).escapedForTerminal):\(position.line):\(position.column)"
  }

  func position(of view: ViewIndex) -> SourcePosition {
    lines.position(of: hierarchy.place(of: view))
  }

  /// What show makes of it, in the outline's words.
  func facts(_ view: ViewIndex) -> OutlineFacts {
    OutlineFacts(inspection.inspection(of: view, nil), of: view, in: inspection, lines)
  }

  /// `root` for the one that nothing holds.
  func parentName(of view: ViewIndex) -> String {
    hierarchy.views[view].parent.map { name($0) } ?? "the top"
  }
}

extension Sequence<String> {
  /// The first eight names, and how many more there are.
  func shortList(of count: Int) -> String {
    let shown = prefix(8).joined(separator: ", ")
    return count > 8 ? "\(shown) and \(count - 8) more" : shown
  }
}
