/// What code says of a hierarchy's views, and what nobody can tell for it.
struct Evidence: Sendable {
  /// A value that code gives to a key.
  struct Fact: Sendable {
    let key: ViewKey
    /// As YAML and JSON have it; nil where it cannot be told.
    let value: OrderedJSON?
    let place: Place
  }

  /// Something that code does to a view.
  struct Call: Sendable {
    let view: ViewIndex
    let place: Place
    /// The class whose code it is.
    let owner: String
  }

  /// A call of SkeletonView's show.
  struct Show: Sendable {
    var view: ViewIndex
    let look: ShowArguments
    let place: Place
    /// The function of the class that it stands in, or that leads to it.
    let entry: String
    /// It comes before the view is in a window.
    let isEarly: Bool
    /// Whether this view is meant is certain.
    let isCertain: Bool
    /// It is of one of several views, and nobody knows of which.
    let isPerhaps: Bool
    /// The class whose code it is.
    let owner: String
    /// Another one has surely shown its view, or one in its way, before.
    var isRefused = false
  }

  /// What code does to a view only after show, or where it does not show.
  enum TooLate: String, Sendable {
    case marked = "marked only after show"
    case added = "added only after show"
    case apart = "there only on ways without show"
  }

  var facts: [ViewIndex: [Fact]] = [:]
  /// What views surely look like without a skeleton, for pictures alone.
  var looks: [ViewIndex: [SaidLook: StoredValue]] = [:]
  /// Code puts the controller into a navigation controller.
  var isNavigated = false
  /// Code lays views out by the safe area, which begins below the status bar.
  var usesSafeArea = false
  private(set) var shows: [Show] = []
  /// Views on which every call of show surely does nothing, as another one has shown them before.
  var shownInVain: Set<ViewIndex> = []
  private var showsOfView: [ViewIndex: [Int]] = [:]
  /// The keys whose values cannot be told.
  var unknown: [ViewIndex: Set<ViewKey>] = [:]
  /// The prototypes and other templates that are dummy cells of each table and collection whose data source was found;
  /// of others anything may be one.
  var dummyCells: [ViewIndex: Set<ViewIndex>] = [:]
  /// The headers and footers of sections that may be dummies, of each table and collection where that is known.
  var sectionViews: [ViewIndex: Set<ViewIndex>] = [:]
  /// Those of which nobody knows in how many sections they stand.
  var openSectionViews: Set<ViewIndex> = []
  /// The headers and footers that a table's delegate gives its dummy sections too, as it is not one of SkeletonView's, or
  /// a collection's data source, as it names none for them.
  var plainSectionViews: Set<ViewIndex> = []
  /// Identifiers under which tables and collections have cells that nobody knows; nil: an identifier that cannot be
  /// told.
  var registered: [ViewIndex: [String?]] = [:]
  /// Templates whose place a cell took that code registers.
  var replaced: Set<ViewIndex> = []
  /// The calls of hide, on views of the hierarchy.
  var hides: [Call] = []
  /// Objects of a class hide what one cannot tell, which may be of this hierarchy.
  var hidesElsewhere = false
  /// Something in the project shows.
  var projectShows = false
  /// Something in the project hides.
  var projectHides = false
  /// Marks of the file that code takes away.
  var unmarked: [Call] = []
  /// Views that are marked or put in after every show that may reach them.
  var late: [ViewIndex: TooLate] = [:]
  /// Tables and collections that get a data source of SkeletonView's after every show that may reach them.
  var lateSources: Set<ViewIndex> = []
  /// What is to be said of the data sources of tables and collections that cannot be told: `its class Feed was not read`.
  var openSources: [ViewIndex: String] = [:]
  /// Views that are put, once, over what a show has covered by then.
  var addedOnTop: Set<ViewIndex> = []
  /// The identifiers of cells that a data source has for sections which its table's skeleton does not have.
  var unaskedCells: [ViewIndex: (identifiers: [String], place: Place)] = [:]
  /// Flags of dummy cells' views that only the function sets which fills real cells.
  var cellFlags: [Call] = []
  /// Functions of the project's own that a call on a view reaches instead of the library's.
  var shadows: [Call] = []
  /// Conformances of data sources to a protocol of the project's own with the library's name.
  var ownProtocols: [Call] = []
  /// What classes would answer for headers or footers and are never asked: they are a table's data source or delegate,
  /// and not its SkeletonTableViewDelegate.
  var unaskedHeaders: [Call] = []
  /// Heights of headers and footers that a table's SkeletonTableViewDelegate gives, and that nobody asks it for.
  var unaskedHeights: [Call] = []
  /// Where code makes a section of a collection scroll by itself.
  var orthogonal: [Call] = []
  /// Collections of which that is the first section.
  var sideways: Set<ViewIndex> = []
  /// Where code puts a view into another.
  var added: [ViewIndex: Place] = [:]
  /// Tables and collections that are shown before they have a window: tables have no kids then, and neither has cells.
  var earlyTables: Set<ViewIndex> = []
  /// Tables that are made in code, and shown only before layout has given them a size: 0 points high.
  var sizelessTables: Set<ViewIndex> = []
  /// Collections whose delegates give each item a size of its own.
  var sizedByDelegate: Set<ViewIndex> = []
  /// Points of each row of tables whose delegates say them; nil: it cannot be told.
  var rowHeights: [ViewIndex: Double?] = [:]
  /// Views of classes that are neither UIKit's nor read: what these do to themselves cannot be told.
  var unread: Set<ViewIndex> = []
  /// Unmarked views whose classes, or what these inherit from, were not read and may mark them.
  var mayMarkThemselves: Set<ViewIndex> = []
  /// A call of show in these views' classes, on what cannot be told.
  var lostShow: Place?
  /// Code of these views' classes that was not looked at, as a limit was reached.
  var limit: Place?
  /// How many of the classes that have views of the top view's class were looked at, where there are more.
  var limitOfUsers: Int?
  /// Views into which code puts what is not known, and where it does: nobody can tell whether that is marked.
  var openViews: [ViewIndex: Place] = [:]
  /// Views that loops make, and how many; nil: nobody knows.
  var repeated: [ViewIndex: Int?] = [:]
  /// Views in which only loops over data put something.
  var mayBeEmpty: Set<ViewIndex> = []
  /// Only what code shows is shown.
  var areRootsKnown = false
  /// The top view is a cell that some table makes dummy cells of.
  var isDummyCell = false
  /// The class that has views of the top view's class, and shows what may be around them.
  var userAround: String?
  /// The top view is a cell that this call, or what this function answers, may make dummy cells of.
  var registrar: (place: Place, isCall: Bool)?
  /// Where code puts a view that is not known into what is shown, and which may be of the top view's class.
  var mayStandAt: Place?
  /// The class of the views that load the file and have its views in them.
  var loader: String?

  /// Whether a cell may be registered under an identifier that no listed one has.
  func mayRegister(_ identifier: String, in view: ViewIndex) -> Bool {
    registered[view]?.contains { $0 == nil || $0 == identifier } ?? false
  }

  /// One call counts once on each view, on however many ways it is come to.
  mutating func add(_ show: Show) {
    if let known = showsOfView[show.view]?.first(where: { shows[$0].place == show.place }) {
      if !show.isPerhaps { shows[known] = show }
      return
    }
    showsOfView[show.view, default: []].append(shows.count)
    shows.append(show)
  }

  /// Notes which calls do nothing.
  mutating func refuseShows(where isRefused: (Show) -> Bool) {
    for number in shows.indices { shows[number].isRefused = isRefused(shows[number]) }
  }

  mutating func removeShows(where isWrong: (Show) -> Bool) {
    let kept = shows.filter { !isWrong($0) }
    (shows, showsOfView) = ([], [:])
    for show in kept { add(show) }
  }

  func shows(on view: ViewIndex) -> [Show] { (showsOfView[view] ?? []).map { shows[$0] } }

  /// Whether a call is surely of a view.
  func isShown(_ view: ViewIndex) -> Bool { shows(on: view).contains { !$0.isPerhaps } }

  /// The views on which a call may be, or on another one, in order.
  var perhapsShown: [ViewIndex] {
    Set(shows.filter(\.isPerhaps).map(\.view)).sorted().filter { !isShown($0) }
  }

  /// `App/ProfileViewController.swift:42 calls show on a view that could not be identified`: why nobody can say that
  /// nothing shows these views; nil where one can.
  var whyShowIsOpen: String? {
    lostShow.map { "\(line($0)) calls show on a view that could not be identified" }
      ?? limit.map {
        "\(line($0)) and what follows was not read: this class runs more code than skelinspect follows"
      }
      ?? limitOfUsers.map { "more than \($0) classes have views of it" }
      ?? registrar.map {
        "\(line($0.place)) \($0.isCall ? "calls a function that was not read and " : "")"
          + "may use it in a table or collection"
      }
      ?? mayStandAt.map { "\(line($0)) adds a view that could not be identified" }
  }

  /// `App/ProfileViewController.swift:42 calls show on one of several views`: why nobody can say whether that shows a view;
  /// nil: any.
  func whyShowIsPerhaps(of view: ViewIndex? = nil) -> String? {
    shows.first { $0.isPerhaps && (view == nil || $0.view == view) }
      .map { "\(line($0.place)) calls show on one of several views" }
  }

  private func line(_ place: Place) -> String { "\(place.fileName):\(place.position.line)" }

  /// Whether recursion may come to the top view from what is around it elsewhere.
  func isReachedFromAround(_ hierarchy: Hierarchy) -> Bool {
    userAround != nil && hierarchy.views.first?.isSkeletonable == true && shows(on: 0).isEmpty
  }

  /// Whether a delegate gives a collection's items sizes, or code computes them.
  func hasOpenItemSize(_ collection: ViewIndex) -> Bool {
    sizedByDelegate.contains(collection) || isUnknown(.itemSize, of: collection)
      || isUnknown(.layout, of: collection)
  }

  /// What is said of a key may not count.
  mutating func open(_ key: ViewKey, of view: ViewIndex) {
    unknown[view, default: []].insert(key)
    facts[view] = facts[view]?.map { $0.key == key ? Fact(key: key, value: nil, place: $0.place) : $0 }
  }

  func isUnknown(_ key: ViewKey, of view: ViewIndex) -> Bool { unknown[view]?.contains(key) ?? false }
}

extension Hierarchy {
  /// Whether what is in a view, and whether it is a label, its class would say, which is neither UIKit's nor read.
  func isOfUnreadClass(_ view: ViewIndex) -> Bool {
    evidence?.unread.contains(view) == true && evidence?.openViews[view] != nil
  }

  /// A header or footer of a collection that is there as its data source makes it.
  func isPlainSupplementaryView(_ view: ViewIndex) -> Bool {
    views[view].place == .supplementaryView && evidence?.plainSectionViews.contains(view) == true
  }

  /// A header or footer of a table that is shown, unmarked, which the table's delegate gives it all the same.
  func staysVisible(_ header: ViewIndex) -> Bool {
    guard let evidence, evidence.plainSectionViews.contains(header), !views[header].isSkeletonable else {
      return false
    }
    return views[header].place == .headerFooterView
      && outwards(from: header).contains { !evidence.shows(on: $0).isEmpty }
  }

  /// Whether nobody marks a view whose class was not read whole, and which it may mark.
  func mayMarkItself(_ view: ViewIndex) -> Bool { evidence?.mayMarkThemselves.contains(view) ?? false }

  func isMarkedInCode(_ view: ViewIndex) -> Bool {
    evidence?.facts[view]?.contains { $0.key == .isSkeletonable } ?? false
  }

  /// Whether code hides a view or brings it back, and nobody knows when.
  func isVisibilityOpen(_ view: ViewIndex) -> Bool { evidence?.isUnknown(.isHidden, of: view) ?? false }

  /// Whether a view counts as marked only because what code sets cannot be told.
  func isMarkOpen(_ view: ViewIndex) -> Bool { evidence?.isUnknown(.isSkeletonable, of: view) ?? false }
}

extension Hierarchy {
  /// The class of code whose object the top view is; nil for the view of a controller, whatever that one's class, and
  /// for what another file describes.
  var outlinedClass: String? {
    guard evidence != nil, !views.isEmpty, origin(of: 0) == .code, let name, typeName(of: 0) == name else {
      return nil
    }
    return name
  }
}
