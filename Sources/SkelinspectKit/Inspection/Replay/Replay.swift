/// Plays an app's calls on its views as SkeletonView 1.31.0 and UIKit would, step by step (rules Y1 to Y46).
///
/// How UIKit reacts is assumed where nobody at hand could see it: see `ReplayAssumption`.
struct Replay: Sendable {
  /// Seconds that pass after each step.
  static let settling = 0.05
  /// Seconds until the library has exchanged UIView's methods.
  static let hookDelay = 0.01
  /// Of views in cells; the limit is ours.
  static let maximumViews = 200_000
  /// Calls times the views that are there at each: some ten seconds at most; the limit is ours.
  static let maximumWork = 5_000_000

  /// The views that are or were there, with their keys as they are now; views that were added, and those of cells,
  /// come after the file's own. The order of the views is not that of a document: `children` has it.
  var hierarchy: Hierarchy
  var states: [ViewState]
  /// Subviews, templates left out.
  var children: [[ViewIndex]]
  /// Of the views that calls make: their places among the views, by their places in the sequence.
  var made: [ViewIndex: ViewIndex] = [:]
  var clock = ReplayClock()
  var isHooked = false
  /// Receivers that listen to the app's becoming active or inactive.
  var listeners: [ViewIndex] = []
  /// What the library keeps about animations while the app is in the background.
  var wasAnimated = false
  /// The line height of texts is read once for the process (rule Y33).
  var isLineHeightFrozen = false
  var waitingForLayout: Set<ViewIndex> = []
  var events = ReplayEvents()
  /// Calls that were made, those of batches one by one.
  var callNumber = 0
  private var work = 0

  let calls: CallSequence

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    calls = hierarchy.calls ?? CallSequence()
    states = []
    children = []
    states.reserveCapacity(hierarchy.views.count)
    children.reserveCapacity(hierarchy.views.count)
    for view in hierarchy.views.indices { appendState(of: view) }
    for view in hierarchy.views.indices { waitingForLayout.insert(view) }
    settle(for: 0)
    events = ReplayEvents()
  }

  /// Something stopped the app, or a limit the replay.
  var hasEnded: Bool { events.crash != nil }

  /// By a limit of this tool, which says nothing of the app.
  var isCutShort: Bool { events.crash?.isLimit == true }

  /// Makes one call, and lets the time pass that follows it.
  mutating func play(_ call: Call) {
    guard !hasEnded else { return }
    events = ReplayEvents()
    work += hierarchy.views.count
    guard work <= Self.maximumWork else {
      events.crash = (
        0, "more than \(Self.maximumWork) views in all calls together, which is this tool's limit", true
      )
      return
    }
    perform(call)
    if case .wait(let seconds) = call.action { settle(for: seconds) } else { settle(for: Self.settling) }
  }

  /// A view's state and its subviews, for one that was appended last.
  mutating func appendState(of view: ViewIndex) {
    let flags = hierarchy.views[view].flags
    var state = ViewState(isHidden: flags.contains(.isHidden), takesTouches: hierarchy.takesTouches(view))
    if hierarchy.views[view].family.isCollection { state.table = TableState(of: view, in: hierarchy) }
    let own = hierarchy.children(of: view).filter { !hierarchy.views[$0].place.isTemplate }
    // Cells that the file has on screen go at the first reload.
    state.table?.shown = own.filter { hierarchy.views[$0].family.isCell }
    states.append(state)
    children.append(own)
  }
}

/// What happened in one step.
struct ReplayEvents: Sendable {
  enum Notification: String, Sendable {
    case willAppear = "skeletonWillAppear"
    case didAppear = "skeletonDidAppear"
    case willUpdate = "skeletonWillUpdate"
    case didUpdate = "skeletonDidUpdate"
    case willDisappear = "skeletonWillDisappear"
    case didDisappear = "skeletonDidDisappear"
  }

  var notifications: [(name: Notification, view: ViewIndex)] = []
  /// The trees that `SKELETON_DEBUG` prints, as they were then.
  var printed: [Recursion] = []
  /// A show that was refused, with the view that is active already, or the receiver where its flag is off; and the
  /// number of its call.
  var refusals: [(view: ViewIndex, because: ViewIndex, call: Int)] = []
  /// Hides that reached nothing and cancelled no delayed show, with the numbers of their calls.
  var idleHides: [(view: ViewIndex, call: Int)] = []
  /// Delayed shows that came to their time, by the numbers of their calls.
  var late: [Int] = []
  /// What of UIKit's is assumed, and of which views.
  var assumed: [(assumption: ReplayAssumption, view: ViewIndex)] = []
  /// The view that caused it, and why; or that no more can be played.
  var crash: (view: ViewIndex, reason: String, isLimit: Bool)?
}
