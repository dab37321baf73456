/// Findings in the order they were made: the first thousand, and how many more there were.
struct DiagnosticList: Equatable, Sendable {
  /// How many a reader collects; further ones are only counted.
  static let limit = 1_000

  private(set) var diagnostics: [Diagnostic]
  private(set) var omitted = 0

  init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  var isEmpty: Bool { diagnostics.isEmpty }
  /// Those without room counted.
  var count: Int { diagnostics.count + omitted }
  var hasRoom: Bool { diagnostics.count < Self.limit }

  /// One for which there is no room is counted, and not made.
  mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard hasRoom else {
      omitted += 1
      return
    }
    var diagnostic = diagnostic()
    let others = diagnostic.others
    diagnostic.others = DiagnosticList()
    diagnostics.append(diagnostic)
    append(contentsOf: others)
  }

  /// Changes all that are kept.
  mutating func settle(_ change: (inout Diagnostic) -> Void) {
    for index in diagnostics.indices { change(&diagnostics[index]) }
  }

  mutating func append(contentsOf other: DiagnosticList) {
    for diagnostic in other.diagnostics { append(diagnostic) }
    omitted += other.omitted
  }

  /// The value of a part, or nil and its error among the others.
  @discardableResult
  mutating func attempt<Value>(_ part: () throws(Diagnostic) -> Value) -> Value? {
    do throws(Diagnostic) { return try part() } catch {
      append(error)
      return nil
    }
  }

  /// The first error, with those after it in its `others`.
  func throwFirst() throws(Diagnostic) {
    guard var first = diagnostics.first else { return }
    first.others = DiagnosticList(Array(diagnostics.dropFirst()))
    first.others.omitted = omitted
    throw first
  }
}
