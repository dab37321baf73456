/// What show makes of a view, with its counts and without its size.
enum OutcomeRole: Equatable, Sendable {
  /// Nil where their number is not known.
  case lines(Int?)
  /// Dummy cells, in the words that say how many: `3 + 3 rows`.
  case cells(String)
  case plain(Plain)

  /// What has no counts, in the words that say it.
  enum Plain: String, CaseIterable, Sendable {
    case block
    case bars
    case emptyBar = "no bar: its text is empty"
    case noLine = "nothing drawn: its line has no width"
    case container
    case blockOrContainer = "block or container"
    case linesOrContainer = "lines or container"
    case linesOrBlock = "lines or block"
    case anyRole = "block, lines or container"
    case noDummyCells = "no dummy cells"
    case passedThrough = "passed through"
    case staysVisible = "stays visible"
    case notCovered = "not covered"
    case perhapsCovered = "perhaps covered"
    case notKnown = "not known"
    case underBlock = "under a block"
    case notReached = "not reached"
    case wouldCrash = "would crash"
  }

  /// Lines, a block, or dummy cells are seen.
  var isDrawn: Bool {
    switch self {
    case .lines, .cells, .plain(.block), .plain(.linesOrBlock), .plain(.bars): true
    case .plain: false
    }
  }

  /// What is in it draws.
  var isContainer: Bool {
    switch self {
    case .plain(.container), .plain(.blockOrContainer), .plain(.linesOrContainer), .plain(.anyRole): true
    case .lines, .cells, .plain: false
    }
  }
}
