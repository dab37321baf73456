/// A width or height constraint of a view itself, with what SkeletonView passes over: what its constant
/// means.
struct OwnConstraint: Hashable, Sendable {
  enum Side: Sendable { case width, height }

  enum Relation: UInt8, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// Points.
  var constant: Double
  var side: Side
  var relation: Relation
  /// The length of another item comes in, of which the constant says nothing.
  var isRatio: Bool

  init(side: Side, constant: Double, relation: Relation = .equal, isRatio: Bool = false) {
    (self.side, self.constant, self.relation, self.isRatio) = (side, constant, relation, isRatio)
  }

  /// Whether a view without a frame is known by it to be at most so long.
  fileprivate var isBound: Bool { !isRatio && relation != .greaterThanOrEqual }
}

extension Hierarchy {
  /// The key that a message about a view's size is at.
  func sizeKey(of view: ViewIndex) -> ViewKey { says(.frame, of: view) ? .frame : .constraints }

  /// Whether the file says how long a side of a layer is: by the frame, or by a constraint that leaves no
  /// room for more.
  func says(_ side: OwnConstraint.Side, of view: ViewIndex) -> Bool {
    says(.frame, of: view)
      || ownConstraints(of: view).contains { $0.side == side && $0.isBound }
  }
}
