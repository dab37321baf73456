import Testing

@testable import SkelinspectKit

@Suite("SwiftUI in large projects")
struct SwiftUISelectionTests {
  private static let files = [
    "Page.swift": """
    import SwiftUI
    struct Page: View {
      var isLoading: Bool
      var body: some View {
        VStack { Row(); part() }.redacted(reason: isLoading ? .placeholder : [])
      }
      func part() -> some View { Text("Part") }
    }
    """,
    "Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Row\") } }",
    "Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Text(\"Other\") } }",
    "Model.swift": "import Foundation\nfinal class Model { func load() { _ = \"redacted\" } }",
  ]

  @Test("Files that speak of redaction are read, and those that they use")
  func selection() throws {
    let files = Self.files.sorted { $0.key < $1.key }.map {
      SwiftSources.File(name: $0.key, path: "/app/\($0.key)", bytes: Array($0.value.utf8))
    }
    let selection = SourceSelection(files, wholeUpTo: 0)
    #expect(zip(files, selection.isSelected).filter(\.1).map(\.0.name) == ["Page.swift", "Row.swift"])
    let facts = CodeFacts(SwiftSources(files), wholeUpTo: 0)
    let hierarchy = try #require(facts.screens(madeIn: "Page.swift", Nibs()).map(\.hierarchy).first)
    #expect(
      hierarchy.views.indices.map { hierarchy.typeName(of: $0) } == ["VStack", "Row", "Text", "Text"])
    #expect(facts.screens(madeIn: "Row.swift", Nibs()).map(\.hierarchy).isEmpty)
  }

  @Test("A project without SwiftUI has none of it")
  func withoutSwiftUI() {
    let file = SwiftSources.File(name: "A.swift", path: "/A.swift", bytes: Array("import UIKit\n".utf8))
    #expect(CodeFacts(SwiftSources([file])).swiftUI == nil)
    #expect(!file.outline.mentionsRedaction)
  }
}
