extension Hierarchy {
  /// With what Swift code does to its views: those that it adds, what it sets, what it shows.
  ///
  /// - Parameter known: for the next ones.
  func joining(_ code: CodeFacts, _ nibs: Nibs, _ known: inout KnownOwners) -> Screen {
    var joining = CodeJoining(self, code, nibs, known)
    joining.findInstances()
    known = joining.known
    return CodeApplying(joining).screen
  }
}
