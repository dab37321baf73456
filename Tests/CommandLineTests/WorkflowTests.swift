import Foundation
import Testing

@Suite("The project's own workflow")
struct WorkflowTests {
  @Test("It runs all checks with a Swift that can build the package, and may do no more than read")
  func checks() throws {
    let workflow = try YAMLValue(file: ".github/workflows/ci.yml")
    #expect(
      workflow["permissions"]?.entries.map { "\($0.key): \($0.value.text ?? "")" } == ["contents: read"])
    let job = try #require(workflow["jobs"]?.entries.first?.value)
    let commands = job["steps"]?.elements.compactMap { $0["run"]?.text } ?? []
    #expect(commands.last == ".ci/run")
    #expect(FileManager.default.isExecutableFile(atPath: Paths.package.appending(path: ".ci/run").path))
    let image = try #require(job["container"]?.text?.wholeMatch(of: #/swift:(\d+)\.(\d+)-bookworm/#)?.output)
    let package = try String(contentsOf: Paths.package.appending(path: "Package.swift"), encoding: .utf8)
    let tools = try #require(package.firstMatch(of: #/swift-tools-version: (\d+)\.(\d+)/#)?.output)
    let versions = [(image.1, image.2), (tools.1, tools.2)].map { (Int($0) ?? 0, Int($1) ?? 0) }
    #expect(versions[0] >= versions[1])
  }

  @Test("A Mac tests and releases too, with an Xcode that can build the package")
  func mac() throws {
    let job = try #require(try YAMLValue(file: ".github/workflows/ci.yml")["jobs"]?["mac"])
    let commands = job["steps"]?.elements.compactMap { $0["run"]?.text } ?? []
    #expect(commands.contains("make test") && commands.contains("make release"))
    let xcode = job["env"]?["DEVELOPER_DIR"]?.text
    #expect(xcode?.hasPrefix("/Applications/Xcode_26.") == true)
    let release = try YAMLValue(file: ".github/workflows/release.yml")["jobs"]
    #expect(release?["mac-programs"]?["env"]?["DEVELOPER_DIR"]?.text == xcode)
  }
}
