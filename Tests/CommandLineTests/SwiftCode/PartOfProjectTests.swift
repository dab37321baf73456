import Testing

@Suite("A folder of an app's views that stand in others")
struct PartOfProjectTests {
  private func tree() throws -> Tree {
    try Tree([
      "Home.xcodeproj/project.pbxproj": "",
      "App/Home.swift":
        "import SwiftUI\nstruct Home: View { var body: some View { VStack { LeafRow() } } }\n",
      "Parts/LeafRow.swift": """
      import SwiftUI
      struct LeafRow: View {
        var body: some View {
          VStack {
            Text("").redacted(reason: .placeholder)
            Text("Leaf")
          }
        }
      }

      """,
      "en.lproj/Localizable.strings": "\"Leaf\" = \"A leaf of an oak\";\n",
    ])
  }

  @Test("They are linted", arguments: ["Parts", "Parts/LeafRow.swift", "."])
  func lint(_ operand: String) throws {
    let outcome = try tree().run(["lint", operand])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("Parts/LeafRow.swift:5:7: error: Text is redacted and has no text"))
    #expect(outcome.text.contains("Found 1 finding (1 error)"), "\(outcome.text)")
  }

  @Test("They are inspected by themselves, and what is around them is not known")
  func inspect() throws {
    for operand in ["Parts", "Parts/LeafRow.swift"] {
      let outcome = try tree().run(["inspect", operand])
      #expect(outcome.status == 0 && outcome.text.contains("assumed: nothing around it hides or disables it"))
      #expect(outcome.text.contains("─ Text  not known"), "\(outcome.text)")
    }
    let whole = try tree().run(["inspect", "."]).text
    #expect(!whole.contains("assumed:") && whole.contains("─ Text  stays visible"), "\(whole)")
  }

  @Test("Their texts are those of the project's files")
  func texts() throws {
    let tree = try tree()
    #expect(try tree.run(["preview", "Parts", "-o", "x.svg"]).status == 0)
    #expect(try tree.text("x.svg").contains("A leaf of an oak"))
  }
}
