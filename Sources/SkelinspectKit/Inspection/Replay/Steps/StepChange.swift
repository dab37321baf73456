/// What a step changed, and what it left undone.
struct StepChange: Sendable {
  /// Views that got their first layer, or lost their last one.
  var appeared: [ViewIndex] = []
  var disappeared: [ViewIndex] = []
  /// Views whose layer looks otherwise.
  var altered: [ViewIndex] = []
  /// Views that show something else than the app gave last, since this step.
  var lost: [(view: ViewIndex, values: [(name: String, value: ActualValue)])] = []
  /// Covered views that a hide passed by.
  var leftBehind: [ViewIndex] = []
  var hidden: [ViewIndex] = []
  var unhidden: [ViewIndex] = []
  /// Tables and collections whose cells on screen are others in number.
  var cells: [(view: ViewIndex, count: Int)] = []

  /// - Parameters:
  ///   - call: nil where it is not known.
  ///   - replay: after the step.
  init(from before: Replay, _ old: StepState, to replay: Replay, _ new: StepState, by call: Call?) {
    let (wasCovered, isCovered) = (Set(old.covered), Set(new.covered))
    appeared = new.covered.filter { !wasCovered.contains($0) }
    disappeared = old.covered.filter { !isCovered.contains($0) }
    altered = new.covered.filter {
      wasCovered.contains($0) && before.states[$0].layers.last?.looks != replay.states[$0].layers.last?.looks
    }
    let known = Dictionary(uniqueKeysWithValues: old.lost.map { ($0.view, $0.values.map(\.name)) })
    lost = new.lost.compactMap { lost in
      let values = lost.values.filter { known[lost.view]?.contains($0.name) != true }
      return values.isEmpty ? nil : (lost.view, values)
    }
    let (wereHidden, areHidden) = (Set(old.hidden), Set(new.hidden))
    hidden = new.hidden.filter { !wereHidden.contains($0) }
    unhidden = old.hidden.filter { !areHidden.contains($0) }
    let counts = Dictionary(uniqueKeysWithValues: old.cells.map { ($0.view, $0.count) })
    cells = new.cells.filter { counts[$0.view] != $0.count }
    guard let hide = call?.flat.last(where: \.isHide) else { return }
    let inside = Set(before.views(at: hide.target, templatesToo: false).flatMap(before.subtree))
    leftBehind = new.covered.filter { view in
      guard inside.contains(view), wasCovered.contains(view) else { return false }
      return before.states[view].layers.last?.id == replay.states[view].layers.last?.id
    }
  }
}

extension Call {
  /// The calls of a batch, or this one alone.
  var flat: [Call] {
    if case .batch(let calls) = action { calls } else { [self] }
  }

  var isHide: Bool {
    if case .hide = action { true } else { false }
  }

  var isShow: Bool {
    if case .show = action { true } else { false }
  }
}

extension LayerState {
  /// What a user sees of it.
  struct Looks: Equatable {
    let geometry: LayerGeometry
    let colors: [String]
    let animation: Animation?
  }

  var looks: Looks { Looks(geometry: geometry, colors: colors, animation: animation) }
}
