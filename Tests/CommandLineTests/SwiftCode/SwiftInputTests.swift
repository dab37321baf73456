import Foundation
import Testing

@Suite("Swift files as input")
struct SwiftInputTests {
  @Test("One that is named, or found in a folder that is, counts for all storyboards of the run")
  func named() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"],
      code: ["App/A.swift", "B.swift", "Kit/C.swift", "Kit/KitTests/D.swift"],
      ["App/App.xcodeproj/": "", "Kit/Test.swift": "import XCTest\n"])
    #expect(
      try tree.code("App/Main.storyboard", "B.swift", "App/A.swift") == [
        "1 Swift file of App/, 1 of this run"
      ])
    #expect(try tree.code("App/Main.storyboard", "Kit") == ["1 Swift file of App/, 2 of this run"])
  }

  @Test("One that is named is read alone, and makes no view known to be none")
  func alone() throws {
    let tree = try Tree(storyboards: [], code: ["A.swift", "B.swift"], ["App.xcodeproj/": ""])
    let outcome = try tree.run("inspect", "A.swift")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.error == "A.swift: note: there is no view in it\n")
  }

  @Test("One that is found in a folder or a list is read with its app; all files share what is the same")
  func found() throws {
    let tree = try Tree(
      storyboards: ["UI/Main.storyboard"], code: ["A.swift", "Sub/B.swift", "Kit/Sources/C.swift"],
      ["App.xcodeproj/": "", "Kit/Package.swift": ""])
    let words = "read with: 3 Swift files of the working folder\n"
    for arguments in [["Sub"], ["."], ["Kit", "UI"], ["--files-from", "-"]] {
      let outcome = try tree.run(["lint", "-v"] + arguments, input: "Sub/B.swift\n")
      #expect(outcome.error.hasPrefix(words), "\(arguments)")
      #expect(outcome.error.split(separator: "\n").count { $0.hasPrefix("read with") } == 1)
    }
    #expect(try !tree.run("lint", "-v", "Sub/B.swift").error.contains("read with"))
  }

  @Test("Nothing is said of those in folders that make no view")
  func silent() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["A.swift", "Sub/B.swift"], ["App.xcodeproj/": ""])
    for command in ["inspect", "describe", "preview"] {
      let outcome = try tree.run(command, ".")
      #expect(outcome.status == 0 && !outcome.error.contains("there is no view"))
    }
    let nothing = try tree.run("inspect", "Sub")
    #expect(nothing.status == 2 && nothing.message == "Sub: error: no view hierarchy is in this folder")
  }

  @Test("Lint counts those in folders only where it has something to say, and lists all")
  func lint() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["A.swift", "Sub/B.swift", "SubTests/C.swift"],
      ["App.xcodeproj/": "", "Sub/T.swift": "@testable import App\n"])
    #expect(try tree.run("lint").text == "No findings in 1 file.\n")
    #expect(try tree.run("lint", "A.swift", "Main.storyboard").text == "No findings in 2 files.\n")
    #expect(try tree.listed() == ["A.swift", "Main.storyboard", "Sub/B.swift"])
    #expect(try tree.listed("--no-sources") == ["Main.storyboard"])
    let account = try tree.run("lint", "-v").error
    #expect(account.contains("read with: 2 Swift files of the working folder\n"))
    #expect(account.contains("Sub/B.swift: linted: it makes no hierarchy, and nothing is found in it\n"))
    #expect(account.contains("SubTests/C.swift: passed over: its code does not count\n"))
  }

  @Test("A folder of code alone passes with a line on standard error; a list of it is none of ours")
  func codeAlone() throws {
    let tree = try Tree(storyboards: [], code: ["Sub/A.swift", "Sub/B.swift"])
    let outcome = try tree.run("lint", "Sub")
    #expect(outcome.status == 0 && outcome.text == "No findings in 0 files.\n")
    #expect(outcome.error == "skelinspect: note: 2 Swift files make no hierarchy\n")
    #expect(try tree.run("lint", "Sub", "-q").error.isEmpty)
    let none = try tree.run("lint", "Sub", "--no-sources")
    #expect(none.status == 2 && none.message == "skelinspect: error: nothing to lint in Sub")
  }

  @Test("What was read is said in the outline, and never in what a machine reads")
  func remarks() throws {
    let tree = try Tree(storyboards: ["Main.storyboard", "B.xib"], code: ["A.swift"], ["App.xcodeproj/": ""])
    let words = "read with: 1 Swift file of the working folder\n"
    #expect(try tree.run("inspect", "Main.storyboard").text.hasSuffix("\n" + words))
    #expect(try tree.run("inspect", "Main.storyboard", "B.xib").text.hasSuffix("\n" + words))
    for arguments in [
      ["inspect", "Main.storyboard", "--format=json"], ["why", "Main.storyboard", "UILabel"],
      ["why", "Main.storyboard", "UILabel", "--format=json"], ["preview", "Main.storyboard"],
      ["preview", "Main.storyboard", "-o", "a.svg"], ["describe", "Main.storyboard"],
      ["diff", "Main.storyboard", "B.xib"],
    ] {
      let outcome = try tree.run(arguments)
      #expect(outcome.status == 0 && !outcome.text.contains("read with"), "\(arguments)")
      #expect(outcome.error.contains("skelinspect: note: " + words), "\(arguments)")
    }
    let linted = try tree.run("lint", "Main.storyboard")
    #expect(!linted.text.contains("read with") && !linted.error.contains("read with"))
  }
}
