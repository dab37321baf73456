/// Findings in the order they were made: the first thousand, and how many more there were.
struct DiagnosticList: Equatable, Sendable {
  private(set) var diagnostics: [Diagnostic]
  private(set) var omitted = 0

  init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  var isEmpty: Bool { diagnostics.isEmpty }
  var hasRoom: Bool { diagnostics.count < Limits.diagnostics }

  mutating func append(_ diagnostic: Diagnostic) {
    guard hasRoom else {
      omitted += 1
      return
    }
    guard !diagnostic.others.isEmpty else { return diagnostics.append(diagnostic) }
    var first = diagnostic
    first.others = DiagnosticList()
    diagnostics.append(first)
    append(contentsOf: diagnostic.others)
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
