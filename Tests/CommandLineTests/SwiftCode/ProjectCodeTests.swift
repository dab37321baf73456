import Foundation
import Testing

@Suite("The Swift code of a storyboard's project")
struct ProjectCodeTests {
  private static let tuist = "import ProjectDescription\nlet project = Project(name: \"App\")\n"

  @Test(
    "begins at the nearest folder with a project or package",
    arguments: ["App.xcodeproj/", "App.xcworkspace/", "Package.swift", "Project.swift", "project.yml"])
  func nearest(_ mark: String) throws {
    let text = mark == "Project.swift" ? Self.tuist : ""
    let tree = try Tree(
      storyboards: ["Repo/App/UI/Main.storyboard"], code: ["Repo/App/Model/A.swift", "Repo/B.swift"],
      ["Repo/App/\(mark)": text, "Repo/All.xcodeproj/": "", "Repo/.git/": ""])
    #expect(try tree.code("Repo/App/UI/Main.storyboard") == ["1 Swift file of Repo/App/"])
    #expect(try tree.code("Main.storyboard", in: "Repo/App/UI") == ["1 Swift file of ../"])
    #expect(try tree.code("UI/Main.storyboard", in: "Repo/App") == ["1 Swift file of the working folder"])
  }

  @Test("is said by every command that reads it")
  func said() throws {
    let tree = try Tree(
      storyboards: ["A.storyboard", "B.storyboard"], code: ["A.swift"], ["App.xcodeproj/": ""])
    let words = "skelinspect: note: read with: 1 Swift file of the working folder\n"
    for arguments in [
      ["describe", "A.storyboard"], ["diff", "A.storyboard", "B.storyboard"],
      ["why", "A.storyboard", "UILabel"],
      ["preview", "A.storyboard"], ["inspect", "--format", "json", "A.storyboard"],
    ] {
      #expect(try tree.run(arguments).error.hasSuffix(words), "\(arguments)")
    }
  }

  @Test("begins at the repository's top where there is no project, and never above it")
  func repository() throws {
    let tree = try Tree(
      storyboards: ["Out/Repo/UI/Main.xib"],
      code: ["Out/A.swift", "Out/Repo/B.swift", "Out/Repo/Sub/C.swift"],
      ["Out/Out.xcodeproj/": "", "Out/Repo/.git/": ""])
    #expect(try tree.code("Out/Repo/UI/Main.xib") == ["2 Swift files of Out/Repo/"])
  }

  @Test("is what stands right beside it where nothing tells how far the project goes")
  func nothing() throws {
    let tree = try Tree(
      storyboards: ["UI/Main.storyboard"], code: ["A.swift", "UI/B.swift", "UI/Sub/C.swift"])
    #expect(try tree.code("UI/Main.storyboard") == ["1 Swift file of UI/"])
  }

  @Test("begins at no file that is called Project.swift for a class of the app")
  func ownProject() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"], code: ["A.swift"],
      ["App/Project.swift": "struct Project {}\n", "App.xcodeproj/": ""])
    #expect(try tree.code("App/Main.storyboard") == ["2 Swift files of the working folder"])
  }

  @Test(
    "of a module of Tuist's is that of the workspace around it",
    arguments: ["Workspace.swift", "App.xcworkspace/"])
  func modules(_ workspace: String) throws {
    let text = workspace == "Workspace.swift" ? "import ProjectDescription\n" : ""
    let tree = try Tree(
      storyboards: ["Repo/Feed/Main.storyboard"], code: ["Repo/Feed/A.swift", "Repo/Kit/B.swift"],
      [
        "Repo/\(workspace)": text, "Repo/Feed/Project.swift": Self.tuist,
        "Repo/Kit/Project.swift": Self.tuist,
      ])
    #expect(try tree.code("Repo/Feed/Main.storyboard") == ["2 Swift files of Repo/"])
  }

  @Test("holds the projects below it, and none beside it")
  func nested() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard", "Catalog/Main.storyboard"],
      code: [
        "A.swift", "Packages/Foo/Sources/Foo.swift", "Catalog/C.swift", "Courier/C.swift",
        "Packages/Foo/Tests/FooTests/T.swift",
      ],
      [
        "App.xcworkspace/": "", "Packages/Foo/Package.swift": "import PackageDescription\n",
        "Catalog/Catalog.xcodeproj/": "", "Courier/Courier.xcodeproj/": "",
      ])
    #expect(try tree.code("Main.storyboard") == ["4 Swift files of the working folder"])
    #expect(try tree.code("Catalog/Main.storyboard") == ["1 Swift file of Catalog/"])
    #expect(
      try tree.code("Main.storyboard", "Catalog/Main.storyboard") == [
        "4 Swift files of the working folder", "1 Swift file of Catalog/",
      ])
  }

  @Test("of a folder's storyboards is that of their projects; two apps do not mix")
  func folders() throws {
    let tree = try Tree(
      storyboards: ["Catalog/UI/Main.storyboard", "Courier/UI/Main.storyboard"],
      code: ["Catalog/A.swift", "Courier/A.swift", "Courier/B.swift", "Shared/S.swift"],
      ["Catalog/Catalog.xcodeproj/": "", "Courier/Courier.xcodeproj/": "", "Shared/Package.swift": ""])
    #expect(try tree.code("Catalog/UI") == ["1 Swift file of Catalog/"])
    #expect(
      try tree.code(".") == [
        "1 Swift file of Catalog/, 1 of this run", "2 Swift files of Courier/, 1 of this run",
      ])
  }

  @Test(
    "leaves out other people's code, tests and what git ignores",
    arguments: [
      "Pods/P/A.swift", "Carthage/Checkouts/A.swift", ".build/checkouts/A.swift", "DerivedData/A.swift",
      "Sub/node_modules/A.swift", "AppTests/A.swift", "Sub/Tests/A.swift", "AppUITests/A.swift",
      "Generated/A.swift", "A.generated.swift",
    ])
  func leftOut(_ file: String) throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"], code: ["App/B.swift", "App/\(file)", "App/Testsuite/C.swift"],
      ["App/App.xcodeproj/": "", "App/.git/": "", "App/.gitignore": "Generated/\n*.generated.swift\n"])
    #expect(try tree.code("App/Main.storyboard") == ["2 Swift files of App/"])
    #expect(try tree.code("App") == ["2 Swift files of App/"])
  }

  @Test("knows tests by the project's folders below it only")
  func testFolder() throws {
    let tree = try Tree(
      storyboards: ["CodeTests/App/Main.storyboard"], code: ["CodeTests/App/A.swift"],
      ["CodeTests/App.xcodeproj/": ""])
    #expect(try tree.code("CodeTests/App/Main.storyboard") == ["1 Swift file of CodeTests/"])
  }

  @Test("is read once for all storyboards, and once for both sides of a diff")
  func once() throws {
    let tree = try Tree(
      storyboards: ["A.storyboard", "B.storyboard", "Sub/C.storyboard"], code: ["A.swift"],
      ["App.xcodeproj/": ""])
    #expect(
      try tree.code("A.storyboard", "B.storyboard", "Sub/C.storyboard") == [
        "1 Swift file of the working folder"
      ])
    let outcome = try tree.run("diff", "A.storyboard", "Sub/C.storyboard")
    #expect(outcome.status == 0)
    #expect(outcome.error == "skelinspect: note: read with: 1 Swift file of the working folder\n")
  }
}
