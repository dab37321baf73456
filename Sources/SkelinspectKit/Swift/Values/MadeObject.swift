/// An object that an expression makes.
struct MadeObject: Sendable {
  let type: String
  let place: CodeNode
  /// The nib that holds it, by its file's name.
  let nib: String?
  let repetition: Repetition
}

/// How often code runs.
enum Repetition: Equatable, Sendable {
  case once
  /// In a loop that runs at least once; nil: nobody knows how often.
  case often(Int?)
  /// In a loop over data: never while there is none.
  case perhapsOften
}
