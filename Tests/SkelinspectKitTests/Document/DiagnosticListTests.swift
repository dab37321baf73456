import Testing

@testable import SkelinspectKit

@Suite("A list of findings")
struct DiagnosticListTests {
  @Test(
    "keeps the first thousand and counts the rest",
    arguments: [
      (0, 0, 0), (1, 1, 0), (1000, 1000, 0), (1001, 1000, 1), (5000, 1000, 4000),
    ])
  func cap(_ count: Int, _ kept: Int, _ omitted: Int) {
    var list = DiagnosticList()
    for place in 0..<count { list.append(.invalidValue("odd", at: place..<place + 1)) }
    #expect(list.isEmpty == (count == 0))
    #expect(list.diagnostics.map(\.range.lowerBound) == Array(0..<kept))
    #expect(list.omitted == omitted)
  }

  @Test(
    "counts what another omitted", arguments: [(1, 1, 2, 0), (999, 2, 1000, 1), (1500, 1500, 1000, 2000)])
  func joined(_ first: Int, _ second: Int, _ kept: Int, _ omitted: Int) {
    var list = Self.list(of: first)
    list.append(contentsOf: Self.list(of: second))
    #expect(list.diagnostics.count == kept)
    #expect(list.omitted == omitted)
  }

  @Test("says when the next need not be made")
  func omitsNext() {
    var list = Self.list(of: 999)
    #expect(!list.omitsNext() && list.omitted == 0)
    list.append(.syntaxError("odd", at: 0..<0))
    #expect(list.omitsNext() && list.omitted == 1)
  }

  @Test("comes in the order of the file in the end")
  func order() {
    let list = DiagnosticList([3, 1, 2].map { .invalidValue("odd", at: $0..<$0) })
    let error = ReadError(list, in: SourceText(Array("abc".utf8), named: "a"))
    #expect(error.diagnostics.map(\.range.lowerBound) == [1, 2, 3])
  }

  private static func list(of count: Int) -> DiagnosticList {
    var list = DiagnosticList()
    for place in 0..<count { list.append(.invalidValue("odd", at: place..<place)) }
    return list
  }
}
