/// Something on the way from a show call to a view because of which the view gets no skeleton of its own.
struct Obstacle: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case notSkeletonable, outsideContentView, notArranged, noWindow, rootNotSkeletonable, alreadyActive
    /// No view above it, and not it itself, receives show.
    case noShowCall
    /// The data source is said and is not a Skeleton one: no dummy cell is made.
    case unsupportedDataSource
    /// The dummy cells come from another prototype.
    case otherPrototype
    /// No section asks for this header, footer or supplementary view.
    case notRequested
    /// There are no rows or items, or none that begins inside the frame.
    case noCells
    /// A cell on screen, which the dummy cells replace.
    case replacedByDummyCells
    /// SkeletonView installs no dummy data source in unit tests.
    case runningTests
  }

  let kind: Kind
  /// The view that is to blame.
  let view: ViewIndex
  /// Of a table or collection the prototype, header or footer that it makes nothing of.
  var template: ViewIndex?
}

extension Obstacle {
  /// Nil for a contentView whose flag is never read: recursion goes on.
  init?(_ stop: Stop) {
    guard let kind = Kind(rawValue: stop.reason.rawValue) else { return nil }
    self.init(kind: kind, view: stop.view)
  }
}

/// A way to a view, and what stands in it.
struct Way: Equatable, Sendable {
  /// The view whose show would come to it first; nil where there is none.
  var start: ViewIndex?
  /// From the start down.
  var obstacles: [Obstacle]
}
