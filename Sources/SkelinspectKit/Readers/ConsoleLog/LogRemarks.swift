/// What a log's trees lack, or have beside their grammar.
struct LogRemarks {
  /// By the tree's top value, in the order of the log.
  private(set) var byTree: [Node: [Diagnostic]] = [:]
  private var count = 0

  mutating func add(_ remarks: [Diagnostic], to root: Node) {
    let room = DiagnosticList.limit - count
    guard !remarks.isEmpty, room > 0 else { return }
    let sorted = remarks.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    byTree[root, default: []] += sorted.prefix(room)
    count += min(sorted.count, room)
  }
}

/// Something that stands in a tree several times.
struct Repeated {
  var count = 0
  var first = 0..<0

  mutating func add(_ range: @autoclosure () -> Range<Int>) {
    if count == 0 { first = range() }
    count += 1
  }

  /// Of lines that belong to no tree or capture, in whose midst they stand.
  func remarkOnForeignLines(in whole: String, of source: SourceText) -> [Diagnostic] {
    remark(.note, in: source) {
      "\($0.counted("line")) of other output inside \(whole) \($0 == 1 ? "is" : "are") skipped"
    }
  }

  /// A remark at the first of them; nothing where there is none.
  func remark(
    _ severity: Diagnostic.Severity, in source: SourceText, help: String? = nil, _ message: (Int) -> String
  ) -> [Diagnostic] {
    count == 0
      ? [] : [Diagnostic("syntax-error", severity, message(count), at: source.place(first), help: help)]
  }
}
