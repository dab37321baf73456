import Foundation
import Testing

@Suite("README and docs")
struct DocumentationTests {
  @Test("Every command line prints what its page says", arguments: Page.all)
  func transcripts(_ page: Page) throws {
    try expectGolden(try page.refreshed(), page.path)
  }

  @Test("README is short, and shows transcripts of inspect, of why and of lint")
  func readme() throws {
    let readme = try Page("README.md")
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    let commands = readme.blocks(of: "console").joined().matches(of: #/(?m)^\$ skelinspect (\w+)/#)
    #expect(commands.map(\.output.1) == ["inspect", "why", "inspect", "lint"])
  }

  @Test("README shows first what make runs, and says before how to install the program")
  func firstSteps() throws {
    let readme = try Page("README.md").text
    let parts = readme.split(separator: "```console\n$ ", maxSplits: 1)
    let command = try #require(parts.last?.prefix { $0 != "\n" })
    let makefile = try String(contentsOf: Paths.package.appending(path: "Makefile"), encoding: .utf8)
    #expect(makefile.contains(" \(command)\n"))
    #expect(parts[0].contains("](docs/install.md)") && parts[0].split(separator: "\n").count < 40)
  }

  @Test("diff finds the revisions that its page names")
  func revisions() throws {
    let tree = try Tree(["Screens/profile.yaml": Tree.screen])
    var program = Program()
    program.folder = tree.folder
    let commit = " && git -c user.name=a -c user.email=a@example.com commit -q --allow-empty -m a"
    let setUp = "git init -q -b main && git add ." + String(repeating: commit, count: 4)
    try #require(try program.shell(setUp).status == 0)
    for line in try Page("docs/why-and-diff.md").block(of: "sh", with: "main:").split(separator: "\n") {
      let outcome = try program.shell(String(line))
      #expect(outcome.status == 0 && outcome.text.hasPrefix("No difference"), "\(line)\n\(outcome)")
    }
  }

  @Test("Every make target that a page names exists", arguments: Page.all)
  func targets(_ page: Page) throws {
    let makefile = try String(contentsOf: Paths.package.appending(path: "Makefile"), encoding: .utf8)
    for match in page.text.matches(of: #/(?m)(?:^|`)make ([a-z]+)/#) {
      #expect(makefile.contains("\n\(match.output.1):"), "make \(match.output.1)")
    }
  }

  @Test(
    "Every hierarchy, configuration and suppression that is shown is taken without a word",
    arguments: [
      ("hierarchy-files", "describe"), ("configuration", "config check"), ("suppressions", "lint --strict"),
    ])
  func files(_ page: String, _ command: String) throws {
    let blocks = try Page("docs/\(page).md").blocks(of: "yaml")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let outcome = try Program().run(command.split(separator: " ").map(String.init), on: block)
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(block)\n\(outcome)")
    }
  }
}
