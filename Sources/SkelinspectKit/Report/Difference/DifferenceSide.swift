/// One of the two files of a difference, as messages name its views.
struct DifferenceSide {
  let inspection: Inspection
  private let names: ViewNaming
  private let paint: Paint

  var hierarchy: Hierarchy { inspection.hierarchy }

  init(_ inspection: Inspection, paint: Paint) {
    (self.inspection, self.paint) = (inspection, paint)
    names = ViewNaming(inspection.hierarchy)
  }

  /// `UILabel#title`.
  func name(_ view: ViewIndex) -> String { names.name(view).escapedForTerminal }

  /// The id alone where there is one.
  func shortName(_ view: ViewIndex) -> String { names.shortName(view).escapedForTerminal }

  /// The name in colours, and `new.yaml:12:5`.
  func head(_ view: ViewIndex) -> String {
    "\(hierarchy.paintedName(of: view, paint)) \(paint.dim("(\(place(view)))"))"
  }

  func place(_ view: ViewIndex) -> String { names.place(view).escapedForTerminal }

  /// What show makes of it, in the outline's words.
  func words(_ view: ViewIndex) -> VerdictWords {
    VerdictWords(inspection.verdict(of: view), of: view, names)
  }

  /// `root` for the one that nothing holds.
  func parentName(of view: ViewIndex) -> String {
    hierarchy.views[view].parent.map { name($0) } ?? "the top"
  }
}
