/// What rules of systems other than SkeletonView ask of a hierarchy.
extension RuleContext {
  /// Empty in other systems than SwiftUI.
  var redaction: RedactionTrace { inspection.outcome?.redaction ?? RedactionTrace() }

  /// A finding at a modifier, a layer or an animation of a view.
  ///
  /// - Parameters:
  ///   - change: what removes it, in a hierarchy file.
  ///   - help: what to do where it stands elsewhere, or no change is known.
  func finding(
    _ message: String, at view: ViewIndex, node: Node, _ severity: Diagnostic.Severity? = nil,
    altering change: PartChange? = nil, help: String? = nil
  ) -> Finding {
    var fix: Fix?
    if let change, case .values = hierarchy.tree(of: view) { fix = Fix(.alter(change, of: view)) }
    return finding(
      message, at: view, place: hierarchy.place(ofNode: node, in: view), severity, fix: fix, help: help)
  }

  /// The layers that views have by hand, in document order.
  var sublayers: [(view: ViewIndex, number: Int, layer: Sublayer)] {
    layerFacts.flatMap { view, facts in zip(0..., facts.sublayers).map { (view, $0, $1) } }
  }

  /// Of the views that say something of their layers, in document order.
  var layerFacts: [(view: ViewIndex, facts: LayerFacts.Facts)] {
    (hierarchy.layers?.views ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Sublayer {
  /// `'shine'`, or its number among the view's.
  func label(_ number: Int) -> String { (name ?? property).map { "'\($0.shortened)'" } ?? "\(number)" }
}
