import Testing

@testable import SkelinspectKit

@Suite("What a rule is given")
struct RuleContextTests {
  @Test("lists every view that has a key, and every one of a family, in document order")
  func lists() throws {
    for context in try Self.contexts {
      let hierarchy = context.hierarchy
      for key in ViewKey.all {
        #expect(context.views(having: key) == hierarchy.views.indices.filter { hierarchy.says(key, of: $0) })
      }
      for family in ViewClass.Family.allCases {
        #expect(
          context.views(of: family) == hierarchy.views.indices.filter { hierarchy.views[$0].family == family }
        )
      }
    }
  }

  @Test("lists the lost views and all that hold them")
  func lost() throws {
    for context in try Self.contexts {
      let around = context.hierarchy.views.indices.filter { !context.lost(from: $0).isEmpty }
      #expect(context.aroundLost == around)
    }
  }

  /// Of the rules' examples, those left out that are reported for not being readable.
  private static var contexts: [RuleContext] {
    get throws {
      let examples = Rule.all.flatMap { ($0.reports + $0.accepts).map(\.text) }
        .filter { !$0.hasPrefix("<") && !$0.hasPrefix("//") }
      let hierarchies = examples.flatMap {
        (try? readHierarchies($0.replacing("↓", with: ""), named: "example.yaml")) ?? []
      }
      try #require(hierarchies.count > 100)
      return hierarchies.map { RuleContext(Inspection($0)) }
    }
  }
}
