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

  @Test("makes none for which there is no room")
  func full() {
    var list = Self.list(of: 999)
    var made = 0
    func next() -> Diagnostic {
      made += 1
      return .syntaxError("odd", at: 0..<0)
    }
    for _ in 0..<3 { list.append(next()) }
    #expect(made == 1 && list.omitted == 2)
  }

  @Test("throws the first with the others in it, those for which there was no room counted")
  func first() throws {
    try DiagnosticList().throwFirst()
    let error = #expect(throws: Diagnostic.self) { try Self.list(of: 1002).throwFirst() }
    #expect(error?.range.lowerBound == 0 && error?.others.diagnostics.count == 999)
    #expect(error?.others.omitted == 2)
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
