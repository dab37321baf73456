/// The errors of one value's parts: all are found before the first is thrown, which brings the others along.
struct ValueErrors {
  private var first: Diagnostic?
  private var others = DiagnosticList()

  var isEmpty: Bool { first == nil }

  mutating func append(_ error: @autoclosure () -> Diagnostic) {
    if first == nil {
      first = error()
    } else if !others.omitsNext() {
      others.append(error())
    }
  }

  /// The value of a part, or nil and its error among the others.
  @inline(__always)
  @discardableResult
  mutating func attempt<Value>(_ part: () throws(Diagnostic) -> Value) -> Value? {
    do throws(Diagnostic) { return try part() } catch {
      append(error)
      return nil
    }
  }

  func throwFirst() throws(Diagnostic) {
    guard var first else { return }
    var all = first.others
    first.others = DiagnosticList()
    all.append(contentsOf: others)
    first.others = all
    throw first
  }
}
