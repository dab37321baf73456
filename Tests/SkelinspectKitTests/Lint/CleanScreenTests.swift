import Testing

@testable import SkelinspectKit

@Suite("Screens whose skeletons work") struct CleanScreenTests {
  private static let all =
    Fixture.hierarchies(in: "Tests/Fixtures/clean")
    + Fixture.hierarchies(in: "Examples").filter { $0.stem != "Examples/broken" }

  @Test("get no finding from any rule that is on by default", arguments: all)
  func silence(_ screen: Fixture) throws {
    let file = Linter(LintSettings()).lint(try screen.bytes, named: screen.name, path: screen.name)
    #expect(file.isRead && file.diagnostics.isEmpty)
  }

  @Test("are ten and more") func count() { #expect(Self.all.count >= 10) }

  @Test("reach every marked view in every document, and would not crash", arguments: all)
  func coverage(_ screen: Fixture) throws {
    for inspection in try readHierarchies(screen.bytes, named: screen.name).map(inspect) {
      let lost = inspection.views.filter {
        $0.isSkeletonable && ($0.role == .unreached || $0.role == .underBlock)
      }
      #expect(lost.map(\.path).isEmpty && inspection.crash == nil)
    }
  }
}
