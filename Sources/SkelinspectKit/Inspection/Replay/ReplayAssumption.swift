/// How UIKit reacts where no document says so and nobody at hand could see it: a step that rests on it says so.
enum ReplayAssumption: CaseIterable, Hashable, Sendable {
  case cellsLeaveAtLayout
  case queuedCellIsNoSubview
  case layerChangeLaysOut
  case transitionRunsAtOnce
  case newSourceDoesNotReload
  case leavingCellsAreToldFirst

  /// A clause after "assumed:".
  var text: String {
    switch self {
    case .cellsLeaveAtLayout: "cells leave a table at the layout after reloadData, not inside it"
    case .queuedCellIsNoSubview: "a cell that waits for its reuse is not a subview of its table"
    case .layerChangeLaysOut: "a view is laid out when a layer is put into it or taken from it"
    case .transitionRunsAtOnce: "UIView.transition runs its block at once, not in the next turn"
    case .newSourceDoesNotReload: "a table does not reload when its data source is set"
    case .leavingCellsAreToldFirst: "didEndDisplaying is sent before new cells are dequeued"
    }
  }
}

extension ReplayEvents {
  /// Each once.
  var assumptions: [ReplayAssumption] {
    ReplayAssumption.allCases.filter { assumption in assumed.contains { $0.assumption == assumption } }
  }
}
