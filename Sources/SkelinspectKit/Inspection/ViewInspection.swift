/// What SkeletonView does to one view.
public struct ViewInspection: Sendable {
  /// The view that decided a view's role.
  public struct Cause: Equatable, Sendable {
    /// Names exactly that view, in selectors too.
    public let path: String
    /// Why recursion stops there; nil where that view is drawn as one block.
    public let reason: StopReason?
  }

  /// Names exactly this view, in selectors too.
  public let path: String
  /// Its `id`, the name of its outlet or its accessibility identifier; nil where it has none.
  public let id: String?
  /// The name of its class, as SkeletonView prints it (rule T6).
  public let type: String
  /// Where it is described.
  public let place: Place
  /// The file that describes it, where that is another one than the hierarchy's.
  public let file: String?
  /// What decided its role; nil where no other view did.
  public let because: Cause?
  let verdict: Verdict
  private let isTable: Bool
  /// Nobody knows whether code hides it.
  let isVisibilityOpen: Bool

  /// - Parameter path: the view's, where it is known.
  init(of view: ViewIndex, in inspection: Inspection, _ paths: ViewPaths, path: String? = nil) {
    let hierarchy = inspection.hierarchy
    verdict = inspection.verdict(of: view)
    self.path = path ?? paths.machinePath(view)
    id = hierarchy.id(of: view)
    type = hierarchy.typeName(of: view)
    place = hierarchy.place(of: view)
    file = hierarchy.otherFileName(of: view)
    because = verdict.because.map { Cause(path: paths.machinePath($0.view), reason: $0.reason) }
    isVisibilityOpen = hierarchy.isVisibilityOpen(view)
    isTable = hierarchy.views[view].family == .table
  }

  /// It is marked, by the file or by code; in another system than SkeletonView, covered or around what is.
  public var isSkeletonable: Bool { verdict.isSkeletonable }
  /// What show makes of it.
  public var role: Role { verdict.role }
  /// Copies on screen that have this role: 1, or as many as dummy cells hold it; nil where sizes are unknown.
  public var count: Int? { verdict.count }
  /// The skeleton on it; nil where nothing covers it.
  public var layer: Layer? { verdict.layer }
  /// While the skeleton shows; false where no copy is on screen.
  public var isHidden: Bool { verdict.isHidden }
  /// It takes no touches while the skeleton shows (rule S8); false where no copy is on screen.
  public var isInteractionDisabled: Bool { verdict.isInteractionDisabled }
  /// A table's dummy rows (rule C2): one count a section, nil where a size is unknown; nil for other classes and
  /// where no copy is on screen.
  public var rows: [Int?]? { isTable ? verdict.cells : nil }
  /// A collection's dummy items (rule C7), counted in the same way.
  public var items: [Int?]? { isTable ? nil : verdict.cells }
}
