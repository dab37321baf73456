import Testing

@testable import SkelinspectKit

@Suite("SwiftUI that means harm")
struct SwiftUIHostileTests {
  private func read(_ body: String, _ rest: String = "") throws -> Hierarchy? {
    let text = "import SwiftUI\nstruct A: View { var body: some View { \(body) } }\n\(rest)"
    return try Project([.init(name: "A.swift", bytes: Array(text.utf8))]).hierarchies().first
  }

  @Test("Ten thousand modifiers are a list")
  func chain() throws {
    let chain = String(repeating: ".padding(1)", count: 10_000)
    let hierarchy = try #require(try read("Text(\"a\")\(chain)"))
    #expect(hierarchy.swiftUI?.modifiers.first?.count == 10_000)
  }

  @Test("A thousand nested stacks are what can be read of them, and a remark")
  func nesting() throws {
    let text =
      String(repeating: "VStack {", count: 1_000) + "Text(\"a\")" + String(repeating: "}", count: 1_000)
    let hierarchy = try #require(try read(text))
    #expect(hierarchy.views.count > 30)
    #expect(hierarchy.swiftUI?.remarks.isEmpty == false)
  }

  @Test("Views that double at each step end at a number")
  func doubling() throws {
    let views = (0..<40).map { "struct V\($0): View { var body: some View { V\($0 + 1)(); V\($0 + 1)() } }" }
    let rest = views.joined(separator: "\n") + "\nstruct V40: View { var body: some View { Text(\"a\") } }"
    let hierarchy = try #require(try read("V0()", rest))
    #expect(hierarchy.views.count <= 3 * SwiftUIReader.maximumViews)
    #expect(hierarchy.swiftUI?.remarks.isEmpty == false)
  }

  @Test("Names that stand for themselves end")
  func circles() throws {
    let rest = """
      extension A {
        var reason: RedactionReasons { other }
        var other: RedactionReasons { reason }
        var width: CGFloat { height + 1 }
        var height: CGFloat { width * 2 }
        var title: String { name }
        var name: String { title }
        var isOn: Bool { isOff }
        var isOff: Bool { !isOn }
        var slow: Animation { fast }
        var fast: Animation { slow }
      }
      extension View {
        func again() -> some View { again() }
        func one() -> some View { two() }
        func two() -> some View { one() }
      }
      """
    let body = """
      Text(title).redacted(reason: reason).frame(width: width).disabled(isOn).shimmering(animation: slow)
        .again().one().opacity(isOn ? 1 : 0)
      """
    let hierarchy = try #require(try read(body, rest))
    #expect(hierarchy.views.count >= 1)
  }
}
