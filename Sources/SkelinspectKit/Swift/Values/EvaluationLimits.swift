/// How far the code of one class is followed: what lies beyond is not known, and that is said.
package struct EvaluationLimits: Sendable {
  /// Functions that call one another.
  var calls = 8
  /// Nodes that are looked at.
  var steps = 400_000
  /// Nodes below one another, on a stack of `smallStack`.
  var depth = 56
  /// Functions and initial values that are run for one member.
  var frames = 200_000
  /// Elements of a list for each of which a loop runs.
  var elements = 64
  /// Runs of one function with the same objects and other closures: what it does to the objects is known then, and
  /// the closures are run by themselves.
  var runs = 8
  /// The same of a function that makes something: each run makes another one.
  var runsOfMakers = 64

  /// Bytes: threads that are not the first one have as much.
  package static let smallStack = 512 << 10

  /// Deeper on a larger stack: ordinary code in a builder's calls is a hundred nodes deep.
  func deepened(for stackSize: Int) -> EvaluationLimits {
    var limits = self
    limits.depth *= max(1, min(stackSize / Self.smallStack, 8) / 2)
    return limits
  }
}
