/// What rules of systems other than SkeletonView ask of a hierarchy.
extension RuleContext {
  /// Empty in other systems than SwiftUI.
  var redaction: RedactionTrace { inspection.outcome?.redaction ?? RedactionTrace() }

  /// A finding at a part of what a view says.
  ///
  /// - Parameters:
  ///   - change: what removes it, in a hierarchy file.
  ///   - help: what to do where it stands elsewhere, or no change is known.
  func finding(
    _ message: String, at part: some PartOfView, _ severity: Diagnostic.Severity? = nil,
    altering change: PartChange? = nil, help: String? = nil
  ) -> Finding {
    var fix: Fix?
    if let change, case .values = hierarchy.tree(of: part.view) { fix = Fix(.alter(change, of: part.view)) }
    return finding(
      message, at: part.view, place: hierarchy.place(ofNode: part.node, in: part.view), severity, fix: fix,
      help: help)
  }

  /// The layers that views have by hand, in document order.
  var sublayers: [LayerOfView] {
    layerFacts.flatMap { view, facts in
      zip(0..., facts.sublayers).map { LayerOfView(view: view, number: $0, layer: $1) }
    }
  }

  /// Of the views that say something of their layers, in document order.
  var layerFacts: [(view: ViewIndex, facts: LayerFacts.Facts)] {
    (hierarchy.layers?.views ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// `layer 'shine' of UIView#card`
  func name(of layer: LayerOfView) -> String {
    "layer \(layer.layer.label(layer.number)) of \(name(of: layer.view))"
  }

  /// `UIView#card (its layer 'shine')`
  func name(of animation: TimedAnimation) -> String { "\(name(of: animation.view)) (\(animation.name))" }
}

/// A modifier, a layer or an animation of a view.
protocol PartOfView {
  var view: ViewIndex { get }
  var node: Node { get }
}

extension RedactionTrace.Site: PartOfView {}
extension TimedAnimation: PartOfView {}

/// A layer that a view has by hand.
struct LayerOfView: PartOfView {
  let view: ViewIndex
  /// Among its view's.
  let number: Int
  let layer: Sublayer

  var node: Node { layer.node }
}

extension Sublayer {
  /// `'shine'`, or its number among the view's.
  func label(_ number: Int) -> String { (name ?? property).map { "'\($0.shortened)'" } ?? "\(number)" }
}
