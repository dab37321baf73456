import Foundation
import Testing

@Suite("lint --add-ignores, with Swift code")
struct IgnoreCodeTests {
  @Test("Findings in code are hidden there; what is left is counted", arguments: CodeProject.conformance)
  func projects(_ project: CodeProject) throws {
    let tree = try project.tree()
    let arguments = project.lintArguments + project.arguments + project.inputs
    let outcome = try tree.run(["lint", "--add-ignores=later"] + arguments)
    guard outcome.status < 2 else { return }
    let after = try tree.run(["lint", "--format", "json"] + arguments)
    let findings = try JSONValue(Data(after.output))["findings"]?.list ?? []
    if findings.isEmpty {
      #expect(!outcome.error.contains("not hidden"), "\(outcome.error)")
    } else {
      let words =
        findings.count == 1 ? "1 finding is not hidden" : "\(findings.count) findings are not hidden"
      #expect(outcome.error.contains(words), "\(findings): \(outcome.error)")
    }
  }

  @Test("A comment above the line in the class of a cell")
  func cell() throws {
    let project = try #require(CodeProject.conformance.first { $0.name == "app-feed" })
    let tree = try project.tree()
    #expect(try tree.run("lint", "--add-ignores=later", ".").status == 0)
    let code = try tree.text("Feed/PostCell.swift")
    #expect(
      code.contains(
        "        // skelinspect:ignore hidden-when-active-ignored -- later\n"
          + "        dateLabel.isHiddenWhenSkeletonIsActive = true\n"), "\(code)")
    #expect(try tree.run("lint", ".").text.contains("No findings in "))
  }
}
