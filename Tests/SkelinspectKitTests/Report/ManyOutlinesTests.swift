import Testing

@testable import SkelinspectKit

@Suite("Outlines of many hierarchies")
struct ManyOutlinesTests {
  /// Views with a text that is redacted, a field, and a view of another module.
  private static func text(_ count: Int) throws -> String {
    let views = (0..<count).map { number in
      """
      struct Card\(number): View {
        var body: some View {
          VStack { Text("a"); TextField("b", text: .constant("")); LottieView() }.redacted(reason: .placeholder)
        }
      }
      """
    }
    let code = "import SwiftUI\n" + views.joined(separator: "\n")
    return outline(try Project([.init(name: "Cards.swift", bytes: Array(code.utf8))]).hierarchies())
  }

  @Test("What all add up to comes first, and each cause and assumption is said once")
  func many() throws {
    let text = try Self.text(12)
    #expect(text.hasPrefix("12 hierarchies: 24 of 48 views covered, 12 not known\n"), "\(text)")
    #expect(text.ranges(of: "assumed: ").count == 1)
    #expect(text.ranges(of: "not understood: ").count == 1)
    let words = "'LottieView' is not a known view, nor one of the project: nothing is known of it"
    #expect(text.contains("\nnot understood at 11 more places: \(words) (Cards.swift:"), "\(text)")
    #expect(text.hasSuffix(", …)\n"))
  }

  @Test("A few begin with their trees")
  func few() throws {
    let text = try Self.text(2)
    #expect(text.hasPrefix("Cards.swift (Card0)\n"), "\(text)")
    #expect(text.contains("\nnot understood at 1 more place: 'LottieView'"))
  }
}
