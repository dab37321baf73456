import Testing

@Suite("Branches of SwiftUI code, as the command line chooses them")
struct BranchChoiceTests {
  private static let screen = """
    import SwiftUI
    struct PostScreen: View {
      @State private var isLoading = true
      var body: some View {
        VStack {
          if isLoading {
            Text("Lorem").redacted(reason: .placeholder)
          } else {
            Image("post")
          }
        }
      }
    }

    """

  @Test(
    "What is there while it loads, once it has loaded, or by its number",
    arguments: [([], "Text"), (["--state", "loaded"], "Image"), (["--branch", "6=2"], "Image")])
  func choice(_ arguments: [String], _ type: String) throws {
    let tree = try Tree(["Post.swift": Self.screen])
    let text = try tree.run(["inspect", "Post.swift"] + arguments).text
    let other = type == "Text" ? "Image" : "Text"
    #expect(text.contains("└─ \(type)") && !text.contains("─ \(other)"), "\(text)")
  }

  @Test("A branch that is not there is an error", arguments: ["6=3", "7=1", "9999=1"])
  func missing(_ value: String) throws {
    let tree = try Tree(["Post.swift": Self.screen])
    for arguments in [
      ["inspect", "Post.swift"], ["why", "Post.swift", "VStack"], ["preview", "Post.swift"],
    ] {
      let outcome = try tree.run(arguments + ["--branch", value])
      #expect(outcome.status == 64 && outcome.output.isEmpty, "\(arguments)")
      #expect(outcome.error.contains("no such branch of SwiftUI code"), "\(outcome.error)")
    }
  }

  @Test(
    "A value that is not a line and a number is refused",
    arguments: ["x", "6", "6=", "=2", "0=1", "6=0", "-6=1", "6=1=1"])
  func malformed(_ value: String) throws {
    let tree = try Tree(["Post.swift": Self.screen])
    let outcome = try tree.run(["inspect", "Post.swift", "--branch=\(value)"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("is not a value of '--branch'"), "\(outcome.error)")
  }
}
