/// What SkeletonView does to one view.
public struct ViewInspection: Sendable {
  /// The view that decided a view's role.
  public struct Cause: Equatable, Sendable {
    /// A machine path.
    public let path: String
    /// Nil where the view is drawn as one block.
    public let reason: StopReason?
  }

  /// Names exactly this view, in selectors too.
  public let path: String
  public let id: String?
  public let type: String
  public let place: Place
  /// The file that describes it, where that is another one than the hierarchy's.
  public let file: String?
  public let isSkeletonable: Bool
  public let role: Role
  /// Copies on screen that have this role: 1, or as many as dummy cells hold it; nil where sizes are unknown.
  public let count: Int?
  public let because: Cause?
  /// Of a covered view.
  public let layer: Layer?
  /// While the skeleton shows; false where no copy is on screen.
  public let isHidden: Bool
  public let isInteractionDisabled: Bool
  /// A table's rows, a collection's items: one count a section, nil where a size is unknown; nil for other
  /// classes and where no copy is on screen.
  public let rows: [Int?]?
  public let items: [Int?]?
}
