/// What rules of systems other than SkeletonView ask of a hierarchy.
extension RuleContext {
  /// Empty in other systems than SwiftUI.
  var redaction: RedactionTrace { inspection.outcome?.redaction ?? RedactionTrace() }

  /// A finding at a modifier, a layer or an animation of a view.
  func finding(
    _ message: String, at view: ViewIndex, node: Node, _ severity: Diagnostic.Severity? = nil,
    help: String? = nil
  ) -> Finding {
    Finding(
      view: view, place: hierarchy.place(ofNode: node, in: view), severity: severity, message: message,
      help: help)
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
  func label(_ number: Int) -> String { name.map { "'\($0.shortened)'" } ?? "\(number)" }
}
