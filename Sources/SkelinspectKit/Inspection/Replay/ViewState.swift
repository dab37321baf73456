/// What SkeletonView and UIKit hold of a view while an app runs, beside what its file and the app's calls say.
struct ViewState: Sendable {
  /// The library's own status: it has a layer, or is a table or collection that was shown.
  var isOn = false
  /// The skeleton layers in it, the oldest first.
  var layers: [LayerState] = []
  /// The one that the library knows of: the others are on their way out.
  var layer: Int?
  var config: SkeletonConfig?
  /// The library's mark that it is animated (rule Y46).
  var isAnimated = false
  /// It received show: notifications name it from then on (rule Y9).
  var wasReceiver = false
  /// The number of the call whose delayed show is still to come.
  var pending: Int?

  var isHidden: Bool
  var takesTouches: Bool
  /// What its keys hold where that is not what the app gave last.
  var actual: [ViewKey: ActualValue] = [:]
  /// The colour of its text is clear.
  var isTextClear = false
  var saved: SavedState?
  /// Of a label that grew: what hide puts back.
  var savedConstraints: [OwnConstraint]?

  /// The row or item that it is the cell of, or the section that it is the header or footer of.
  var cell: CellPlace?
  /// It was dequeued by the dummy source.
  var isDummyCell = false
  /// The template that it was made of.
  var template: ViewIndex?
  var table: TableState?
}

/// Where a cell, header or footer stands.
struct CellPlace: Hashable, Sendable {
  enum Kind: String { case cell, header, footer }

  var kind = Kind.cell
  let section: Int
  var item = 0

  /// `0-2`, `header-0`.
  var text: String {
    kind == .cell ? "\(section)-\(item)" : "\(kind.rawValue)-\(section)"
  }
}

/// A value as it is now.
enum ActualValue: Equatable, Sendable {
  case none
  /// What the library puts in its place: a clear colour, no image.
  case cleared
  case text(String)
  case number(Double)
  case boolean(Bool)
}

/// What SkeletonView stores of a leaf at show, `RecoverableViewState`, to write it back at hide.
struct SavedState: Sendable {
  var values: [ViewKey: ActualValue]
  var isTextClear: Bool
  var takesTouches: Bool
}

/// The arguments of a show or an update, with the colours of the moment of the call.
struct SkeletonConfig: Sendable {
  let style: ShowSettings.Style
  /// Nil for a gradient.
  let color: ColorName?
  let gradient: Gradient?
  let direction: ShowSettings.Direction?
  /// The view that the call is on.
  let receiver: ViewIndex
  /// The number of the call, those of batches counted: from 1.
  let call: Int
  /// Of the last show or hide that reached the view: whether its layer leaves in the next turn, or at once.
  var fades: Bool

  /// Whether views look the same by it.
  func isLike(_ other: SkeletonConfig) -> Bool {
    style == other.style && color == other.color && gradient == other.gradient
      && direction == other.direction
  }
}

/// A skeleton layer of a view.
struct LayerState: Sendable {
  enum Animation: Equatable, Sendable {
    case pulse([String])
    case slide(ShowSettings.Direction)
  }

  let id: Int
  /// The number of the call that put it there.
  let call: Int
  let isGradient: Bool
  var geometry: LayerGeometry
  /// `#RRGGBB`: one of a solid layer, several of a gradient.
  var colors: [String]
  var animation: Animation?
}
