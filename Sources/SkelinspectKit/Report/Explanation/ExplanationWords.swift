/// An explanation in sentences: raw text of the input in them is shortened, and not yet escaped.
struct ExplanationWords {
  let explanation: Explanation
  let names: ViewNaming

  /// - Parameter names: of its hierarchy, where they are at hand.
  init(_ explanation: Explanation, _ names: ViewNaming? = nil) {
    self.explanation = explanation
    self.names = names ?? ViewNaming(explanation.hierarchy)
  }

  var hierarchy: Hierarchy { explanation.hierarchy }
  var view: ViewIndex { explanation.view }
  var stops: StopWords { StopWords(names, about: view) }

  func name(_ view: ViewIndex) -> String { names.name(view) }
  func placed(_ view: ViewIndex) -> String { names.placed(view) }
  func handle(_ view: ViewIndex) -> String { names.handle(view) }
  func list(_ views: [ViewIndex]) -> String { names.list(views) }

  /// Of what stands in cells, or is made in a loop.
  var copies: String {
    if explanation.crash != nil { return "" }
    let presence = explanation.inspection.presence
    let count = presence.copies[view]
    guard let template = hierarchy.template(around: view), let owner = hierarchy.views[template].parent else {
      return count == nil ? " (how many times is not known)" : ""
    }
    // A cell of a table that makes no dummy cells shows itself.
    let showsItself =
      count == nil && presence.counts[owner] == nil && hierarchy.evidence?.areRootsKnown == true
    return hierarchy.mayHaveCellsOnScreen(owner) || showsItself
      ? " (in cells that are on screen when show comes)" : CountWords.inDummyCells(count)
  }
}

extension Explanation {
  /// The views inside the view, but for contentViews, which recursion passes through.
  var viewsInside: [ViewIndex] {
    (view + 1..<hierarchy.views[view].end).filter { !hierarchy.isPassedThrough($0) }
  }

  /// Views inside the view that are drawn themselves, and how many there are to draw.
  var drawnInside: (drawn: [ViewIndex], all: Int) {
    (viewsInside.filter { inspection.draws($0) }, viewsInside.count)
  }
}
