/// One of the two directions in which views have a length.
enum LayoutAxis {
  case horizontal, vertical

  func length(_ rect: Rect) -> Double { self == .horizontal ? rect.width : rect.height }

  func end(_ rect: Rect) -> Double { self == .horizontal ? rect.right : rect.bottom }

  /// On both sides together.
  func sum(_ insets: Insets) -> Double {
    self == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }

  /// What a modifier `frame` says of it.
  func limits(_ frame: FrameModifier) -> (fixed: Double?, least: Double?, most: Double?) {
    self == .horizontal
      ? (frame.width, frame.minWidth, frame.maxWidth) : (frame.height, frame.minHeight, frame.maxHeight)
  }

  /// Where something smaller stands, from 0 at the beginning to 1 at the end.
  func part(_ alignment: String?) -> Double {
    let word = alignment?.lowercased() ?? "center"
    let (start, end) = self == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    if word.hasSuffix(start) || word.hasPrefix(start) || self == .vertical && word == "firsttextbaseline" {
      return 0
    }
    return word.hasSuffix(end) || word.hasPrefix(end) || self == .vertical && word == "lasttextbaseline"
      ? 1 : 0.5
  }
}

/// What a view wants along one axis, in points.
struct WantedLength {
  var ideal = 0.0
  /// It takes what there is.
  var isFlexible = false

  /// Of what it is offered.
  func given(_ room: Double) -> Double { isFlexible ? max(room, 0) : max(min(ideal, room), 0) }
}

/// How a view of SwiftUI's lays out what it holds.
enum Arrangement {
  case vertical, horizontal, layered
  /// Rows from edge to edge.
  case list
  /// Takes what there is, and lays its contents out from the top.
  case scroll
  /// Takes what there is, and gives it to what it holds.
  case filling

  /// Along which what it holds stands one after the other.
  var axis: LayoutAxis? {
    switch self {
    case .vertical, .list, .scroll: .vertical
    case .horizontal: .horizontal
    case .layered, .filling: nil
    }
  }

  /// It takes what there is, whatever it holds.
  var isFlexible: Bool { [.list, .scroll, .filling].contains(self) }

  /// Nil for those that leave it to what they stand in.
  static func of(_ type: String) -> Arrangement? {
    switch type {
    case "HStack", "LazyHStack", "GridRow", "Button", "NavigationLink", "Link", "Label", "LazyHGrid",
      "LabeledContent":
      .horizontal
    case "ZStack": .layered
    case "List", "Form", "Table": .list
    case "ScrollView": .scroll
    case "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "GeometryReader": .filling
    case "Group", "ForEach", "AnyView", "Section", "EmptyView", "ViewThatFits", "ScrollViewReader",
      "TimelineView", "ControlGroup", "OutlineGroup":
      nil
    default: .vertical
    }
  }
}
