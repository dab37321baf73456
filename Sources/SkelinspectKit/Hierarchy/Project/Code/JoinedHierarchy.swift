extension Hierarchy {
  /// With what Swift code does to its views: those that it adds, what it sets, what it shows.
  func joining(_ code: CodeFacts, _ nibs: Nibs) -> Hierarchy {
    var joining = CodeJoining(self, code, nibs)
    joining.findInstances()
    return joining.finish()
  }
}
