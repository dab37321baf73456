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
  public let because: Cause?
  let verdict: Verdict
  private let isTable: Bool

  /// - Parameters:
  ///   - paths: nil leaves paths empty, which takes less.
  ///   - path: the view's, where it is known.
  init(of view: ViewIndex, in inspection: Inspection, _ paths: ViewPaths?, path: String? = nil) {
    let hierarchy = inspection.hierarchy
    verdict = inspection.verdict(of: view)
    self.path = path ?? paths?.machinePath(view) ?? ""
    id = hierarchy.id(of: view)
    type = hierarchy.typeName(of: view)
    place = hierarchy.place(of: view)
    file = hierarchy.otherFileName(of: view)
    because = verdict.because.map { Cause(path: paths?.machinePath($0.view) ?? "", reason: $0.reason) }
    isTable = hierarchy.views[view].family == .table
  }

  public var isSkeletonable: Bool { verdict.isSkeletonable }
  public var role: Role { verdict.role }
  /// Copies on screen that have this role: 1, or as many as dummy cells hold it; nil where sizes are unknown.
  public var count: Int? { verdict.count }
  /// Of a covered view.
  public var layer: Layer? { verdict.layer }
  /// While the skeleton shows; false where no copy is on screen.
  public var isHidden: Bool { verdict.isHidden }
  public var isInteractionDisabled: Bool { verdict.isInteractionDisabled }
  /// A table's rows, a collection's items: one count a section, nil where a size is unknown; nil for other
  /// classes and where no copy is on screen.
  public var rows: [Int?]? { isTable ? verdict.cells : nil }
  public var items: [Int?]? { isTable ? nil : verdict.cells }
}
