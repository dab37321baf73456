/// What a view's own width and height constraints come to.
struct SizeConstraints: Equatable, Sendable {
  /// Those of one side: all that anybody asks of them, without a list for each view.
  struct Constants: Equatable, Sendable {
    /// Points; nil where there are none.
    private(set) var first: Double?
    private var largest = 0.0

    var isEmpty: Bool { first == nil }

    /// Points; nil where there are none.
    func max() -> Double? { isEmpty ? nil : largest }

    fileprivate mutating func append(_ constant: Double) {
      if isEmpty || largest < constant { largest = constant }
      first = first ?? constant
    }
  }

  private(set) var widths = Constants()
  private(set) var heights = Constants()

  init(_ constraints: ArraySlice<OwnConstraint>) {
    for constraint in constraints {
      if constraint.side == .width {
        widths.append(constraint.constant)
      } else {
        heights.append(constraint.constant)
      }
    }
  }
}
