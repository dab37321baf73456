/// Conditions of which some are not known: nil.
extension Sequence<Bool?> {
  /// Whether all of them hold.
  var allHold: Bool? {
    reduce(true) { before, next in
      if before == false || next == false { return false }
      return before == nil || next == nil ? nil : true
    }
  }

  /// Whether one of them holds.
  var oneHolds: Bool? { map { $0.map(!) }.allHold.map(!) }
}

extension Sequence {
  /// What each element becomes; nil where one of them becomes nothing.
  func mapAll<Result>(_ transform: (Element) throws -> Result?) rethrows -> [Result]? {
    var results: [Result] = []
    for element in self {
      guard let result = try transform(element) else { return nil }
      results.append(result)
    }
    return results
  }
}
