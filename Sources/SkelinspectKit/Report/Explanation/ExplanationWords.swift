/// An explanation in sentences: raw text of the input in them is shortened, and not yet escaped.
struct ExplanationWords {
  /// Views that a sentence names before it only counts.
  static let maximumNames = 5

  let explanation: Explanation
  let lines: LineTable

  init(_ explanation: Explanation) {
    self.explanation = explanation
    lines = LineTable(explanation.hierarchy)
  }

  var hierarchy: Hierarchy { explanation.hierarchy }
  var view: ViewIndex { explanation.view }

  /// `UIStackView#header`.
  func name(_ view: ViewIndex) -> String {
    let type = hierarchy.typeName(of: view).shortened
    return hierarchy.id(of: view).map { "\(type)#\($0.shortened)" } ?? type
  }

  /// `UIStackView#header (line 4)`.
  func placed(_ view: ViewIndex) -> String { "\(name(view)) (line \(position(of: view).line))" }

  /// By its id, or with its line where it has none.
  func handle(_ view: ViewIndex) -> String { hierarchy.id(of: view) == nil ? placed(view) : name(view) }

  /// `it` where the sentence is about that view.
  func subject(_ view: ViewIndex) -> String { view == self.view ? "it" : placed(view) }

  func position(of view: ViewIndex) -> SourcePosition {
    lines.position(of: hierarchy.place(of: view))
  }

  /// Ids, and types with their lines where there are none.
  func list(_ views: [ViewIndex]) -> String {
    let names = views.prefix(Self.maximumNames).map { view in
      hierarchy.id(of: view)?.shortened ?? placed(view)
    }
    let more = views.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Of what stands in dummy cells.
  var copies: String {
    guard hierarchy.views[view].flags.contains(.isInTemplate), explanation.crash == nil else { return "" }
    let count = explanation.inspection.presence.copies[view]
    if count == .max { return " (more copies than can be counted, in dummy cells)" }
    return count.map { " (\($0 == 1 ? "1 copy" : "\($0) copies"), in dummy cells)" }
      ?? " (in dummy cells, how many is not known)"
  }
}

extension Explanation {
  /// The views inside the view, but for contentViews, which recursion passes through.
  var viewsInside: [ViewIndex] {
    (view + 1..<hierarchy.views[view].end).filter {
      hierarchy.candidacy(of: $0) != .excluded(.contentViewIgnored)
    }
  }

  /// Views inside the view that are drawn themselves, and how many there are to draw.
  var drawnInside: (drawn: [ViewIndex], all: Int) {
    (viewsInside.filter { inspection.draws($0) }, viewsInside.count)
  }
}
