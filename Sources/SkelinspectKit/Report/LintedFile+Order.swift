extension LintedFile {
  /// By place and rule.
  var sortedSuppressed: [Suppressed] { suppressed.sorted { $0.diagnostic.order < $1.diagnostic.order } }

  /// Shown and suppressed findings, by place and rule.
  var allFindings: [(diagnostic: Diagnostic, suppression: Suppressed?)] {
    let shown = diagnostics.map { (diagnostic: $0, suppression: Suppressed?.none) }
    guard !suppressed.isEmpty else { return shown }
    return (shown + suppressed.map { ($0.diagnostic, $0) }).sorted {
      $0.diagnostic.order < $1.diagnostic.order
    }
  }
}

extension Diagnostic {
  fileprivate var order: (Int, String, Int) { (place.range.lowerBound, rule, place.range.upperBound) }
}
