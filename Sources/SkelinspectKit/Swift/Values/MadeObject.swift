/// An object that an expression makes.
struct MadeObject: Sendable {
  /// What tells two of them apart.
  struct Way: Hashable {
    let path: [CodeNode]
    /// Whose code makes what is no view: a getter that does so has no call on the way.
    let owner: CodeValue?
  }

  let type: String
  let place: CodeNode
  /// The nib that holds it, by its file's name.
  let nib: String?
  var repetition: Repetition
  /// The way to the expression: the calls that lead to it.
  let path: [CodeNode]
  /// The functions that were run by themselves when it was made; nil: an initial value.
  var roots: Set<CodeNode?> = []

  /// Whether it is an object of another class's own that is made on this way, too: there a function is run by itself
  /// which this class calls.
  func isMade(onWayTo other: MadeObject) -> Bool {
    path.count < other.path.count && other.path.suffix(path.count) == path[...] && roots.count == 1
      && !roots.contains(nil)
  }
}

/// How often code runs.
enum Repetition: Equatable, Sendable {
  case once
  /// In a loop that runs at least once; nil: nobody knows how often.
  case often(Int?)
  /// In a loop over data: never while there is none.
  case perhapsOften
}
