/// Findings in the order they were made: the first thousand, and how many more there were.
struct DiagnosticList {
  private(set) var diagnostics: [Diagnostic]
  private(set) var omitted = 0

  init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  var isEmpty: Bool { diagnostics.isEmpty }
  var hasRoom: Bool { diagnostics.count < Limits.diagnostics }

  mutating func append(_ diagnostic: Diagnostic) {
    if hasRoom { diagnostics.append(diagnostic) } else { omitted += 1 }
  }

  /// Counts one for which there is no room; true when it was counted and need not be made.
  mutating func omitsNext() -> Bool {
    if hasRoom { return false }
    omitted += 1
    return true
  }

  mutating func append(contentsOf other: DiagnosticList) {
    for diagnostic in other.diagnostics { append(diagnostic) }
    omitted += other.omitted
  }
}
