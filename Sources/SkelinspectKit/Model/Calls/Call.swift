/// What an app does to its views and skeletons at one moment: one step of a sequence.
struct Call: Sendable {
  enum Action: Sendable {
    /// - Parameter delay: seconds; nil where it is shown at once.
    case show(SkeletonLook, delay: Double?)
    case hide(reloadsData: Bool, Transition)
    case update(SkeletonLook)
    /// `layoutSkeletonIfNeeded`.
    case layout
    case startAnimation(ShowSettings.Direction?)
    case stopAnimation
    /// Of a table or collection, by the app.
    case reload
    /// `prepareSkeleton(completion:)` of a collection, or a table.
    case prepare
    case set([Values])
    /// A view that is made by the call, or one that is moved, or comes back.
    case add(CallTarget.Subject)
    case remove
    /// Seconds.
    case wait(Double)
    case appearance([AppearanceKey: Node], Appearance)
    case environment(isDark: Bool)
    case app(isActive: Bool)
    /// In one turn of the run loop.
    case batch([Call])
  }

  /// New values of a view's keys.
  struct Values: Sendable {
    let target: CallTarget
    /// The view among the sequence's that has them.
    let source: ViewIndex
  }

  let action: Action
  /// The receiver, the view that others are added to, or the one that is removed; nil: the root view.
  let target: CallTarget?
  /// The mapping that says it.
  let node: Node
}

/// The arguments of a show or an update.
struct SkeletonLook: Sendable {
  var style = ShowSettings.Style.solid
  /// Nil: the appearance's at the call.
  var color: ColorName?
  var gradient: Gradient?
  /// Nil: `leftRight`, or `rightLeft` in right-to-left layouts.
  var direction: ShowSettings.Direction?
  var transition = Transition.crossDissolve(0.25)
}

/// How a skeleton comes or goes: the layers of a hide leave in the next turn, whatever the duration.
enum Transition: Sendable {
  case none
  /// Seconds.
  case crossDissolve(Double)
}

/// A view that a call names.
struct CallTarget: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// Of the hierarchy.
    case own(ViewIndex)
    /// Made by a call: among the sequence's views.
    case made(ViewIndex)
  }

  /// A row or item.
  struct Cell: Hashable, Sendable {
    let section: Int
    let item: Int
  }

  let subject: Subject
  /// Of the dequeued cell that holds it.
  let cell: Cell?
}

/// What an app does to its views, in order.
struct CallSequence: Sendable {
  var calls: [Call] = []
  /// All calls of the document could be read.
  var isWhole = true
  /// The views that calls make, each with its own views, and the values that calls set, each as a view without a
  /// class. One hierarchy of the same document, or none.
  var views: [Hierarchy] = []
}
