import Foundation
import Testing

@Suite("--sources, --no-sources and sources")
struct SourcesOptionTests {
  @Test("A storyboard gets what is named beside the code of its project")
  func more() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"],
      code: ["App/A.swift", "Kit/B.swift", "Kit/Sub/C.swift", "D.swift"],
      ["App/App.xcodeproj/": ""])
    #expect(
      try tree.code("App/Main.storyboard", "--sources", "Kit/", "--sources=./D.swift") == [
        "1 Swift file of App/, 2 of Kit/, 1 of D.swift"
      ])
    #expect(try tree.code("App/Main.storyboard", "--sources", "App/A.swift") == ["1 Swift file of App/"])
    #expect(try tree.code("App/Main.storyboard", "--no-sources").isEmpty)
    #expect(
      try tree.code("Main.storyboard", "--sources=..", in: "App") == [
        "1 Swift file of the working folder, 3 of ../"
      ])
  }

  @Test("A hierarchy file or a log gets that alone", arguments: ["a.yaml", "a.json", "a.log"])
  func given(_ name: String) throws {
    let view = #"{"type": "UIView", "isSkeletonable": true}"#
    let tree = try Tree(
      storyboards: [], code: ["A.swift", "Kit/B.swift"], ["App.xcodeproj/": "", name: view + "\n"])
    #expect(try tree.code(name).isEmpty)
    #expect(try tree.code(name, "--sources", "Kit") == ["1 Swift file of Kit/"])
    if name != "a.log" { #expect(try tree.code(".").isEmpty) }
  }

  @Test(
    "Every command that reads hierarchies takes them",
    arguments: ["describe", "inspect", "why", "lint", "preview", "diff"])
  func commands(_ command: String) throws {
    let tree = try Tree(storyboards: ["Main.storyboard", "Kit/"], code: ["A.swift"], ["App.xcodeproj/": ""])
    let operands = ["why": ["Main.storyboard", "UILabel"], "diff": ["Main.storyboard", "Main.storyboard"]]
    let arguments = [command] + (operands[command] ?? ["Main.storyboard"])
    for option in [["--no-sources"], ["--sources", "A.swift"], ["--sources", "."]] {
      #expect(try tree.run(arguments + option).status == 0, "\(option)")
    }
    let missing = try tree.run(arguments + ["--sources", "Nope"])
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.error.hasPrefix("Nope: error: No such file or directory\n"), "\(missing.error)")
    let other = try tree.run(arguments + ["--sources", "Main.storyboard"])
    #expect(other.status == 2 && other.message.hasSuffix("it is neither a folder nor a Swift file"))
    #expect(try tree.run(arguments + ["--sources", "A.swift", "--no-sources"]).status == 64)
    #expect(try tree.run(arguments + ["--sources="]).status == 64)
  }

  @Test("The configuration names files and folders from its own folder")
  func configuration() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"], code: ["App/A.swift", "Kit/B.swift", "App/Sub/C.swift"],
      [
        "App/App.xcodeproj/": "", "App/.skelinspect.yml": "sources: [../Kit]\n",
        "App/a.yaml": Tree.cleanScreen,
      ])
    let words = ["2 Swift files of App/, 1 of Kit/"]
    #expect(try tree.code("App/Main.storyboard") == words)
    #expect(try tree.code("App/Main.storyboard", "--isolated") == ["2 Swift files of App/"])
    #expect(try tree.code("App/Main.storyboard", "--no-sources").isEmpty)
    #expect(try tree.code("App/a.yaml") == ["1 Swift file of Kit/"])
    #expect(try tree.run("config", "show", in: "App").text.contains("  - \"../Kit\"  # .skelinspect.yml:1\n"))
  }

  @Test(
    "What the configuration names and is not there is an error at its place",
    arguments: ["inspect", "lint", "preview"])
  func missing(_ command: String) throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"], code: [], ["App/.skelinspect.yml": "sources:\n  - Kit\n"])
    let outcome = try tree.run(command, "App/Main.storyboard")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.error == "App/.skelinspect.yml:2: error: 'sources': Kit: No such file or directory\n")
  }

  private static let hasGit = (try? Program().shell("git --version").status) == 0

  @Test("A file of a commit is read with the code of today", .enabled(if: hasGit, "there is no git"))
  func commit() throws {
    let tree = try Tree(storyboards: ["App/Main.storyboard"], code: ["App/A.swift"])
    let setUp = """
      git init -q . && git add . && git -c user.name=a -c user.email=a@example.com commit -qm first
      """
    let program = Program(folder: tree.folder)
    #expect(try program.shell(setUp).status == 0)
    for file in ["App/Main.storyboard", "App/A.swift"] {
      let outcome = try program.shell(
        "skelinspect diff HEAD: \(file) && skelinspect diff HEAD: \(file) --no-sources")
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    let missing = try program.shell("skelinspect diff HEAD: App/Main.storyboard --sources Nope")
    #expect(missing.status == 2 && missing.error.hasPrefix("Nope: error: "))
  }
}
