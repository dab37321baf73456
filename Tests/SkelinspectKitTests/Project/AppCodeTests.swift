import Testing

@testable import SkelinspectKit

@Suite("Code of an app, by its text")
struct AppCodeTests {
  private func file(_ text: String) -> AppCode {
    AppCode(Array(text.utf8))
  }

  @Test(
    "A file that imports what tests or descriptions of projects need is none of it",
    arguments: [
      "import XCTest", "import Testing", "\u{FEFF}import XCTest", "import UIKit; import XCTest",
      "// Copyright\n/* a /* b */ c */\n\nimport UIKit\nimport XCTest\n", "@preconcurrency import XCTest",
      "@_spi(Testing) import Testing", "#if canImport(XCTest)\nimport XCTest\n#endif", "@testable import App",
      "@testable\nimport App", "import class XCTest.XCTestCase", "public import XCTest",
      "\r\nimport XCTest\r\n",
      "internal import  /* why */ XCTest // so", "import PackageDescription", "import ProjectDescription",
    ])
  func besideApp(_ text: String) { #expect(file(text).isBesideApp) }

  @Test(
    "Other files belong to it",
    arguments: [
      "", "import UIKit", "// import XCTest\nimport UIKit",
      "/* import XCTest\nimport Testing */ import UIKit",
      "import UIKit\nlet text = \"\"\"\nimport XCTest\n\"\"\"", "import TestingKit",
      "import XCTestDynamicOverlay",
      "let importXCTest = 1", "import", "import class", "/*", "@", "#", "@(", "importXCTest",
      "import App.XCTest", "struct Testing {}\n",
    ])
  func ofApp(_ text: String) { #expect(!file(text).isBesideApp) }

  @Test("SkeletonView declares its appearance for others, an app does not")
  func library() {
    #expect(file("public enum SkeletonAppearance {").isOfLibrary)
    #expect(file("open class A {}\npublic class SkeletonAppearance: B {").isOfLibrary)
    for text in ["enum SkeletonAppearance {}", "SkeletonAppearance.default", "", "public enum Skeleton {}"] {
      #expect(!file(text).isOfLibrary)
    }
  }

  @Test("A package is the library's by its own name, not by that of a dependency")
  func package() {
    #expect(file("let package = Package(\n    name: \"SkeletonView\",").describesLibrary)
    #expect(file("let package = Package(name:\"SkeletonView\")").describesLibrary)
    #expect(
      !file("Package(name: \"App\", dependencies: [.product(name: \"SkeletonView\")])").describesLibrary)
  }

  @Test("The ending tells which code a file is read with")
  func use() {
    #expect(["a.storyboard", "A.XIB"].allSatisfy { CodeUse(of: $0) == .project })
    #expect(
      CodeUse(of: "a.swift") == .code && CodeUse(of: "<stdin>") == .given && CodeUse(of: "a.yaml") == .given)
  }

  @Test("Findings in code that no one named have a file to stand in")
  func homes() throws {
    let source = SourceText(Array("view.showSkeleton()\n".utf8), named: "A.swift")
    var storyboard = LintedFile(ofCode: [], named: "Main.storyboard")
    storyboard.elsewhere = [Diagnostic("unreachable-skeletonable", .error, "so", at: source.place(0..<4))]
    let elsewhere = FindingsElsewhere(in: [storyboard])
    #expect(elsewhere.fileNames == ["A.swift"])
    let home = elsewhere.merged(
      into: LintedFile(ofCode: Array(source.bytes), named: "A.swift"), by: Linter(LintSettings()),
      path: "A.swift")
    #expect(home.diagnostics.map(\.message) == ["so"])
    #expect(LintReport([home]).text().contains("1 | view.showSkeleton()"))
  }

  @Test("A project of files takes its Swift files for the code of the others")
  func project() throws {
    let project = Project([
      Project.File(name: "A.swift", bytes: Array("class A {}".utf8)),
      Project.File(name: "a.yaml", bytes: Array("type: UIView".utf8)),
    ])
    #expect(try project.hierarchies().count == 1)
    #expect(project.code.map(\.names) == [["A.swift"]])
    #expect(project.files.map { project.codeBase(of: $0) } == [0, nil])
    #expect(project.lint().files.count == 2)
  }
}
