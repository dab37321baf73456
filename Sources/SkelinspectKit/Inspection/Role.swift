/// What show makes of a view.
public enum Role: String, CaseIterable, Sendable {
  /// A label or text view without skeletonable kids: one or more text lines.
  case lines
  /// Any other view without skeletonable kids: one solid block.
  case block
  /// Reached, and draws nothing itself: its skeletonable kids do.
  case container
  /// A table or collection that was reached.
  case collection
  /// Not skeletonable, in a container: it stays visible.
  case uncovered
  /// Inside a view that is drawn as one block.
  case underBlock
  /// Below something that stops recursion.
  case unreached
  /// What was read does not say which views are skeletonable, or what code puts into this one.
  case unknown
}

/// Why recursion stops at a view.
public enum StopReason: String, CaseIterable, Sendable {
  /// The view is not marked (rule S3).
  case notSkeletonable
  /// A subview of a cell itself; only its contentView's subviews are visited.
  case outsideContentView
  /// A subview of a stack view that is not arranged.
  case notArranged
  /// A table without a window has no kids.
  case noWindow
  /// A cell's contentView is passed through: its own flag is never read.
  case contentViewIgnored
  /// The root that receives show is not marked: nothing is shown (rule S2).
  case rootNotSkeletonable
  /// A view below is already covered: show does nothing.
  case alreadyActive
  /// The app's code is known, and shows neither it nor what it stands in.
  case notShown
  /// The app's code is known, and somewhere calls show on a view that could not be identified: that may be it.
  case unknownShow
  /// SwiftUI: `unredacted` takes the reasons of a redaction away.
  case unredacted
  /// SwiftUI: no redaction reaches it.
  case notRedacted
  /// SwiftUI: a redaction reaches it, and has nothing to replace.
  case neverRedacted
  /// SwiftUI: a redaction reaches it, and it is none of SwiftUI's views.
  case unknownType
  /// Whether what stands over it covers it cannot be told.
  case unknownOverlay
  /// SwiftUI: which redaction reaches it cannot be told.
  case unknownRedaction
  /// Whether code hides it while it loads, or has its cell or row then, cannot be told.
  case unknownVisibility
  /// SwiftUI: whether a shape of a loading screen is a placeholder cannot be told from its colour.
  case unknownColor
  /// A shape that is there only while it loads, or shimmers, is the placeholder itself.
  case handMade

  /// Of SwiftUI's views, which stay visible by it or may do so.
  var isOfRedaction: Bool {
    switch self {
    case .unredacted, .notRedacted, .neverRedacted, .unknownType, .unknownOverlay, .unknownRedaction,
      .unknownVisibility, .unknownColor, .handMade:
      true
    default: false
    }
  }

  /// It says that something is not known.
  var isDoubt: Bool {
    switch self {
    case .unknownType, .unknownOverlay, .unknownRedaction, .unknownVisibility, .unknownColor: true
    default: false
    }
  }
}
